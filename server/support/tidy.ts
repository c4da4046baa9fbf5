import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/**
 * Deletes visitors’ tickets that were unconfirmed for a month or closed for two years, and files that were not
 * attached within a day.
 */
export async function tidySupport({ db, clock }: House): Promise<void> {
  const now = clock.now()
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await db.as(system, async (tx) => {
    await sql`delete from tickets where opened_at is null and asked_at < ${before(30)}::timestamptz`.execute(
      tx,
    )
    await sql`delete from tickets where person_id is null and closed_at < ${before(730)}::timestamptz`.execute(
      tx,
    )
    await sql`delete from ticket_files where message_id is null and uploaded_at < ${before(1)}::timestamptz`.execute(
      tx,
    )
  })
}
