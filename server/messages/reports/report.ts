import { type RawBuilder, sql } from 'kysely'
import type { MessageReport } from '#contract/messages.ts'
import { type Actor, system } from '#server/ground/data/db.ts'
import { openPersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

/** The encryption is bound to the message and its reporter. */
export const reportedBinding = (message: string, reporter: string): string =>
  `message_reports:${message}:${reporter}`
export const noteBinding = (message: string, reporter: string): string =>
  `message_reports:${message}:${reporter}:note`

export type ReportRow = {
  id: string
  message_id: string
  person_id: string
  reporter_id: string | null
  reporter_name: string | null
  reporter_other_name: string | null
  writer_id: string | null
  writer_name: string | null
  writer_other_name: string | null
  reason: MessageReport['reason']
  note_sealed: Buffer | null
  content_sealed: Buffer | null
  file_type: MessageReport['message']['fileType']
  written_at: Date
  reported_at: Date
  closed_at: Date | null
  outcome: MessageReport['outcome']
}

/** Admins cannot decide about their own messages or their own reports. */
export const isForOthers = ({ id }: Actor): RawBuilder<boolean> =>
  sql`(writer_id is distinct from ${id}::uuid and reporter_id is distinct from ${id}::uuid)`

export const reportsFor = (
  actor: Actor,
  which: RawBuilder<unknown>,
  most: number,
): RawBuilder<ReportRow> => sql`
  select id, message_id, person_id, reporter_id, ${nameOf(sql`reporter_id`)} as reporter_name, ${otherNameOf(sql`reporter_id`)} as reporter_other_name,
      writer_id, ${nameOf(sql`writer_id`)} as writer_name, ${otherNameOf(sql`writer_id`)} as writer_other_name,
      reason, note_sealed, content_sealed, file_type, written_at, reported_at, closed_at, outcome
    from message_reports
    where ${which} and ${isForOthers(actor)}
    order by reported_at desc, id desc limit ${most}`

type Viewing = Pick<House, 'db' | 'keys' | 'log'>

/** Admins have no key to messages between people: the system decrypts the reported text, and nothing else. */
export async function viewReports(rows: readonly ReportRow[], house: Viewing): Promise<MessageReport[]> {
  const people = [...new Set(rows.map(({ person_id }) => person_id))]
  const keys = people.length > 0 ? await house.db.read(system, () => keysOf(people)) : []
  const sealed = new Map(keys.map(({ person, key_sealed }) => [person, key_sealed]))
  return rows.map((row) => viewReport(row, sealed.get(row.person_id) ?? null, house))
}

const keysOf = (people: readonly string[]) => sql<{ person: string; key_sealed: Buffer | null }>`
  select person, ${sealedKeyColumn(sql`person`)} as key_sealed from unnest(${people}::uuid[]) as person`

function viewReport(row: ReportRow, keySealed: Buffer | null, { keys, log }: Viewing): MessageReport {
  const key = keySealed && openPersonKey(keys, row.person_id, keySealed)
  const open = (sealed: Buffer | null, bound: string) => {
    const text = sealed && (key?.tryOpen(sealed, bound) ?? null)
    if (sealed && text === null) log('error', 'report.unopenable', { report: row.id })
    return text
  }
  const reporter = row.reporter_id ?? ''
  return {
    id: row.id,
    reason: row.reason,
    note: open(row.note_sealed, noteBinding(row.message_id, reporter)),
    reportedAt: row.reported_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    outcome: row.outcome,
    reporter: { id: row.reporter_id, name: row.reporter_name, otherName: row.reporter_other_name },
    writer: { id: row.writer_id, name: row.writer_name, otherName: row.writer_other_name },
    message: {
      id: row.message_id,
      content: open(row.content_sealed, reportedBinding(row.message_id, reporter)),
      fileType: row.file_type,
      at: row.written_at.toISOString(),
    },
  }
}
