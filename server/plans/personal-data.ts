import { sql } from 'kysely'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import { copyRows, type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'
import { type RecordRow, viewRecord } from './following/meal-records.ts'
import { openBasket } from './following/shopping.ts'
import { openVersion } from './patient-plans.ts'
import { templatesOf } from './templates.ts'

export const planData = {
  nutrition_plan_meals: {
    async copy(tx, { keys }, { id }) {
      const { rows } = await sql<RecordRow & { plan_id: string }>`
        select plan_id, eaten_on::text as on, meal_id, meal_sealed, entry_id, null as photo_id
          from nutrition_plan_meals where user_id = ${id}::uuid order by eaten_on, plan_id, meal_id`.execute(
        tx,
      )
      const key = rows.length > 0 ? await findPersonKey(tx, keys, id) : null
      return rows.map((row) => {
        const said = viewRecord(key, row.plan_id, row)
        return {
          planId: row.plan_id,
          eatenOn: row.on,
          mealId: row.meal_id,
          ...(said
            ? { isEaten: said.isEaten, swaps: said.swaps, note: said.note }
            : { cannotBeOpened: true }),
        }
      })
    },
    erase: (tx, { id }) => sql`delete from nutrition_plan_meals where user_id = ${id}::uuid`.execute(tx),
    hides: { changed_at: 'the day shows when', entry_id: 'the entry itself is in the diary' },
  },
  nutrition_plan_baskets: {
    async copy(tx, { keys }, { id }) {
      const { rows } = await sql<{ plan_id: string; basket_sealed: Buffer }>`
        select plan_id, basket_sealed from nutrition_plan_baskets where user_id = ${id}::uuid order by plan_id`.execute(
        tx,
      )
      const key = rows.length > 0 ? await findPersonKey(tx, keys, id) : null
      return rows.map(({ plan_id, basket_sealed }) => ({
        planId: plan_id,
        ...(openBasket(key, plan_id, basket_sealed) ?? { cannotBeOpened: true }),
      }))
    },
    erase: (tx, { id }) => sql`delete from nutrition_plan_baskets where user_id = ${id}::uuid`.execute(tx),
    hides: { changed_at: 'of no use to the person' },
  },
  /** Versions before plans, so that no row refers to a deleted one. */
  nutrition_plan_versions: {
    /** The patient is entitled to what was published, word for word. */
    async copy(tx, { keys }, { id }) {
      const { rows } = await sql<{
        plan_id: string
        version: number
        published_at: Date
        plan_sealed: Buffer
      }>`
        select given.plan_id, given.version, given.published_at, given.plan_sealed
          from nutrition_plan_versions as given join nutrition_plans as plan on plan.id = given.plan_id
          where plan.patient_id = ${id}::uuid order by given.plan_id, given.version`.execute(tx)
      const key = rows.length > 0 ? await findPersonKey(tx, keys, id) : null
      return rows.map(({ plan_id, version, published_at, plan_sealed }) => ({
        planId: plan_id,
        version,
        publishedAt: published_at.toISOString(),
        ...(openVersion(key, plan_id, version, plan_sealed) ?? { cannotBeOpened: true }),
      }))
    },
    erase: (tx, { id }) =>
      sql`delete from nutrition_plan_versions using nutrition_plans as plan
        where plan.id = plan_id and plan.patient_id = ${id}::uuid`.execute(tx),
  },
  nutrition_plan_days: {
    /** Without their content, which is the dietitian’s draft: the patient gets the published versions. */
    async copy(tx, _house, { id }) {
      const { rows } = await sql<{ plan_id: string; number: number; version: number; saved_at: Date }>`
        select day.plan_id, day.number, day.version, day.saved_at
          from nutrition_plan_days as day join nutrition_plans as plan on plan.id = day.plan_id
          where plan.patient_id = ${id}::uuid and plan.version > 0 order by day.plan_id, day.number`.execute(
        tx,
      )
      return rows.map(({ plan_id, number, version, saved_at }) => ({
        planId: plan_id,
        number,
        version,
        savedAt: saved_at.toISOString(),
      }))
    },
    erase: (tx, { id }) =>
      sql`delete from nutrition_plan_days using nutrition_plans as plan
        where plan.id = plan_id and plan.patient_id = ${id}::uuid`.execute(tx),
  },
  nutrition_plans: {
    copy: async (tx, _house, { id }) =>
      (await copyRows(tx, 'nutrition_plans', 'patient_id', id)).filter(({ state }) => state !== 'draft'),
    /** A dietitian’s unpublished plans go with them; published ones stay with the patient. */
    erase: (tx, { id }) =>
      sql`delete from nutrition_plans
        where patient_id = ${id}::uuid or (dietitian_id = ${id}::uuid and version = 0)`.execute(tx),
  },
  nutrition_plan_templates: {
    ...personalTable('nutrition_plan_templates', { by: 'dietitian_id' }),
    copy: async (tx, house, { id }) =>
      (await templatesOf(tx, house, id)).map(({ id: template, savedAt, content }) => ({
        id: template,
        dietitianId: id,
        savedAt: savedAt.toISOString(),
        ...(content ?? { cannotBeOpened: true }),
      })),
  },
} satisfies PersonalData
