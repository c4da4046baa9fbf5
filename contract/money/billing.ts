import * as z from 'zod/mini'
import { done, fault, line } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Western digits and capital letters, without spaces and hyphens. */
export const compact = z.overwrite((text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase(),
)

/** Whether the check digits match: with the first four characters moved to the end, the number leaves 1 modulo 97. */
export function isIban(text: string): boolean {
  if (!/^SA\d{22}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Fifteen digits, of which the first and the last are 3. */
export const vatNumber = z.string().check(compact, z.regex(/^3\d{13}3$/, fault('vat_number_invalid')))
export const postalCode = z
  .string(fault('required'))
  .check(compact, z.regex(/^\d{5}$/, fault('postal_code_invalid')))

export const iban = z.string(fault('required')).check(compact, z.refine(isIban, fault('iban_invalid')))

export const billingForm = z.strictObject({
  legalName: line(160),
  vatNumber: z.optional(vatNumber),
  /** Ministry of Health licence of the institution that the dietitian practises under. */
  healthLicense: z.optional(line(40)),
  /** If omitted, the stored one stays. */
  iban: z.optional(iban),
  street: line(160),
  district: z.optional(line(80)),
  city: line(80),
  postalCode,
})

const billing = z.strictObject({
  legalName: z.string(),
  vatNumber: z.string(),
  healthLicense: z.string(),
  /** The last four characters of the account number. */
  ibanEnd: z.nullable(z.string()),
  street: z.string(),
  district: z.string(),
  city: z.string(),
  postalCode: z.string(),
})
export type Billing = z.output<typeof billing>

export const readBilling = route({
  method: 'GET',
  path: '/api/practice/billing',
  summary: 'Get your billing details for invoices, and the last digits of your payout account.',
  audience: 'dietitian',
  about: ['billing'],
  inPerson: true,
  output: z.strictObject({ billing }),
})

export const saveBilling = route({
  method: 'PUT',
  path: '/api/practice/billing',
  summary: 'Save your billing details. A change of the account number is announced by email.',
  audience: 'dietitian',
  touches: ['billing'],
  needsProof: true,
  body: billingForm,
  output: z.strictObject({ billing }),
  refusals: ['proof_needed'],
})

export const removeIban = route({
  method: 'DELETE',
  path: '/api/practice/billing/iban',
  summary: 'Delete the account number.',
  audience: 'dietitian',
  touches: ['billing'],
  needsProof: true,
  output: done,
  refusals: ['proof_needed'],
})
