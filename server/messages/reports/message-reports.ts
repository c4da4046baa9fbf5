import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { MessageReport } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { cursorRow, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { record } from '../events.ts'
import {
  type ConversationContext,
  contentOf,
  contextColumns,
  conversationKey,
  type MessageRow,
  messageColumns,
  withFile,
} from '../message.ts'
import { isOwnConversation, sideOf } from '../sides.ts'
import {
  isForOthers,
  noteBinding,
  type ReportRow,
  reportedBinding,
  reportsFor,
  viewReports,
} from './report.ts'

/** Only for a message of the other side. The report stores the text as read, whatever is edited or taken back later. */
export const reportMessage: Verb<typeof contract.reportMessage> = async (
  tx,
  actor,
  { id, reason, note },
  now,
  house,
) => {
  const { rows } = await sql<MessageRow & ConversationContext>`
    select ${messageColumns(actor)}, ${contextColumns('conversations')}
      from messages join conversations on conversations.id = messages.conversation_id ${withFile}
      where messages.id = ${id}::uuid and ${isOwnConversation(actor)}`.execute(tx)
  const [row] = rows
  if (!row || row.by_person === (sideOf(actor, row) === 'person')) throw new Refusal('not_found')
  if (row.taken_back_at) throw new Refusal('message_taken_back')
  const key = conversationKey(row, house)
  if (!key) throw new Error('the person of a message has no key')
  const content = contentOf(row, key, house)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('message_reports')
    .values({
      message_id: id,
      person_id: row.person_id,
      reporter_id: actor.id,
      writer_id: row.sender_id,
      reason,
      note_sealed: note === undefined ? null : key.seal(note, noteBinding(id, actor.id)),
      content_sealed: content === null ? null : key.seal(content, reportedBinding(id, actor.id)),
      file_type: row.file_type,
      written_at: row.at,
      reported_at: now,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await record(tx, actor, 'message.reported', id, now, { conversation: row.id })
  return { done: true }
}

const pageSize = 20

export const listMessageReports: Read<typeof contract.listMessageReports, ReportRow> = (
  actor,
  { state, after },
  _now,
  house,
) => ({
  query() {
    const isThere = state === 'open' ? sql`closed_at is null` : sql`closed_at is not null`
    const beyond = after === undefined ? sql`` : sql`and (reported_at, id) < ${cursorRow(readCursor(after))}`
    return reportsFor(actor, sql`${isThere} ${beyond}`, pageSize + 1)
  },
  async view(rows) {
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      reports: await viewReports(page, house),
      after:
        last && rows.length > pageSize
          ? writeCursor({ micros: String(last.reported_at.getTime() * 1_000), id: last.id })
          : null,
    }
  },
})

export const countMessageReports: Read<typeof contract.countMessageReports, { open: number }> = (actor) => ({
  query: () => sql`
    select count(*)::int as open from message_reports where closed_at is null and ${isForOthers(actor)}`,
  view: ([row]) => ({ open: row?.open ?? 0 }),
})

/**
 * Decrypting as the system needs another connection; because it is done before the transaction, no transaction waits
 * for one.
 */
export async function openReport(
  house: House,
  { id }: InputOf<typeof contract.closeMessageReport>,
  { actor }: Caller,
): Promise<MessageReport> {
  const rows = await house.db.read(actor, () => reportsFor(actor, sql`id = ${id}::uuid`, 1))
  const [report] = await viewReports(rows, house)
  if (!report) throw new Refusal('not_found')
  return report
}

/** The log records who closed it. */
export const closeMessageReport: Verb<typeof contract.closeMessageReport, MessageReport> = async (
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
  // The first outcome stays, even if it was recorded only a moment ago.
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
