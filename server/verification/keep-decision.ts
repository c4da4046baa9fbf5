import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

type Words = { reason: string | null; licenseNumber: string | null }

/** What was said with a decision, and the number it was made on. The event that tells of it names this row. */
export async function keepDecision(
  tx: Tx,
  userId: string,
  { reason, licenseNumber }: Words,
): Promise<string> {
  const { id } = await tx
    .insertInto('practice_decisions')
    .values({ user_id: userId, reason, license_number: licenseNumber })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The reason of a decision, as a column of another statement. */
export const reasonOf = (decision: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select practice_decisions.reason from practice_decisions where practice_decisions.id = ${decision})`
