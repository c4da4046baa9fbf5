import { type RawBuilder, sql } from 'kysely'

/** Whether this is still a patient of the calling dietitian, with an open account. */
export const isPatientWithAccount = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from met_patients where met_patients.id = ${person})`

/** The name of a patient whom the calling dietitian has met, as a column of another statement. */
export const nameOfPatient = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select full_name from met_patients where met_patients.id = ${person})`
export const otherNameOfPatient = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select other_name from met_patients where met_patients.id = ${person})`
