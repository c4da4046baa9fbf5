import { type RawBuilder, sql } from 'kysely'
import { addDays } from '#contract/days.ts'
import {
  type Dispute,
  type DisputePage,
  daysToAnswerBank,
  type listDisputes as listRoute,
  type readDispute as readRoute,
} from '#contract/money/disputes.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { type Attendance, attendanceOf } from '#server/appointments/facts/one-appointment.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { cursorRow, microsOf, readCursor, runsBy, writeCursor } from '#server/ground/time/cursor.ts'
import { viewNamed } from '../payments/desk/view.ts'
import { type NamedPerson, namedPerson } from '../payments/figures.ts'

type Row = {
  id: string
  payment_id: string
  halalas: number
  reason: string
  state: Dispute['state']
  opened_at: Date
  opened_on: string
  ended_at: Date | null
  answer_by: string | null
  answered_at: Date | null
  borne: number
  attendance: Attendance | null
}

const columns: RawBuilder<Row> = sql`
  disputes.id, payment_id, disputes.halalas, disputes.reason, disputes.state, disputes.opened_at, disputes.ended_at, borne, answered_at,
  disputes.answer_by::text as answer_by, (disputes.opened_at at time zone 'Asia/Riyadh')::date::text as opened_on,
  ${attendanceOf(sql`payments.appointment_id`)} as attendance`

const pageSize = 20

/** Admins see other people's appointments only as far as their duties need: here, whether one took place. */
export async function prepareDisputes(
  house: House,
  { state, order, after }: InputOf<typeof listRoute>,
): Promise<OutputOf<typeof listRoute>> {
  const { direction, past } = runsBy(order)
  const rows = await house.db.read(
    system,
    () => sql<Row & { micros: string }>`
      select ${columns}, ${microsOf(sql`disputes.opened_at`)} as micros
        from disputes join payments on payments.id = payment_id
        where ${after ? sql`(disputes.opened_at, disputes.id) ${past} ${cursorRow(readCursor(after))}` : sql`true`}
          ${state ? sql`and disputes.state = ${state}` : sql``}
        order by disputes.opened_at ${direction}, disputes.id ${direction} limit ${pageSize + 1}`,
  )
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return { disputes: shown.map(viewDispute), after: last ? writeCursor(last) : null }
}

type PageRow = Row & {
  gateway_dispute: string
  patient: NamedPerson
  dietitian: NamedPerson
  captured_at: Date | null
}

export async function prepareDispute(
  house: House,
  { id }: InputOf<typeof readRoute>,
): Promise<{ dispute: DisputePage }> {
  const [row] = await house.db.read(
    system,
    () => sql<PageRow>`
      select ${columns}, gateway_dispute, ${namedPerson(sql`patient_id`)} as patient, ${namedPerson(sql`dietitian_id`)} as dietitian, captured_at
        from disputes join payments on payments.id = payment_id where disputes.id = ${id}::uuid`,
  )
  if (!row) throw new Refusal('not_found')
  return {
    dispute: {
      ...viewDispute(row),
      gatewayDispute: row.gateway_dispute,
      patient: viewNamed(row.patient),
      dietitian: viewNamed(row.dietitian),
      paidAt: row.captured_at?.toISOString() ?? null,
    },
  }
}

const viewDispute = (row: Row): Dispute => ({
  id: row.id,
  payment: row.payment_id,
  amount: row.halalas / 100,
  reason: row.reason,
  state: row.state,
  openedAt: row.opened_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  answerBy: row.answer_by ?? addDays(row.opened_on, daysToAnswerBank),
  isDayNamed: row.answer_by !== null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  borne: row.borne / 100,
  appointment: row.attendance && {
    ...row.attendance,
    startsAt: new Date(row.attendance.startsAt).toISOString(),
  },
})
