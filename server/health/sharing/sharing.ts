import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { healthConsentVersion } from '#contract/health/consent.ts'
import { defaultUnits, type HealthGroup, healthGroups } from '#contract/health/kinds.ts'
import type { Sharing } from '#contract/health/sharing.ts'
import { type TreatingRow, treatingDietitians } from '#server/appointments/facts/dietitians-of-patient.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { announceToTreating } from './announce-to-treating.ts'

type Row = {
  shares_record: boolean
  agreed: boolean
  dietitians: (TreatingRow & {
    withheld: HealthGroup[]
    request: { groups: HealthGroup[]; at: string } | null
  })[]
}

export const readSharing: Read<typeof contract.readSharing, Row> = ({ id }) => ({
  query: () => sql<Row>`
    select coalesce((select shares_record from health_choices where user_id = ${id}::uuid), true) as shares_record,
        ${hasHealthConsent(sql`${id}::uuid`, healthConsentVersion)} as agreed,
        (select coalesce(json_agg(json_build_object('id', treating.id, 'name', treating.name, 'otherName', treating."otherName",
            'photoId', treating."photoId", 'withheld', array(select health_group from withheld_groups
              where patient_id = ${id}::uuid and dietitian_id = treating.id), 'request', (
              select json_build_object('groups', asked.health_groups, 'at', asked.asked_at) from access_requests as asked
                where asked.patient_id = ${id}::uuid and asked.dietitian_id = treating.id and asked.answered_at is null)) order by treating.name, treating.id), '[]')
          from (${treatingDietitians(id)}) as treating) as dietitians`,
  view: ([row]) => ({
    sharesRecord: row?.shares_record ?? true,
    hasConsent: row?.agreed ?? false,
    dietitians: (row?.dietitians ?? []).map(({ withheld, request, ...dietitian }) => ({
      dietitian,
      groups: healthGroups.filter((group) => !withheld.includes(group)),
      request: openRequest(request, row?.shares_record ? withheld : healthGroups),
    })),
  }),
})

/** What the patient has shared since need not be asked for any more. */
function openRequest(
  request: Row['dietitians'][number]['request'],
  withheld: readonly HealthGroup[],
): Sharing['dietitians'][number]['request'] {
  const groups = healthGroups.filter((group) => request?.groups.includes(group) && withheld.includes(group))
  return request && groups.length > 0 ? { groups, askedAt: new Date(request.at).toISOString() } : null
}

export const saveSharing: Verb<typeof contract.saveSharing> = async (
  tx,
  actor,
  { sharesRecord },
  now,
  house,
) => {
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

/** Groups that are not listed are withheld; groups that we add later are shared, as the setting states. */
export const saveDietitianSharing: Verb<typeof contract.saveDietitianSharing> = async (
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

export const saveUnits: Verb<typeof contract.saveUnits> = async (tx, actor, units, now) => {
  await tx
    .insertInto('health_choices')
    .values({ user_id: actor.id, units, shares_record: true, changed_at: now })
    .onConflict((known) => known.column('user_id').doUpdateSet({ units, changed_at: now }))
    .execute()
  await record(tx, actor, 'health.units_chosen', actor.id, now)
  return { units }
}
