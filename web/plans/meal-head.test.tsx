import { expect, test, vi } from 'vitest'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { foodView, itemView, planView } from '#test/plans/plan-views.ts'
import { MealHead } from './meal-head.tsx'

const rice = foodView(1, 'Rice')
const { document } = planView([rice], [itemView(10, rice)])

async function show() {
  const edit = vi.fn()
  const head = (
    <MealHead
      {...{ id: 'lunch', name: 'Lunch', mealId: idOf(50), kind: 'lunch', time: '13:30', ownName: '' }}
      {...{ energy: 100, day: 0, at: 0, readOnly: false, edit }}
      onDetails={() => {}}
      onCopy={() => {}}
      onSay={() => {}}
    />
  )
  const { user } = await render(head, { path: '/dietitian/nutrition-plans' })
  const time = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Time' })
  const timesWritten = () =>
    edit.mock.calls.map(([change]) => change({ ...document, head: {} }).days[0].meals[0].time)
  return { user, time, timesWritten }
}

test('the time of a meal is typed in 12 or 24 hours, and may be taken away', async () => {
  const { user, time, timesWritten } = await show()
  await user.clear(time)
  await user.keyboard('2:15')
  await user.tab()
  await user.clear(time)
  await user.keyboard('0945{Enter}')
  await user.clear(time)
  await user.tab()
  expect(timesWritten()).toEqual(['14:15', '09:45', null])
})

test('a meal keeps its time if something else is typed', async () => {
  const { user, time, timesWritten } = await show()
  await user.clear(time)
  await user.keyboard('after prayer')
  await user.tab()
  expect(timesWritten()).toEqual([])
  expect(time.value.replaceAll('\u00a0', ' ')).toBe('1:30 pm')
})
