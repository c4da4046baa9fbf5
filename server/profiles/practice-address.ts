import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#server/http/refusal.ts'

/** Patients can come there: city and address are both known. */
export const practiceHasAddress = (userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from dietitian_profiles where user_id = ${userId}::uuid and city is not null and address <> '')`

/** The database itself lets nothing take place in person that takes place nowhere. */
export function orAddressNeeded(fault: unknown): never {
  if ((fault as { constraint?: string }).constraint === 'practice_address_needed')
    throw new Refusal('practice_address_needed')
  throw fault
}
