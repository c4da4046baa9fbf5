import type { closeMessageReport as route } from '#contract/messages.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { record } from '../events.ts'
import { loadReport } from './report.ts'

/** Who has closed it stands in the log. */
export const closeMessageReport: Verb<typeof route> = async (tx, actor, { id, outcome }, now, house) => {
  const report = await loadReport(tx, actor, id, house)
  if (!report) throw new Refusal('not_found')
  const { numUpdatedRows } = await tx
    .updateTable('message_reports')
    .set({ closed_at: now, outcome })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { report }
  await record(tx, actor, 'message.report_closed', id, now, { outcome })
  return { report: { ...report, closedAt: now.toISOString(), outcome } }
}
