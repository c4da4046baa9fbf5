import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { type ChangeContext, incrementListVersion } from './increment-list-version.ts'
import { lockList } from './lock-list.ts'

/** Deletes notifications about a subject that no longer concern their reader, read or not. Called by jobs, as `system`. */
export async function withdrawNotices(
  tx: Tx,
  house: ChangeContext,
  person: string,
  { subject, ifOnly }: { subject: string; ifOnly: RawBuilder<boolean> },
): Promise<void> {
  const which = sql`user_id = ${person}::uuid and subject_id = ${subject}::uuid and ${ifOnly}`
  await lockList(tx, person)
  await incrementListVersion(
    tx,
    house,
    person,
    sql`exists (select from notifications where ${which})`,
    sql`delete from notifications where exists (select from counted) and ${which}`,
  )
}
