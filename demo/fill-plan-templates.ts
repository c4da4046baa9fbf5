import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { storePlan } from '../server/plans/make-plan.ts'
import { storeVersion } from '../server/plans/publish-plan.ts'
import { planTemplateBinding, type TemplateContent } from '../server/plans/templates.ts'
import { demoTemplates } from './content/plan-templates.ts'
import { daysOfTemplate, foodsByKey, type Written } from './days-of-template.ts'
import { day, lockDemo } from './history.ts'

type Reader = { id: string; language: Language }

/** Both plans cover seven days. */
const titles = {
  diabetes: { ar: 'أسبوع مع السكري', en: 'A week with diabetes' },
  weight: { ar: 'أسبوع للبداية', en: 'A week to begin with' },
}

/** For the demo’s dietitian: templates, and plans that she has made from them, a draft and one that has ended. */
export async function fillPlanTemplates(house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<Reader>`select id, language from users where email = 'dietitian@nabta.test'
      and not exists (select from nutrition_plan_templates where dietitian_id = users.id)`.execute(tx)
    const [reader] = rows
    if (!reader) return false
    const dietitian = reader.id
    const known = foodsByKey()
    const key = await ensurePersonKey(tx, house.keys, dietitian, now)
    for (const [at, template] of Object.values(demoTemplates).entries()) {
      const { days, foods } = daysOfTemplate(template, known, reader.language)
      const id = randomUUID()
      const content: TemplateContent = { name: template.name, days, foods }
      await tx
        .insertInto('nutrition_plan_templates')
        .values({
          id,
          dietitian_id: dietitian,
          template_sealed: sealJson(key, content, planTemplateBinding(id)),
          saved_at: new Date(now.getTime() - (60 - 7 * at) * day),
        })
        .execute()
    }
    const [first, second] = await treatedBy(tx, dietitian, now)
    if (first) {
      const days = daysOfTemplate(demoTemplates.diabetes, known, first.language)
      const plan = { ...days, title: titles.diabetes[first.language] }
      await keepOf(tx, house, { patient: first.id, dietitian }, plan, { daysAgo: 1 }, now)
    }
    if (second) {
      const days = daysOfTemplate(demoTemplates.weight, known, second.language)
      const plan = { ...days, title: titles.weight[second.language] }
      await keepOf(tx, house, { patient: second.id, dietitian }, plan, { daysAgo: 54, endedDaysAgo: 9 }, now)
    }
    return true
  })
}

/** The patients without a plan whom she met last. */
async function treatedBy(tx: Tx, dietitian: string, now: Date): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select users.id, users.language from users join appointments on appointments.patient_id = users.id
      where appointments.dietitian_id = ${dietitian}::uuid and status = 'completed' and starts_at < ${now}
        and not exists (select from nutrition_plans where patient_id = users.id)
      group by users.id, email, language order by max(starts_at) desc, email limit 2`.execute(tx)
  return rows
}

async function keepOf(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  sides: { patient: string; dietitian: string },
  { title, days, foods, targets }: Written & { title: string },
  { daysAgo, endedDaysAgo }: { daysAgo: number; endedDaysAgo?: number },
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const key = await ensurePersonKey(tx, keys, sides.patient, now)
  const isPublished = endedDaysAgo !== undefined
  const startsOn = isPublished ? addDays(todayInRiyadh(now), -daysAgo) : null
  const head = { title, intro: '', startsOn, repeats: true, targets }
  const then = new Date(now.getTime() - daysAgo * day)
  await storePlan(tx, key, { id, ...sides }, { head, days, foods }, then)
  if (!isPublished) return
  await storeVersion(tx, key, { id, version: 1 }, { head, document: { days, foods }, fasting: null }, then)
  const ended_at = new Date(now.getTime() - endedDaysAgo * day)
  await tx.updateTable('nutrition_plans').set({ state: 'ended', ended_at }).where('id', '=', id).execute()
}
