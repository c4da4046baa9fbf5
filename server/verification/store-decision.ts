import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

type Words = { reason: string | null; licenseNumber: string | null }

/** Stores the reason of a decision and the licence number it was based on. The decision's event names this row. */
export async function storeDecision(
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

/** A column for another statement: the reason of a decision. */
export const reasonOf = (decision: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select practice_decisions.reason from practice_decisions where practice_decisions.id = ${decision})`
