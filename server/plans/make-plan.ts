import { sql } from 'kysely'
import { addDays } from '#contract/days.ts'
import type { makePlan as route } from '#contract/plans/authored-plans.ts'
import type { PlanHead } from '#contract/plans/document.ts'
import { foodsIn, type KnownFoods, mostMeals, type PlanDay } from '#contract/plans/document.ts'
import { ramadanTimes } from '#contract/plans/ramadan.ts'
import { ramadanDay } from '#contract/plans/ramadan-day.ts'
import { noTargets } from '#contract/plans/targets.ts'
import type { InputOf } from '#contract/route.ts'
import { countFoodUses } from '#server/foods/food-uses.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey, type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { prayerTimes } from '#server/ground/time/prayer-times.ts'
import { mealsSince } from '#server/health/diary/meals-since.ts'
import { seePatient } from '#server/health/sharing/see-patient.ts'
import { isPatientWithAccount } from '#server/patients/facts.ts'
import { announcedRamadan } from '#server/platform/facts.ts'
import { isSuspendedPractice } from '#server/verification/facts.ts'
import { record } from './events.ts'
import { loadFoodFacts } from './load-food-facts.ts'
import {
  dayBinding,
  daysOf,
  foodsBinding,
  foodsOf,
  headBinding,
  keyOfPlan,
  loadPlan,
  openPlanHead,
} from './plan.ts'
import { templatesOf } from './templates.ts'

/** Per dietitian and patient, drafts and earlier plans together. */
const mostPlans = 200

/** Its basis is the booked treatment, as for notes; the patient sees nothing of it before it is published. */
export const makePlan: Verb<typeof route> = async (tx, actor, { patient, title, beginning }, now, house) => {
  await seePatient(tx, actor, patient)
  const { rows } = await sql<{ may: boolean; written: number; id: string }>`
    select not ${isSuspendedPractice(sql`${actor.id}::uuid`)} and ${isPatientWithAccount(sql`${patient}::uuid`)} as may, uuidv7() as id,
      (select count(*)::int from nutrition_plans where dietitian_id = ${actor.id}::uuid and patient_id = ${patient}::uuid) as written`.execute(
    tx,
  )
  const { may = false, written = 0, id = '' } = rows[0] ?? {}
  if (!may) throw new Refusal('not_reachable')
  if (written >= mostPlans) throw new Refusal('too_many_plans')
  const begun = await begin(tx, actor, patient, beginning, now, house)
  const foods = await asTheyAreNow(tx, begun)
  const key = await ensurePersonKey(tx, house.keys, patient, now)
  await storePlan(
    tx,
    key,
    { id, patient, dietitian: actor.id },
    { ...begun, foods, head: { ...begun.head, title } },
    now,
  )
  await record(tx, actor, 'plan.begun', id, now)
  return { id }
}

type Beginning = InputOf<typeof route>['beginning']
export type InitialPlan = { head: Omit<PlanHead, 'title'>; days: PlanDay[]; foods: KnownFoods }
const emptyHead = { intro: '', startsOn: null, repeats: true, targets: noTargets }

async function begin(
  tx: Tx,
  actor: Actor,
  patient: string,
  beginning: Beginning,
  now: Date,
  house: Pick<House, 'keys'>,
): Promise<InitialPlan> {
  if (beginning.from === 'empty')
    return { head: emptyHead, foods: {}, days: Array.from({ length: beginning.days }, firstMeals) }
  if (beginning.from === 'template') {
    const [kept] = await templatesOf(tx, house, actor.id, sql`id = ${beginning.template}::uuid`)
    if (!kept?.content) throw new Refusal('not_found')
    return { head: emptyHead, days: kept.content.days, foods: kept.content.foods }
  }
  if (beginning.from === 'plan') {
    const row = await loadPlan(tx, actor, beginning.plan)
    const key = keyOfPlan(house.keys, row)
    const head = openPlanHead(key, row)
    if (!head) throw new Refusal('not_found')
    const isSamePatient = row.patient_id === patient
    return {
      // The intro was written to one patient, and the targets suit one body, so another patient does not get them.
      head: { ...emptyHead, ...(isSamePatient && { intro: head.intro, targets: head.targets }) },
      days: (await daysOf(tx, key, row)).days,
      foods: foodsOf(key, row),
    }
  }
  if (beginning.from === 'ramadan') return forRamadan(tx, actor, patient, beginning, house)
  const key = await findPersonKey(tx, house.keys, patient)
  const days = await mealsSince(tx, actor, patient, key, beginning, now)
  return {
    head: emptyHead,
    foods: {},
    days: days.map((meals) => ({
      note: '',
      meals: meals.slice(0, mostMeals).map(({ mealTime, time, text }) => ({
        id: crypto.randomUUID(),
        kind: mealTime ?? ('other' as const),
        name: '',
        time,
        note: text,
        recipe: '',
        items: [],
      })),
    })),
  }
}

