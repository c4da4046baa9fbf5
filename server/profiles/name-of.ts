import { type RawBuilder, sql } from 'kysely'

/** As a column of another statement, for whoever may read it. */
export const nameOf = (userId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select full_name from profiles where profiles.id = ${userId})`
