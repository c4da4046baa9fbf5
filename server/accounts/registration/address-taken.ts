import { Refusal } from '#server/ground/http/refusal.ts'

const uniqueViolation = '23505'

/** A unique index allows an address only one confirmed account that is not closed; later links to it are not valid. */
export function orAddressTaken(fault: unknown): never {
  if ((fault as { code?: string }).code === uniqueViolation) throw new Refusal('link_not_valid')
  throw fault
}
