import { sql } from 'kysely'
import type { Dispute, listDisputes as route } from '#contract/money/disputes.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { type Attendance, attendanceOf } from '#server/appointments/facts/one-appointment.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { cursorRow, microsOf, readCursor, writeCursor } from '#server/ground/time/cursor.ts'

type Row = {
  id: string
  payment_id: string
  halalas: number
  reason: string
  state: Dispute['state']
  opened_at: Date
  ended_at: Date | null
  borne: number
  micros: string
  attendance: Attendance | null
}
type Answer = OutputOf<typeof route>

const pageSize = 20

/** Admins see other people's appointments only as far as their duties need: here, whether one took place. */
export async function prepareDisputes(house: House, { after }: InputOf<typeof route>): Promise<Answer> {
  const before = after ? readCursor(after) : null
  const rows = await house.db.read(
    system,
    () => sql<Row>`
      select disputes.id, payment_id, disputes.halalas, disputes.reason, disputes.state, disputes.opened_at, disputes.ended_at, borne,
          ${microsOf(sql`disputes.opened_at`)} as micros, ${attendanceOf(sql`payments.appointment_id`)} as attendance
        from disputes join payments on payments.id = payment_id
        where ${before ? sql`(disputes.opened_at, disputes.id) < ${cursorRow(before)}` : sql`true`}
        order by disputes.opened_at desc, disputes.id desc limit ${pageSize + 1}`,
  )
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    disputes: shown.map((row) => ({
      id: row.id,
      payment: row.payment_id,
      amount: row.halalas / 100,
      reason: row.reason,
      state: row.state,
      openedAt: row.opened_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      borne: row.borne / 100,
      appointment: row.attendance && {
        ...row.attendance,
        startsAt: new Date(row.attendance.startsAt).toISOString(),
      },
    })),
    after: last ? writeCursor(last) : null,
  }
}
