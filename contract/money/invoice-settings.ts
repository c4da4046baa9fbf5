import * as z from 'zod/mini'
import { fault, line } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { compact, postalCode, vatNumber } from './billing.ts'

export const invoiceSettingsForm = z.strictObject({
  legalName: line(160),
  legalNameArabic: line(160),
  /** Omitted by an operator that is not registered for VAT. */
  vatNumber: z.optional(vatNumber),
  commercialNumber: z.optional(
    z.string().check(compact, z.regex(/^\d{10}$/, fault('commercial_number_invalid'))),
  ),
  street: line(160),
  district: z.optional(line(80)),
  city: line(80),
  postalCode,
  /** Whether citizens’ appointments with qualifying providers are invoiced without tax. */
  zeroRatesCitizens: z.boolean(fault('required')),
})

const settings = z.strictObject({
  legalName: z.string(),
  legalNameArabic: z.string(),
  vatNumber: z.string(),
  commercialNumber: z.string(),
  street: z.string(),
  district: z.string(),
  city: z.string(),
  postalCode: z.string(),
  zeroRatesCitizens: z.boolean(),
})
export type InvoiceSettings = z.output<typeof settings>

const answer = z.strictObject({
  settings,
  version: z.int(),
  /** Number of dietitians whose fee contains tax and cannot be invoiced before the operator’s VAT number is known. */
  waiting: z.int(),
})

export const readInvoiceSettings = route({
  method: 'GET',
  path: '/api/admin/invoice-settings',
  summary: 'Get the operator’s details for invoices, and whether citizens are invoiced without tax.',
  audience: 'admin',
  duties: ['finance'],
  output: answer,
})

export const saveInvoiceSettings = route({
  method: 'PUT',
  path: '/api/admin/invoice-settings',
  summary: 'Change these settings for future invoices. Refused if the version is not the latest.',
  audience: 'admin',
  duties: ['finance'],
  body: z.extend(invoiceSettingsForm, { version: z.int(fault('required')) }),
  output: answer,
  needsProof: true,
  refusals: ['proof_needed', 'changed_meanwhile'],
})
