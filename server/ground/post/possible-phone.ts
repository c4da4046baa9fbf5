import type { Fault } from '#contract/faults.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/**
 * A number in E.164 whose country exists and numbers its telephones with so many digits. The browser does without this
 * check: what it needs to know of every country is more than a page may weigh. The server loads it with the first number.
 */
export async function assertPossiblePhone(
  field: string,
  phone: string,
  code: Fault = 'phone_too_short',
): Promise<void> {
  const { isPossiblePhoneNumber } = await import('libphonenumber-js/min')
  if (!isPossiblePhoneNumber(phone)) throw new Refusal('invalid_fields', { fields: [{ field, code }] })
}
