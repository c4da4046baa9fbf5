import { sql } from 'kysely'
import { defaultUnits, healthGroups } from '#contract/health/kinds.ts'
import type { saveUnits as unitsRoute } from '#contract/health/patients.ts'
import type {
  saveDietitianSharing as dietitianRoute,
  saveSharing as sharingRoute,
} from '#contract/health/sharing.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { announceToTreating } from './announce-to-treating.ts'

export const saveSharing: Verb<typeof sharingRoute> = async (tx, actor, { sharesRecord }, now, house) => {
  await tx
    .insertInto('health_choices')
    .values({ user_id: actor.id, units: defaultUnits, shares_record: sharesRecord, changed_at: now })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet({ shares_record: sharesRecord, changed_at: now }),
    )
    .execute()
  await record(tx, actor, 'health.sharing_changed', actor.id, now, { dietitian: null, sharesRecord })
  await announceToTreating(tx, house, actor.id)
  return { done: true }
}

/** Groups that are not listed are withheld; groups that we add later are shared, as the setting says. */
export const saveDietitianSharing: Verb<typeof dietitianRoute> = async (
  tx,
  actor,
  { dietitian, groups },
  now,
  house,
) => {
  const { rows } = await sql<{ treats: boolean }>`
    select app.treats(${dietitian}::uuid, ${actor.id}::uuid) as treats`.execute(tx)
  if (!rows[0]?.treats) throw new Refusal('not_found')
  const withheld = healthGroups.filter((group) => !groups.includes(group))
  await sql`delete from withheld_groups where patient_id = ${actor.id}::uuid and dietitian_id = ${dietitian}::uuid
    and health_group <> all (${withheld}::text[])`.execute(tx)
  await sql`insert into withheld_groups (patient_id, dietitian_id, health_group, withheld_at)
    select ${actor.id}::uuid, ${dietitian}::uuid, each, ${now}::timestamptz from unnest(${withheld}::text[]) as each
    on conflict do nothing`.execute(tx)
  await record(tx, actor, 'health.sharing_changed', actor.id, now, { dietitian, sharesRecord: null })
  await announce(tx, house, [actor.id, dietitian], { topic: 'health', person: actor.id })
  return { done: true }
}

export const saveUnits: Verb<typeof unitsRoute> = async (tx, actor, units, now) => {
  await tx
    .insertInto('health_choices')
    .values({ user_id: actor.id, units, shares_record: true, changed_at: now })
    .onConflict((known) => known.column('user_id').doUpdateSet({ units, changed_at: now }))
    .execute()
  await record(tx, actor, 'health.units_chosen', actor.id, now)
  return { units }
}
