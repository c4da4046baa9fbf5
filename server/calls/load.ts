import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { isReachablePerson } from '../accounts/facts.ts'
import { appointmentsByIds, type CallFacts, callFacts } from '../appointments/call-facts.ts'
import { isOwnCall } from '../appointments/meeting-link.ts'
import { isApproved } from '../verification/facts.ts'
import type { CallStanding } from './rules.ts'
import { type Seats, seatsOf } from './seats.ts'

export type Call = CallFacts & CallStanding & { seats: Seats }

/** Runs with the rights of the system, because both parties' accounts decide whether a call is possible. The code that calls it checks that the actor takes part. */
export async function loadCalls({ db }: Pick<House, 'db'>, ids: readonly string[]): Promise<Call[]> {
  const rows = await db.read(
    system,
    () => sql<CallFacts & { seats: Seats; is_sound: boolean }>`
      select ${callFacts}, ${seatsOf(sql`appointments.id`)} as seats,
          ${isReachablePerson(sql`patient_id`)} and ${isReachablePerson(sql`dietitian_id`)} and ${isApproved(sql`dietitian_id`)} as is_sound
        from ${appointmentsByIds(ids)}`,
  )
  return rows.map(({ is_sound, ...row }) => ({
    ...row,
    isSound: is_sound,
    isOurs: row.meeting_link === null || isOwnCall(row.meeting_link, row.id),
  }))
}
