import { afterEach, expect, test, vi } from 'vitest'
import { readAdherence, readSwaps } from '#contract/plans/meal-records.ts'
import { readPlan } from '#contract/plans/patient-plans.ts'
import { noTargets } from '#contract/plans/targets.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { foodView, itemView, lunch, planView } from '#test/plans/plan-views.ts'
import { Week } from './week.tsx'

afterEach(() => Object.assign(window, { innerWidth: 1024 }))

const [hamour, chicken] = [foodView(1, 'Hamour'), foodView(2, 'Chicken')]
const item = itemView(10, hamour, chicken)
const read = planView([hamour, chicken], [item])
const swap = { on: '2026-11-23', meal: lunch, swaps: [{ item: item.id, food: chicken.id }] }

const day = {
  on: '2026-11-22',
  plans: [read.plan],
  hasConsent: true,
  followed: {
    ...{ plan: read.plan, intro: '', targets: noTargets, physicianFirst: null, number: 3, day: null },
    ...{ foods: {}, about: read.about },
    records: [{ meal: lunch, isEaten: true, swaps: [], note: '', entry: null, photoId: null }],
  },
}
const week = <Week plan={read.plan} read={day} onDay={() => {}} prints={0} />
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

test('a wide screen shows the week as a table: a day a column, a meal a row, and today with its ticks', async () => {
  Object.assign(window, { innerWidth: 1440 })
  const answers = [answer(readPlan, read), answer(readSwaps, { swaps: [swap] }), rest]
  const opened = vi.fn()
  const { user } = await render(<Week plan={read.plan} read={day} onDay={opened} prints={0} />, {
    path,
    answers,
  })
  const table = within(await screen.findByRole('table', { name: 'Week' }))
  const heads = table.getAllByRole('columnheader')
  expect(heads).toHaveLength(7)
  expect(heads[0]?.getAttribute('aria-current')).toBe('date')
  expect(textOf(heads[0] as HTMLElement)).toBe('Open the day: Sunday Today')
  expect(table.getByRole('rowheader', { name: 'Lunch 1:30 pm' })).toBeTruthy()
  const cells = table.getAllByRole('cell').map((cell) => textOf(cell))
  expect(cells).toContain('EatenHamour 100 g')
  expect(cells).toContain('Chicken 100 g (instead of Hamour)')
  expect(cells.filter((text) => text === '100 kcal')).toHaveLength(7)
  await user.click(table.getByRole('button', { name: 'Open the day: Monday 23 Nov' }))
  expect(opened).toHaveBeenCalledWith('2026-11-23')
})

test('the week is printed as a table on one page, with the allergies above it', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const sick = { ...read, about: { ...read.about, allergies: 'Sesame' } }
  await render(<Week plan={read.plan} read={day} onDay={() => {}} prints={1} />, {
    path,
    answers: [answer(readPlan, sick), answer(readSwaps, { swaps: [] }), rest],
  })
  await expect.poll(() => print.mock.calls).toHaveLength(1)
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]')
  expect(sheet && textOf(sheet)).toContain('Allergies: Sesame')
  expect(sheet?.querySelectorAll('thead th')).toHaveLength(7)
})
