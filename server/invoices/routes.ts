import {
  readInvoiceSettings as readSettingsRoute,
  saveInvoiceSettings as saveSettingsRoute,
} from '#contract/invoice-settings.ts'
import {
  listAllInvoices as listAllRoute,
  listAppointmentInvoices as listAppointmentRoute,
  listPracticeInvoices as listPracticeRoute,
  listInvoices as listRoute,
  printInvoice as printRoute,
  readInvoice as readRoute,
} from '#contract/invoices.ts'
import {
  readNationalId as readIdRoute,
  removeNationalId as removeIdRoute,
  saveNationalId as saveIdRoute,
} from '#contract/national-id.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import {
  listAllInvoices,
  listAppointmentInvoices,
  listInvoices,
  listPracticeInvoices,
} from './list-invoices.ts'
import { readNationalId, removeNationalId, saveNationalId } from './national-id.ts'
import { printInvoice } from './print-invoice.ts'
import { readInvoice } from './read-invoice.ts'
import { readInvoiceSettings, saveInvoiceSettings } from './settings.ts'

export const invoiceRoutes: readonly Bound[] = [
  bindRead(listRoute, listInvoices),
  bindRead(listPracticeRoute, listPracticeInvoices),
  bindRead(listAllRoute, listAllInvoices),
  bindRead(listAppointmentRoute, listAppointmentInvoices),
  bindRead(readRoute, readInvoice),
  bindFile(printRoute, printInvoice),
  bind(readSettingsRoute, readInvoiceSettings),
  bind(saveSettingsRoute, saveInvoiceSettings),
  bind(readIdRoute, readNationalId),
  bind(saveIdRoute, saveNationalId),
  bind(removeIdRoute, removeNationalId),
]
