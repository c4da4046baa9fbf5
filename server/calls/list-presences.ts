import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { listPresences as route } from '#contract/calls.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isOwnAppointment } from '../appointments/load.ts'
import { joined } from './join-stays.ts'

type Row = { isOwn: boolean; party: Party | null; joined_at: Date; left_at: Date | null }

export const listPresences: Read<typeof route, Row> = (actor, { id }) => ({
  query: () => sql<Row>`
    select own.is as "isOwn", party, joined_at, left_at from (select ${isOwnAppointment(actor, id)} as is) as own
      left join call_presences on own.is and appointment_id = ${id}::uuid order by joined_at`,
  view(rows) {
    if (!rows[0]?.isOwn) throw new Refusal('not_found')
    const of = (party: Party) => joined(rows.filter((row) => row.party === party))
    return { patient: of('patient'), dietitian: of('dietitian') }
  },
})
