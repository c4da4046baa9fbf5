import { about, detail, recorder } from '#server/ground/data/events.ts'

export const invoiceEvents = {
  'invoice.issued': about('invoice', ['invoice_mail'], detail<{ number: string }>()),
  'invoice.credited': about('invoice', [], detail<{ number: string }>()),
  'billing.operator_changed': about('user', [], detail<{ fields: readonly string[] }>()),
  'national_id.saved': about('user', []),
  'national_id.removed': about('user', []),
}

export const record = recorder(invoiceEvents)
