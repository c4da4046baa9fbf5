import { expect, test } from 'vitest'
import { watchedOf } from '#contract/plans/warnings.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { foodView, itemView, planView } from '#test/plans/plan-views.ts'
import { MealCard } from './meal-card.tsx'

const part = { group: 'vegetables' as const, edible: 0.9 }
const madeOf = {
  yieldGrams: 400,
  ingredients: [
    {
      ...part,
      ...{ foodId: idOf(4), names: { en: 'Onion', ar: 'بصل' }, grams: 100 },
      sold: { unit: 'piece' as const, grams: 122 },
    },
    { ...part, foodId: idOf(5), names: { en: 'Salt', ar: 'ملح' }, grams: 10 },
    { ...part, foodId: idOf(6), names: { en: 'Saffron', ar: 'زعفران' }, grams: 0.5 },
  ],
}
const steps = { en: ['Fry the onion.', 'Salt it.'], ar: ['يُقلى البصل.', 'يُملّح.'] }
const soup = foodView(1, 'Soup', { madeOf: { ...madeOf, steps } })
const path = '/patient/nutrition-plans'

function card(food: typeof soup, isAhead = false) {
  const { document } = planView([food], [itemView(10, food)])
  const [meal] = document.days[0]?.meals ?? []
  if (!meal) throw new Error('There is no meal.')
  return (
    <MealCard
      meal={meal}
      foods={document.foods}
      watched={watchedOf({ allergies: null, conditions: null, preferences: null })}
      record={undefined}
      isAhead={isAhead}
      onSay={() => {}}
    />
  )
}

test('a dish opens its recipe, for the planned portion and as many people as are cooked for', async () => {
  const { user } = await render(card(soup), { path })
  await user.click(await screen.findByRole('button', { name: 'Recipe: Soup' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Soup' }))
  const listed = (name: string) => dialog.getByRole('region', { name })
  expect(textOf(listed('Ingredients'))).toContain('Onion25 gSalt2.5 gSaffrona pinch')
  expect(textOf(listed('How it is made'))).toContain('Fry the onion.Salt it.')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how many people' }), '6')
  expect(textOf(listed('Ingredients'))).toContain('Onion150 g · 1.5 piecesSalt15 gSaffron1 g')
})

test('in Arabic the recipe is in Arabic; steps in one language are shown as they are', async () => {
  const { user } = await render(card(soup), { path, language: 'ar' })
  await user.click(await screen.findByRole('button', { name: 'الوصفة: Soup' }))
  expect(await screen.findByText('يُقلى البصل.')).toBeTruthy()
  const own = foodView(1, 'Soup', { madeOf: { ...madeOf, steps: { en: ['Fry it.'], ar: [] } } })
  const again = await render(card(own), { path, language: 'ar' })
  await again.user.click(await screen.findByRole('button', { name: 'الوصفة: Soup' }))
  expect(await screen.findByText('Fry it.')).toBeTruthy()
})

test('a dish without steps has no recipe to open', async () => {
  await render(card(foodView(1, 'Soup', { madeOf })), { path })
  expect(await screen.findByRole('button', { name: 'Tick off: Lunch' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Recipe/ })).toBeNull()
})

test('a meal of a coming day can be swapped, and not ticked off', async () => {
  const { user } = await render(card(soup, true), { path })
  expect(screen.queryByRole('button', { name: 'Tick off: Lunch' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Swap or note: Lunch' }))
  expect(await screen.findByRole('dialog', { name: 'Lunch' })).toBeTruthy()
  expect(screen.queryByText('Add a photo')).toBeNull()
})
