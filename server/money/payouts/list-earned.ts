import { sql } from 'kysely'
import {
  type EarnedLine,
  type EarnedState,
  hoursUntilAvailable,
  type listEarned as route,
} from '#contract/money/balance.ts'
import { type EarnedAppointment, earnedAppointment } from '#server/appointments/facts/one-appointment.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { type EarnedRow, earningsPage, reversedBy } from '../ledger/facts.ts'
import { isDisputed, reversalsOf } from '../payments/facts.ts'

const most = 20

type Row = EarnedRow & { meeting: EarnedAppointment | null; is_disputed: boolean; taken_back: number }

export const listEarned: Read<typeof route, Row> = ({ id }, { after }) => ({
  query: () => sql<Row>`
    select earned.*, ${earnedAppointment(sql`earned.appointment_id`)} as meeting, ${isDisputed(sql`earned.appointment_id`)} as is_disputed,
        ${reversedBy(reversalsOf(sql`earned.appointment_id`))} as taken_back
      from (${earningsPage(id, after === undefined ? null : readCursor(after), most)}) as earned
      order by earned.micros::bigint desc, earned.id desc`,
  view(rows) {
    const shown = rows.slice(0, most)
    const last = rows.length > most ? shown.at(-1) : undefined
    return { earned: shown.map(viewEarned), after: last ? writeCursor(last) : null }
  },
})

function viewEarned(row: Row): EarnedLine {
  const { meeting, halalas, taken_back: takenBack } = row
  const state = stateOf(row)
  return {
    appointment: row.appointment_id,
    service: meeting && { name: meeting.name, otherName: meeting.otherName },
    startsAt: meeting && new Date(meeting.startsAt).toISOString(),
    state,
    availableAt:
      state === 'pending' && meeting
        ? new Date(Date.parse(meeting.endsAt) + hoursUntilAvailable * 3_600_000).toISOString()
        : null,
    earned: halalas / 100,
    takenBack: takenBack / 100,
  }
}

function stateOf({ halalas, taken_back, is_available, is_disputed }: Row): EarnedState {
  if (taken_back >= halalas) return 'taken_back'
  if (is_disputed) return 'held'
  return is_available ? 'available' : 'pending'
}
