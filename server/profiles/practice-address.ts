import { Refusal } from '#server/ground/http/refusal.ts'

/** The database itself refuses in-person services of a practice without an address. */
export function orAddressNeeded(fault: unknown): never {
  if ((fault as { constraint?: string }).constraint === 'practice_address_needed')
    throw new Refusal('practice_address_needed')
  throw fault
}
