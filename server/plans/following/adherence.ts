import { sql } from 'kysely'
import { addDays, type Day } from '#contract/days.ts'
import { type DayAdherence, dayAdherence } from '#contract/plans/adherence.ts'
import { dayOn, type PlanDay } from '#contract/plans/document.ts'
import type {
  MealRecord,
  readAdherence as ownRoute,
  readPatientAdherence as patientRoute,
} from '#contract/plans/meal-records.ts'
import { dayOf } from '#contract/wall-clock.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { noteReading, seeGroup } from '#server/health/sharing/see-patient.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { loadPatientPlan, openVersion } from '../patient-plans.ts'
import { loadPlan } from '../plan.ts'
import { recordsOf } from './meal-records.ts'

export const readAdherence: Verb<typeof ownRoute> = async (tx, actor, { id, days }, now, { keys }) => {
  await loadPatientPlan(tx, actor.id, id)
  const key = await findPersonKey(tx, keys, actor.id)
  const followed = await daysFollowed(tx, key, { plan: id, patient: actor.id, days, now })
  return { days: followed.map(({ followed }) => followed) }
}

const mostNotes = 20

/** It counts as a reading of the patient's data only if there are meal records to read. */
export const readPatientAdherence: Verb<typeof patientRoute> = async (
  tx,
  actor,
  { id, days: count },
  now,
  { keys },
) => {
  const { patient_id: patient } = await loadPlan(tx, actor, id)
  await seeGroup(tx, actor, patient, 'meals')
  const key = await findPersonKey(tx, keys, patient)
  const days = await daysFollowed(tx, key, { plan: id, patient, days: count, now })
  if (days.some(({ records }) => records.length > 0)) await noteReading(tx, actor, patient, ['meals'], now)
  const notes = days.toReversed().flatMap(({ followed: { on }, day, records }) =>
    records.flatMap(({ meal: id, note, photoId }) => {
      const meal = day?.meals.find((each) => each.id === id)
      return meal && (note || photoId) ? [{ on, kind: meal.kind, name: meal.name, note, photoId }] : []
    }),
  )
  return { days: days.map(({ followed }) => followed), notes: notes.slice(0, mostNotes) }
}

type Asked = { plan: string; patient: string; days: number; now: Date }
type DayRead = { followed: DayAdherence; day: PlanDay | null; records: MealRecord[] }

/** Each day according to the version that was in force on it, up to today. */
async function daysFollowed(
  tx: Tx,
  key: PersonKey | null,
  { plan, patient, days, now }: Asked,
): Promise<DayRead[]> {
  const { rows } = await sql<{ version: number; plan_sealed: Buffer; on: Day }>`
    select given.version, given.plan_sealed, (given.published_at at time zone zone.name)::date::text as on
      from nutrition_plan_versions as given, (select ${zoneOf(sql`${patient}::uuid`)} as name) as zone
      where given.plan_id = ${plan}::uuid order by given.version`.execute(tx)
  const { rows: zones } = await sql<{ zone: string }>`
    select ${zoneOf(sql`${patient}::uuid`)} as zone`.execute(tx)
  const to = dayOf(now, zones[0]?.zone ?? 'Asia/Riyadh')
  const from = addDays(to, 1 - days)
  const versions = rows.map((row) => ({
    on: row.on,
    published: openVersion(key, plan, row.version, row.plan_sealed),
  }))
  const records = await recordsOf(tx, key, plan, { from, to })
  return Array.from({ length: days }, (_, at) => {
    const on = addDays(from, at)
    const { head, document } = versions.findLast((each) => each.on <= on)?.published ?? {}
    const number = head && document ? dayOn(head, document.days.length, on) : null
    const day = number === null ? null : (document?.days[number] ?? null)
    const said = records.get(on) ?? []
    return { followed: dayAdherence(on, day, said), day, records: said }
  })
}
