import { sql } from 'kysely'
import type { MessageReport, closeMessageReport as route } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { reportsFor, viewReports } from './report.ts'

/** Decrypting as the system takes another connection, so it precedes the transaction: none waits for another. */
export async function openReport(
  house: House,
  { id }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<MessageReport> {
  const rows = await house.db.read(actor, () => reportsFor(actor, sql`id = ${id}::uuid`, 1))
  const [report] = await viewReports(rows, house)
  if (!report) throw new Refusal('not_found')
  return report
}

/** The log says who closed it. */
export const closeMessageReport: Verb<typeof route, MessageReport> = async (
  tx,
  actor,
  { id, outcome },
  now,
  _house,
  { ready: report },
) => {
  const { numUpdatedRows } = await tx
    .updateTable('message_reports')
    .set({ closed_at: now, outcome })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    await record(tx, actor, 'message.report_closed', id, now, { outcome })
    return { report: { ...report, closedAt: now.toISOString(), outcome } }
  }
  // The first outcome is kept, even if it was recorded a moment ago.
  const first = await tx
    .selectFrom('message_reports')
    .select(['closed_at', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!first) throw new Refusal('not_found')
  return {
    report: {
      ...report,
      closedAt: first.closed_at?.toISOString() ?? null,
      outcome: first.outcome as MessageReport['outcome'],
    },
  }
}
