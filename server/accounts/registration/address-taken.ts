import { Refusal } from '#server/ground/http/refusal.ts'

const uniqueViolation = '23505'

/** Only one confirmed account has an address, says the index; whoever comes later has a link that is worth nothing. */
export function orAddressTaken(fault: unknown): never {
  if ((fault as { code?: string }).code === uniqueViolation) throw new Refusal('link_not_valid')
  throw fault
}
