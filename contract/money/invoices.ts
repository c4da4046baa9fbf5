import * as z from 'zod/mini'
import { one } from '#contract/appointments/appointment.ts'
import { flag, id, moment, pageToken, searchText } from '#contract/fields.ts'
import { languages } from '#contract/language.ts'
import { route } from '#contract/route.ts'
import { timeOrders } from '#contract/time-order.ts'

export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
export const invoiceSubjects = ['consultation', 'fee'] as const
export type InvoiceSubject = (typeof invoiceSubjects)[number]

/** The codes of the tax authority: the standard rate, tax borne by the state for a citizen, no tax at all. */
export const vatCategories = ['S', 'Z', 'O'] as const
export type VatCategory = (typeof vatCategories)[number]

export const invoiceTitles = [
  'tax_invoice',
  'simplified_tax_invoice',
  'invoice',
  'tax_credit_note',
  'simplified_tax_credit_note',
  'credit_note',
] as const
export type InvoiceTitle = (typeof invoiceTitles)[number]

export const paperLabels = [
  'title',
  'number',
  'issued',
  'corrects',
  'creditedBy',
  'seller',
  'buyer',
  'vatNumber',
  'commercialNumber',
  'nationalId',
  'net',
  'vat',
  'total',
  'qr',
] as const

const address = z.strictObject({
  street: z.string(),
  district: z.nullable(z.string()),
  city: z.string(),
  postalCode: z.string(),
})

const named = z.strictObject({ name: z.string(), otherName: z.nullable(z.string()) })

const party = z.strictObject({
  ...named.shape,
  vatNumber: z.nullable(z.string()),
  commercialNumber: z.nullable(z.string()),
  nationalId: z.nullable(z.string()),
  address: z.nullable(address),
})
export type InvoiceParty = z.output<typeof party>

const line = z.strictObject({
  /** Null for the platform’s monthly fee. */
  name: z.nullable(z.string()),
  otherName: z.nullable(z.string()),
  /** When the appointment takes place. */
  at: z.nullable(moment),
  /** `2026-11`, for a fee. */
  month: z.nullable(z.string()),
  category: z.enum(vatCategories),
  /** Per cent. */
  rate: z.number(),
  /** Riyals, like all amounts here. */
  net: z.number(),
  vat: z.number(),
  total: z.number(),
})
export type InvoiceLine = z.output<typeof line>

const other = z.strictObject({ id, number: z.string(), total: z.number(), issuedAt: moment })

/** A text in each language. */
const both = z.record(z.enum(languages), z.string())

/** The content of the printed invoice, in both languages whatever the reader's is. */
const paper = z.strictObject({
  labels: z.record(z.enum(paperLabels), both),
  issued: both,
  lines: z.array(z.strictObject({ name: both, total: both })),
  net: both,
  vat: both,
  total: both,
  notes: z.array(both),
})

const invoice = z.strictObject({
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  about: z.enum(invoiceSubjects),
  title: z.enum(invoiceTitles),
  issuedAt: moment,
  seller: party,
  buyer: party,
  /** Who issued it in the seller’s name; null if the seller issued it. */
  agent: z.nullable(named),
  lines: z.array(line),
  net: z.number(),
  vat: z.number(),
  total: z.number(),
  appointment: z.nullable(id),
  /** On a credit note: the invoice that it corrects. */
  corrects: z.nullable(other),
  /** On an invoice: its credit notes. */
  credits: z.array(other),
  /** The content of its QR code, in the format of the tax authority; null if it is not a tax invoice. */
  qr: z.nullable(z.string()),
  paper,
})
export type Invoice = z.output<typeof invoice>

export const invoiceSummary = z.strictObject({
  id,
  number: z.string(),
  kind: z.enum(invoiceKinds),
  about: z.enum(invoiceSubjects),
  issuedAt: moment,
  total: z.number(),
  seller: named,
  buyer: named,
})
export type InvoiceSummary = z.output<typeof invoiceSummary>

export const invoicesPerPage = 20
const page = z.strictObject({ invoices: z.array(invoiceSummary), after: z.nullable(pageToken) })

export const listInvoices = route({
  method: 'GET',
  path: '/api/invoices',
  summary: 'List the invoices and credit notes of your payments, latest first.',
  audience: 'patient',
  about: ['payments'],
  inPerson: true,
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: page,
})

export const listPracticeInvoices = route({
  method: 'GET',
  path: '/api/practice/invoices',
  summary:
    'List the invoices of your appointments and of the platform’s fee, with credit notes, latest first.',
  audience: 'dietitian',
  about: ['payments'],
  inPerson: true,
  query: z.strictObject({ about: z.optional(z.enum(invoiceSubjects)), after: z.optional(pageToken) }),
  output: page,
})

export const listAllInvoices = route({
  method: 'GET',
  path: '/api/admin/invoices',
  summary:
    'List all invoices and credit notes, latest first unless stated otherwise, or those whose number contains the query.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payments'],
  query: z.strictObject({
    q: z.optional(searchText),
    /** Only e-invoices that the operator’s own system has not received yet. */
    waiting: z.optional(flag),
    order: z.optional(z.enum(timeOrders)),
    after: z.optional(pageToken),
  }),
  output: page,
})

export const listAppointmentInvoices = route({
  method: 'GET',
  path: '/api/appointments/:id/invoices',
  summary: 'List the invoices and credit notes of an appointment, on either side of it.',
  audience: 'party',
  about: ['payments'],
  inPerson: true,
  params: one,
  output: z.strictObject({ invoices: z.array(invoiceSummary) }),
})

export const readInvoice = route({
  method: 'GET',
  path: '/api/invoices/:id',
  summary: 'Get a complete invoice or credit note, as its seller, buyer or an admin.',
  audience: 'signed_in',
  duties: ['finance'],
  about: ['payments'],
  inPerson: true,
  params: one,
  output: z.strictObject({ invoice }),
  refusals: ['not_found'],
})

export const printInvoice = route({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  summary: 'Download an invoice or credit note as a one-page PDF, in English and Arabic.',
  audience: 'signed_in',
  duties: ['finance'],
  inPerson: true,
  params: one,
  givesFile: ['application/pdf'],
  output: z.unknown(),
  refusals: ['not_found', 'rate_limited'],
})
