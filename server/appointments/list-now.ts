import { sql } from 'kysely'
import { callCloses, callOpens, type listNow as route } from '#contract/appointments/appointment.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { isInCall } from '../calls/facts.ts'
import { partyOf } from './load.ts'
import { type ListedRow, listedColumns, mayStillBeRunning, sideOf } from './row.ts'
import { minute } from './rules.ts'
import { viewOf } from './view.ts'

type NowRow = ListedRow & { is_joined: boolean }

/** Enough for the current appointments, which never overlap, and the next one. */
const most = 4

export const listNow: Read<typeof route, NowRow> = (actor, _input, now) => {
  const party = partyOf(actor)
  const at = sql`${now}::timestamptz`
  return {
    query: () => sql<NowRow>`
      select ${listedColumns}, ${isInCall(sql`met.id`, party === 'patient' ? 'dietitian' : 'patient', now)} as is_joined from met_appointments as met
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
        joined: rows.filter((row) => opensAt(row) <= now.getTime() && row.is_joined).map(({ id }) => id),
        nextAt: next ? new Date(opensAt(next)).toISOString() : null,
      }
    },
  }
}
