import { expect, test } from 'vitest'
import { addDays } from '#contract/days.ts'
import { foodsIn } from '#contract/plans/document.ts'
import { isWhileFasting } from '#contract/plans/ramadan.ts'
import { positionToTarget, targetKinds } from '#contract/plans/targets.ts'
import { nutrientsOf, totalOfDay } from '#contract/plans/totals.ts'
import { warningsOf, watchedOf } from '#contract/plans/warnings.ts'
import { prayerTimes } from '../server/ground/time/prayer-times.ts'
import { demoTemplates } from './content/plan-templates.ts'
import { daysOfTemplate, foodsByKey } from './days-of-template.ts'

const known = foodsByKey()
const templates = Object.entries(demoTemplates).map(
  ([kind, template]) => [kind, daysOfTemplate(template, known, 'en')] as const,
)

test.each(templates)('every day of the template for %s is within its targets', (_, written) => {
  expect(written.days.length).toBeGreaterThanOrEqual(5)
  const outside = written.days.flatMap((day, at) => {
    const { nutrients } = totalOfDay(written.foods, day)
    return targetKinds
      .filter(
        (kind) => !['within', null].includes(positionToTarget(written.targets[kind], nutrients[kind] ?? 0)),
      )
      .map((kind) => `day ${at + 1}: ${kind} ${nutrients[kind]}`)
  })
  expect(outside).toEqual([])
})

test.each(templates)(
  'alternatives in the template for %s have the energy of what they replace',
  (_, written) => {
    for (const { meals } of written.days)
      for (const item of meals.flatMap(({ items }) => items))
        for (const other of item.alternatives) {
          const [planned, swapped] = [item, other].map(
            (each) => nutrientsOf(written.foods, each)?.energy ?? 0,
          )
          const step = nutrientsOf(written.foods, { ...other, count: other.portion === null ? 5 : 0.25 })
          expect(Math.abs((planned ?? 0) - (swapped ?? 0))).toBeLessThanOrEqual(
            (step?.energy ?? 0) / 2 + 0.001,
          )
        }
  },
)

test('nothing in the template for diabetes causes a warning for a person with diabetes', () => {
  const { days, foods } = daysOfTemplate(demoTemplates.diabetes, known, 'en')
  const watched = watchedOf({ allergies: null, conditions: 'Type 2 diabetes', preferences: null })
  const warned = days.flatMap(foodsIn).filter((id) => foods[id] && warningsOf(foods[id], watched).length > 0)
  expect(warned.map((id) => foods[id]?.names.en)).toEqual([])
})

test('the nights of Ramadan have suhoor, iftar and a late meal, and nothing during the day in Riyadh', () => {
  const { days } = daysOfTemplate(demoTemplates.ramadan, known, 'ar')
  for (const [at, { meals }] of days.entries()) {
    expect(meals.map(({ kind }) => kind)).toEqual(['suhoor', 'iftar', 'late'])
    // Ramadan 1448 by the Umm al-Qura calendar; its evenings get later, its mornings earlier.
    for (const first of ['2027-02-08', '2027-03-02']) {
      const fasting = prayerTimes('riyadh', addDays(first, at))
      expect(meals.filter(({ time }) => time && isWhileFasting(time, fasting))).toEqual([])
    }
  }
})
