import { Refusal } from '#server/ground/http/refusal.ts'

/** The database itself lets nothing take place in person that takes place nowhere. */
export function orAddressNeeded(fault: unknown): never {
  if ((fault as { constraint?: string }).constraint === 'practice_address_needed')
    throw new Refusal('practice_address_needed')
  throw fault
}
