import { expect, test } from 'vitest'
import { readAdherence, readSwaps } from '#contract/plans/meal-records.ts'
import { readPlan } from '#contract/plans/patient-plans.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { foodView, itemView, lunch, planView } from '#test/plans/plan-views.ts'
import { Week } from './week.tsx'

const [hamour, chicken] = [foodView(1, 'Hamour'), foodView(2, 'Chicken')]
const item = itemView(10, hamour, chicken)
const read = planView([hamour, chicken], [item])
const swap = { on: '2026-11-23', meal: lunch, swaps: [{ item: item.id, food: chicken.id }] }

const week = <Week plan={read.plan} physicianFirst={null} on="2026-11-22" onDay={() => {}} />
const path = '/patient/nutrition-plans'
const rest = answer(readAdherence, { days: [] })

test('a swap shows on its own day, with what it replaces, and on no other', async () => {
  await render(week, { path, answers: [answer(readPlan, read), answer(readSwaps, { swaps: [swap] }), rest] })
  const onDay = async (name: string) => within(await screen.findByRole('listitem', { name }))
  const monday = await onDay('Monday 23 November')
  expect(monday.getByText('Chicken 100 g (instead of ⁨Hamour⁩)')).toBeTruthy()
  expect((await onDay('Tuesday 24 November')).getByText('Hamour 100 g')).toBeTruthy()
})

test('the week waits for the swaps, and says so if they cannot be read', async () => {
  const { user, server } = await render(week, {
    path,
    answers: [answer(readPlan, read), fail(readSwaps), rest],
  })
  expect(await screen.findByText('Your plan could not be loaded')).toBeTruthy()
  server.answer(pending(readSwaps))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('listitem', { name: 'Monday 23 November' })).toBeNull()
  server.answer(answer(readSwaps, { swaps: [] }))
  expect(await screen.findByRole('listitem', { name: 'Monday 23 November' })).toBeTruthy()
})
