import { Refusal } from '#server/ground/http/refusal.ts'

const uniqueViolation = '23505'

/** A unique index allows only one confirmed, open account per address; later links to the same address are not valid. */
export function orAddressTaken(fault: unknown): never {
  if ((fault as { code?: string }).code === uniqueViolation) throw new Refusal('link_not_valid')
  throw fault
}
