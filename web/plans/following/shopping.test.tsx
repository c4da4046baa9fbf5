import { expect, test } from 'vitest'
import { readShopping, readSwaps, type ShoppingChoices, saveShopping } from '#contract/plans/meal-records.ts'
import { readPlan } from '#contract/plans/patient-plans.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { foodView, itemView, lunch, planView } from '#test/plans/plan-views.ts'
import { Shopping } from './shopping.tsx'

const bread = foodView(1, 'Bread', { group: 'bread', sold: { unit: 'loaf', grams: 90 } })
const fish = foodView(2, 'Fish', { group: 'fish' })
const part = { group: 'vegetables' as const, edible: 1 }
const soup = foodView(3, 'Soup', {
  group: 'dishes',
  madeOf: {
    yieldGrams: 100,
    ingredients: [
      {
        ...part,
        ...{ foodId: idOf(4), names: { en: 'Onion', ar: null }, grams: 50 },
        sold: { unit: 'piece', grams: 122 },
      },
      { ...part, foodId: idOf(5), names: { en: 'Okra', ar: null }, grams: 26 },
    ],
  },
})
const item = itemView(10, bread, fish)
const read = planView([bread, fish, soup], [item, itemView(11, soup)])
const list = <Shopping plan={read.plan} hasConsent consent={() => null} />
const path = '/patient/nutrition-plans?tab=shopping'
const answers = (choices: Partial<ShoppingChoices> = {}, swaps: (typeof swap)[] = []) => [
  answer(readPlan, read),
  answer(readShopping, { choices: { days: 3, people: 1, ticked: [], ...choices } }),
  answer(readSwaps, { swaps }),
]
const swap = { on: '2026-11-23', meal: lunch, swaps: [{ item: item.id, food: fish.id }] }
const bought = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('raw foods are listed in what a shop sells, with the weight that is needed', async () => {
  await render(list, { path, answers: answers() })
  expect(await screen.findByRole('checkbox', { name: 'Onion 2 pieces (150 g)' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Okra 80 g' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Bread 4 loaves (300 g)' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /^I cook/ })).toHaveProperty('checked', true)
})

test('a patient who does not cook sees the dish itself, and that choice is stored', async () => {
  const { user, server } = await render(list, {
    path,
    answers: [...answers(), answer(saveShopping, { done: true })],
  })
  await user.click(await screen.findByRole('checkbox', { name: /^I cook/ }))
  expect(await screen.findByRole('checkbox', { name: 'Soup 300 g' })).toBeTruthy()
  expect(server.sent(saveShopping)).toMatchObject([{ cooks: false }])
})

test('in Arabic the units have their own plurals', async () => {
  await render(list, { path, language: 'ar', answers: answers({ people: 2 }) })
  expect(await screen.findByRole('checkbox', { name: 'Onion 3 حبات (300 غ)' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Bread 7 أرغفة (600 غ)' })).toBeTruthy()
})

test('a swap of a coming day is bought instead', async () => {
  await render(list, { path, answers: answers({}, [swap]) })
  expect(await screen.findByRole('checkbox', { name: 'Fish 100 g' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Bread 3 loaves (200 g)' })).toBeTruthy()
  expect(bought()).toHaveLength(4)
})

test('a plan without meals in these days has nothing to buy, and nothing to share', async () => {
  const empty = planView([], [])
  await render(<Shopping plan={empty.plan} hasConsent consent={() => null} />, {
    path,
    answers: [answer(readPlan, empty), ...answers().slice(1)],
  })
  expect(await screen.findByText('Nothing is planned in these days')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'For how long' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share as text' })).toBeNull()
})

test('the list waits for the swaps, and says so if they cannot be read', async () => {
  const { user, server } = await render(list, { path, answers: [...answers().slice(0, 2), fail(readSwaps)] })
  expect(await screen.findByText('The shopping list could not be loaded')).toBeTruthy()
  server.answer(pending(readSwaps))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  server.answer(answer(readSwaps, { swaps: [] }))
  expect(await screen.findByRole('checkbox', { name: 'Okra 80 g' })).toBeTruthy()
})
