import type { Page } from '@playwright/test'
import type { Meal, PlanDay } from '#contract/plans/document.ts'
import type { App } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { type OpenPage, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { bread } from '#test/health/plan-fixtures.ts'
import type { Person } from '#test/people.ts'
import { putPlan } from './put-plan.ts'

/** Opens a draft with these days on the dietitian's phone. */
export async function openEditor(
  [app, open]: [App, OpenPage],
  sides: { patient: Person; dietitian: Person },
  days: PlanDay[],
): Promise<Page> {
  await putAppointment(app, sides)
  const id = await putPlan(app, sides, { days, isDraft: true })
  const page = await open(`/dietitian/nutrition-plans/${id}`, { ...signedIn(sides.dietitian), ...phone })
  await waitUntilHydrated(page)
  await page.locator('[data-count]').first().waitFor()
  return page
}

/** A day with so many meals of five foods each. */
export const dayOf = (meals: number): PlanDay => ({ note: '', meals: Array.from({ length: meals }, meal) })

const meal = (): Meal => ({
  ...{ id: crypto.randomUUID(), kind: 'lunch', name: '', time: '13:30', note: '', recipe: '' },
  items: Array.from({ length: 5 }, () => ({
    ...{ id: crypto.randomUUID(), food: bread.id, portion: 'loaf', count: 1, note: '' },
    alternatives: [],
  })),
})
