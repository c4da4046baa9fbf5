import { sql } from 'kysely'
import { physicianFirstIn } from '#contract/plans/fasting.ts'
import type { printPlan as route } from '#contract/plans/meal-records.ts'
import { shoppingFrom } from '#contract/plans/shopping-list.ts'
import type { InputOf } from '#contract/route.ts'
import { textFor } from '#contract/text-language.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { brand } from '#copy/brand.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { type Limit, spendAll } from '#server/ground/http/limits.ts'
import { openDrawing } from '#server/ground/paper/draw-in-process.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { loadShoppingChoices } from '../following/shopping.ts'
import { swapsFrom } from '../following/swaps.ts'
import { loadPatientPlan, openVersion, patientStatements } from '../patient-plans.ts'
import { withKitchenFacts } from '../with-kitchen-facts.ts'
import type { PlanFacts } from './plan-facts.ts'

const drawApart = openDrawing<PlanFacts>(new URL('./draw-plan.ts', import.meta.url), 'drawPlan')
const prints: Limit = { name: 'plans.printed', most: 30, seconds: 3_600 }

/** Made in memory for the patient, and never stored. */
export async function printPlan(
  house: House,
  { id }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FileAnswer | null> {
  await spendAll(house, [[prints, actor.id]])
  const now = house.clock.now()
  const facts = await house.db.as(actor, async (tx): Promise<PlanFacts | null> => {
    const row = await loadPatientPlan(tx, actor.id, id)
    const key = await findPersonKey(tx, house.keys, actor.id)
    const given = openVersion(key, id, row.version, row.plan_sealed)
    const { rows } = await sql<{ zone: string }>`
      select ${zoneOf(sql`${actor.id}::uuid`)} as zone`.execute(tx)
    if (!given) return null
    const about = await patientStatements(tx, house, actor.id)
    const today = dayOf(now, rows[0]?.zone ?? 'Asia/Riyadh')
    const shopping = await loadShoppingChoices(tx, house.keys, actor.id, id)
    const { from } = shoppingFrom(given.head, today)
    return {
      head: given.head,
      document: withKitchenFacts(given.document),
      physicianFirst: physicianFirstIn(given.document.days, given.fasting, about.conditions),
      language: actor.language,
      dietitian: row.name === null ? null : textFor(actor.language, row.name, row.other_name),
      today,
      about,
      shopping,
      swaps: await swapsFrom(tx, key, id, { from, days: shopping.days }),
    }
  })
  if (!facts) return null
  const bytes = await drawApart(actor.id, facts)
  const name = `${brand.name.en.toLowerCase()}-nutrition-plan-${facts.today}.pdf`
  return { bytes, type: 'application/pdf', name }
}
