import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#server/data/db.ts'
import { partyOf } from './load.ts'
import { sideOf } from './row.ts'

/** Whether an appointment is somebody's on the side that they act on, as a value of another statement. */
export const isOwnAppointment = (actor: Actor, id: string): RawBuilder<boolean> => sql`exists (
  select from appointments where id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid)`
