import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import { dayOn, foodsIn } from '#contract/plans/document.ts'
import { physicianFirstIn } from '#contract/plans/fasting.ts'
import type { readPlanDay as dayRoute, PatientPlanDay } from '#contract/plans/meal-records.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { openVersion, patientStatements, planInForceOn, publishedFor, viewPlan } from '../patient-plans.ts'
import { documentOf } from '../plan.ts'
import { withKitchenFacts } from '../with-kitchen-facts.ts'
import { recordsOf } from './meal-records.ts'

/** A single response for a patient at the stove: the day, its foods and its meal records. */
export const readPlanDay: Verb<typeof dayRoute> = async (tx, actor, { plan, on: asked }, now, house) => {
  const me = sql`${actor.id}::uuid`
  const [key, rows, person] = await Promise.all([
    findPersonKey(tx, house.keys, actor.id),
    publishedFor(tx, actor.id),
    sql<{ zone: string; agreed: boolean }>`
      select ${zoneOf(me)} as zone, ${hasHealthConsent(me, healthConsentVersion)} as agreed`.execute(tx),
  ])
  const { zone = 'Asia/Riyadh', agreed = false } = person.rows[0] ?? {}
  const on = asked ?? dayOf(now, zone)
  const opened = rows.map((row) => ({
    row,
    published: openVersion(key, row.id, row.version, row.plan_sealed),
  }))
  const plans = opened.map(({ row, published }) => viewPlan(row, published))
  if (plan && !rows.some(({ id }) => id === plan)) throw new Refusal('not_found')
  const chosen = plan ? opened.find(({ row }) => row.id === plan) : planInForceOn(opened, on)
  const { row, published } = chosen ?? {}
  if (!row || !published) return { on, plans, followed: null, hasConsent: agreed }
  const { head, document, fasting } = published
  const at = dayOn(head, document.days.length, on)
  const day = at === null ? null : (document.days[at] ?? null)
  const records = await recordsOf(tx, key, row.id, { from: on, to: on })
  const about = await patientStatements(tx, house, actor.id)
  const followed: PatientPlanDay = {
    plan: viewPlan(row, published),
    intro: head.intro,
    targets: head.targets,
    physicianFirst: physicianFirstIn(document.days, fasting, about.conditions),
    number: at === null ? null : at + 1,
    day,
    foods: day ? withKitchenFacts(documentOf([day], document.foods, foodsIn(day))).foods : {},
    records: records.get(on) ?? [],
    about,
  }
  return { on, plans, followed, hasConsent: agreed }
}
