import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { FileFolders } from '#server/ground/files/sweep.ts'
import type { House } from '#server/ground/house.ts'

export const messageFiles = {
  attachments: {
    known: (ids) => sql`select id from message_files where id = any (${ids}::uuid[])`,
    newest: (most) =>
      sql`select 'attachments/' || id as name from message_files order by id desc limit ${most}`,
  },
} satisfies FileFolders

/** Deletes files that have waited a day for their message; the next sweep deletes the bytes. */
export async function deleteUnsentFiles({ db, clock }: House): Promise<void> {
  await db.as(system, (tx) =>
    sql`delete from message_files where message_id is null and uploaded_at < ${clock.now()}::timestamptz - interval '1 day'`.execute(
      tx,
    ),
  )
}