/** The days in a month of fasting: a repeating plan gets times that suit all of them. */
const ofMonth = 30

/** A copy with its days turned into Ramadan days. It ends on its own, and does not change the original. */
async function forRamadan(
  tx: Tx,
  actor: Actor,
  patient: string,
  { plan, city, startsOn, endsOn, turned }: Extract<Beginning, { from: 'ramadan' }>,
  house: Pick<House, 'keys'>,
): Promise<InitialPlan> {
  if (endsOn < startsOn)
    throw new Refusal('invalid_fields', { fields: [{ field: 'beginning.endsOn', code: 'invalid' }] })
  const row = await loadPlan(tx, actor, plan)
  const key = keyOfPlan(house.keys, row)
  const head = openPlanHead(key, row)
  if (!head || row.patient_id !== patient) throw new Refusal('not_found')
  const [{ days }, moved] = await Promise.all([daysOf(tx, key, row), announcedRamadan(tx)])
  const foods = foodsOf(key, row)
  const on = (at: number) => prayerTimes(city, addDays(startsOn, at), moved)
  const month = head.repeats ? Array.from({ length: ofMonth }, (_, at) => on(at)) : []
  const last = addDays(startsOn, days.length - 1)
  return {
    head: {
      ...emptyHead,
      intro: head.intro,
      targets: head.targets,
      repeats: head.repeats,
      startsOn,
      endsOn: head.repeats || endsOn < last ? endsOn : last,
    },
    foods,
    days: days.map((day, at) =>
      turned.includes(at + 1)
        ? (ramadanDay(day, ramadanTimes(head.repeats ? month : [on(at)]), foods) ?? day)
        : day,
    ),
  }
}

/** The usual mealtimes in Saudi Arabia; each meal can be removed. */
const firstMeals = (): PlanDay => ({
  note: '',
  meals: (
    [
      ['breakfast', '07:30'],
      ['lunch', '13:30'],
      ['snack', '17:00'],
      ['dinner', '20:30'],
    ] as const
  ).map(([kind, time]) => ({
    id: crypto.randomUUID(),
    kind,
    name: '',
    time,
    note: '',
    recipe: '',
    items: [],
  })),
})

/** A new plan starts with the current food table; a food that was removed from the table keeps its earlier facts. */
async function asTheyAreNow(tx: Tx, { days, foods }: InitialPlan): Promise<KnownFoods> {
  const fresh = await loadFoodFacts(tx, [...new Set(days.flatMap(foodsIn))])
  const now = new Map(fresh.map((food) => [food.id, food]))
  return Object.fromEntries(
    Object.entries(foods).map(([id, before]) => {
      const food = now.get(id)
      // Every portion in which the plan may count must still exist.
      const hasPortions =
        food && before.portions.every(({ id }) => food.portions.some((each) => each.id === id))
      return [id, hasPortions ? food : before]
    }),
  )
}

/** Stores a draft with all its days, and counts the foods that it begins with. */
export async function storePlan(
  tx: Tx,
  key: PersonKey,
  { id, patient, dietitian }: { id: string; patient: string; dietitian: string },
  { head, days, foods }: { head: PlanHead; days: readonly PlanDay[]; foods: KnownFoods },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('nutrition_plans')
    .values({
      id,
      patient_id: patient,
      dietitian_id: dietitian,
      state: 'draft',
      version: 0,
      days: days.length,
      head_sealed: sealJson(key, head, headBinding(id)),
      head_version: 1,
      foods_sealed: sealJson(key, foods, foodsBinding(id)),
      has_changes: true,
      made_at: now,
      changed_at: now,
    })
    .execute()
  await tx
    .insertInto('nutrition_plan_days')
    .values(
      days.map((day, at) => ({
        plan_id: id,
        number: at + 1,
        day_sealed: sealJson(key, day, dayBinding(id, at + 1)),
        version: 1,
        saved_at: now,
      })),
    )
    .execute()
  await countFoodUses(tx, dietitian, [...new Set(days.flatMap(foodsIn))])
}
