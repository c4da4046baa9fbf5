import { sql } from 'kysely'
import type { listWaitingPayments as route } from '#contract/money/payments.ts'
import { type ReservationRow, reservationFor } from '#server/appointments/booking/reservations.ts'
import type { Read } from '#server/ground/http/bind-read.ts'

/** More times than a patient can hold simultaneously. */
const most = 20

type Row = ReservationRow & { id: string; dietitian_id: string; halalas: number }

/** Of several payments for the same time, the patient resumes the latest. */
export const listWaitingPayments: Read<typeof route, Row> = (actor, _input, now) => ({
  query: () => sql<Row>`
    select distinct on (awaited.starts_at, dietitian_id) payments.id, dietitian_id,
        payments.amount_halalas + payments.wallet_halalas as halalas, awaited.*
      from payments, lateral (${reservationFor(actor.id, sql`payments.appointment_id`, now)}) as awaited
      where patient_id = ${actor.id}::uuid and state = 'opened' and dietitian_id is not null
      order by awaited.starts_at, dietitian_id, opened_at desc limit ${most}`,
  view: (rows) => ({
    payments: rows.map((row) => ({
      payment: row.id,
      dietitian: {
        id: row.dietitian_id,
        name: row.face?.other_full_name ?? null,
        otherName: row.face?.other_other_name ?? null,
      },
      service: row.service_id,
      serviceName: row.service_name,
      otherServiceName: row.other_service_name,
      mode: row.mode,
      startsAt: row.starts_at.toISOString(),
      amount: row.halalas / 100,
      heldUntil: row.kept_until?.toISOString() ?? null,
    })),
  }),
})
