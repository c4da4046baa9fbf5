import { type RawBuilder, sql } from 'kysely'

/** Whether somebody is still here as a patient of the dietitian who asks: their account is not closed. */
export const isPresentPatient = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from met_patients where met_patients.id = ${person})`
