import { Refusal } from '../refusal.ts'

const uniqueViolation = '23505'

/** Of two who confirm one address in the same moment one gets it; the other's link is worth nothing. */
export function orAddressTaken(fault: unknown): never {
  if ((fault as { code?: string }).code === uniqueViolation) throw new Refusal('link_not_valid')
  throw fault
}
