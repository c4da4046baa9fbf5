import { expect, test } from 'vitest'
import { noTargets, type Targets } from '#contract/plans/targets.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf } from '#test/dom/screen.ts'
import { foodView, itemView, lunch, planView } from '#test/plans/plan-views.ts'
import { DayLeft } from './day-left.tsx'

const per100g = { ...foodView(1, '').per100g, energy: 600, protein: 30 }
const kabsa = foodView(1, 'Kabsa', { per100g })
const { document } = planView([kabsa], [itemView(10, kabsa)])
const record = { meal: lunch, isEaten: true, swaps: [], note: '', entry: null, photoId: null }

async function show(isEaten: boolean, targets: Partial<Targets> = {}, language: 'en' | 'ar' = 'en') {
  const meals = document.days[0]?.meals ?? []
  await render(
    <DayLeft
      meals={meals}
      foods={document.foods}
      targets={{ ...noTargets, ...targets }}
      records={isEaten ? [record] : []}
      note=""
    />,
    { path: '/patient/nutrition-plans', language },
  )
  return textOf(await screen.findByRole('region'))
}

test('before the first meal the ring shows what is planned', async () => {
  const text = await show(false)
  expect(text).toContain('600kcalPlanned for the day')
  expect(text).toContain('0 / 30 g')
  expect(screen.getByRole('img', { name: '0 of 600 kcal eaten' })).toBeTruthy()
})

test('what is left is counted to the middle of the target', async () => {
  const text = await show(true, { energy: { least: 1_400, most: 1_600 }, protein: { least: 80, most: null } })
  expect(text).toContain('900kcalLeft of the day')
  expect(text).toContain('30 / 80 g')
})

test('beyond the target the ring shows what was eaten, in Arabic too', async () => {
  const text = await show(true, { energy: { least: null, most: 500 } }, 'ar')
  expect(text).toContain('600سعرة')
  expect(text).toContain('تم تناول 600 من 500 سعرة')
})
