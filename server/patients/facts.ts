import { type RawBuilder, sql } from 'kysely'

/** Whether somebody is still here as a patient of the dietitian who asks: their account is not closed. */
export const isPresentPatient = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from met_patients where met_patients.id = ${person})`

/** What a dietitian calls somebody whom they have met, as columns of another statement. */
export const nameOfPatient = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select full_name from met_patients where met_patients.id = ${person})`
export const otherNameOfPatient = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select other_name from met_patients where met_patients.id = ${person})`
