import type { Fault } from '#contract/faults.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Accepts an E.164 number only if its country exists and uses numbers of that length. The browser skips this check
 * because the data on every country is too heavy for a page. The server loads the data with the first number.
 */
export async function assertPossiblePhone(
  field: string,
  phone: string,
  code: Fault = 'phone_too_short',
): Promise<void> {
  const { isPossiblePhoneNumber } = await import('libphonenumber-js/min')
  if (!isPossiblePhoneNumber(phone)) throw new Refusal('invalid_fields', { fields: [{ field, code }] })
}
