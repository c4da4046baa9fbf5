import { sql } from 'kysely'
import type { keepConflicts as route } from '#contract/appointments/conflicts.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { isUpcoming, loadConflicts } from './conflicts.ts'

/** Nothing the patient sees changes, so only the dietitian is notified. */
export const keepConflicts: Verb<typeof route> = async (tx, actor, { ids }, now, house) => {
  const { rows } = await sql<{ id: string }>`
    update appointments set conflict_accepted_at = ${now}
      where id = any(${ids}::uuid[]) and dietitian_id = ${actor.id}::uuid and ${isUpcoming(now)} and conflict_accepted_at is null
      returning id`.execute(tx)
  for (const { id } of rows) await record(tx, actor, 'appointment.kept', id, now, { by: 'dietitian' })
  if (rows.length > 0) await announce(tx, house, [actor.id], { topic: 'conflicts' })
  return loadConflicts(tx, actor, now)
}
