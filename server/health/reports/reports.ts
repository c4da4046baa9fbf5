import { type RawBuilder, sql } from 'kysely'
import type { Report, listReports as route } from '#contract/health/reports.ts'
import { openPersonKey, type PersonKey, sealedKeyColumn } from '#server/ground/data/person-keys.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { healthFileNameBinding } from '../files.ts'

export type ReportRow = {
  id: string
  name_sealed: Buffer
  type: Report['type']
  bytes: number
  reported_on: string
  uploaded_at: Date
  key_sealed: Buffer | null
}

export const reportsOf = (userId: string, id?: string): RawBuilder<ReportRow> => sql<ReportRow>`
  select file.id, file.name_sealed, file.type, file.bytes, file.reported_on::text as reported_on, file.uploaded_at,
      ${sealedKeyColumn(sql`file.user_id`)} as key_sealed
    from health_files as file where file.user_id = ${userId}::uuid and file.entry_id is null
      ${id === undefined ? sql`` : sql`and file.id = ${id}::uuid`}
    order by file.reported_on desc, file.id desc`

export const listReports: Read<typeof route, ReportRow> = ({ id }, _input, _now, { keys }) => ({
  query: () => reportsOf(id),
  view: (rows) => {
    const sealed = rows[0]?.key_sealed
    const key = sealed ? openPersonKey(keys, id, sealed) : null
    return { reports: rows.map((row) => viewReport(row, key)) }
  },
})

export function viewReport(
  { id, name_sealed, type, bytes, reported_on, uploaded_at }: ReportRow,
  key: PersonKey | null,
): Report {
  const name = key?.tryOpen(name_sealed, healthFileNameBinding(id)) ?? null
  return {
    id,
    name: name ?? '',
    type,
    bytes,
    reportedOn: reported_on,
    uploadedAt: uploaded_at.toISOString(),
    isUnreadable: name === null,
  }
}
