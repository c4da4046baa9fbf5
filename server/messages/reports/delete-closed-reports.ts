import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Days after closing when a report is deleted with the text that it quotes; the log still shows that it existed. */
const closedKept = 365

export async function deleteClosedReports({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - closedKept * 86_400_000)
  await db.as(system, (tx) => sql`delete from message_reports where closed_at < ${before}`.execute(tx))
}
