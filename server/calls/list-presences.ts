import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { listPresences as route, Stay } from '#contract/calls.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isOwnAppointment } from '../appointments/load.ts'

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

/** A gap shorter than a minute does not end a stay. */
const shortest = 60_000

export function joined(rows: readonly Pick<Row, 'joined_at' | 'left_at'>[]): Stay[] {
  const stays: Stay[] = []
  for (const { joined_at, left_at } of rows) {
    const last = stays.at(-1)
    const to = left_at?.toISOString() ?? null
    if (last?.to && joined_at.getTime() - Date.parse(last.to) < shortest) last.to = to
    else stays.push({ from: joined_at.toISOString(), to })
  }
  return stays
}
