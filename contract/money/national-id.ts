import * as z from 'zod/mini'
import { done, fault } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** A citizen’s ID: ten digits that begin with 1 and pass the Luhn check. */
export function isCitizensId(text: string): boolean {
  if (!/^1\d{9}$/.test(text)) return false
  let sum = 0
  for (const [place, digit] of [...text].entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

export const nationalIdForm = z.strictObject({
  number: z.string(fault('required')).check(
    z.overwrite((text) =>
      text
        .normalize('NFKC')
        .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
        .replace(/[\s\p{Cf}-]/gu, ''),
    ),
    z.minLength(1, { error: fault('required'), abort: true }),
    z.refine(isCitizensId, fault('national_id_invalid')),
  ),
})

const answer = z.strictObject({
  /** The last three digits of the number. */
  end: z.nullable(z.string()),
  /** Whether the operator charges no tax to citizens; otherwise the number is not needed. */
  isUsed: z.boolean(),
})

export const readNationalId = route({
  method: 'GET',
  path: '/api/account/national-id',
  summary: 'Get whether your national ID is stored for invoices, and its last digits.',
  audience: 'patient',
  inPerson: true,
  output: answer,
})

export const saveNationalId = route({
  method: 'PUT',
  path: '/api/account/national-id',
  summary: 'Save a citizen’s national ID for future invoices.',
  audience: 'patient',
  inPerson: true,
  body: nationalIdForm,
  output: answer,
})

export const removeNationalId = route({
  method: 'DELETE',
  path: '/api/account/national-id',
  summary: 'Delete the national ID. Invoices that contain it keep it.',
  audience: 'patient',
  inPerson: true,
  output: done,
})
