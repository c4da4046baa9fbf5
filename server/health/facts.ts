import { type RawBuilder, sql } from 'kysely'

/** The photo of a meal in the diary, as a column of another statement. */
export const photoOfEntry = (entry: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select file.id from health_files as file where file.entry_id = ${entry})`

/** Whether this entry is a meal in the user’s own diary. */
export const isMealOf = (userId: string, entry: string): RawBuilder<boolean> => sql`exists (
  select from health_entries where id = ${entry}::uuid and user_id = ${userId}::uuid and kind = 'meal')`
