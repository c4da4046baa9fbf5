import { sql } from 'kysely'
import { callCloses, callOpens, type listNow as route } from '#contract/appointments/appointment.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { partyOf } from './load.ts'
import { type ListedRow, listedColumns, mayStillBeRunning, sideOf } from './row.ts'
import { minute } from './rules.ts'
import { viewOf } from './view.ts'

/** Enough for the current appointments, which never overlap, and the next one. */
const most = 4

export const listNow: Read<typeof route, ListedRow> = (actor, _input, now) => {
  const party = partyOf(actor)
  const at = sql`${now}::timestamptz`
  return {
    query: () => sql<ListedRow>`
      select ${listedColumns} from met_appointments as met
        where ${sideOf(party)} = ${actor.id}::uuid and status = 'confirmed' and ${mayStillBeRunning(now)}
          and ends_at > ${at} - ${callCloses} * interval '1 minute'
        order by starts_at, id limit ${most}`,
    view(rows) {
      const opensAt = (row: ListedRow) => row.starts_at.getTime() - callOpens * minute
      const next = rows.find((row) => opensAt(row) > now.getTime())
      return {
        appointments: rows
          .filter((row) => opensAt(row) <= now.getTime())
          .map((row) => viewOf(row, party, now)),
        nextAt: next ? new Date(opensAt(next)).toISOString() : null,
      }
    },
  }
}
