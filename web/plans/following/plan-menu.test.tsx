import { expect, test, vi } from 'vitest'
import { printPlan } from '#contract/plans/meal-records.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answerFile, fail } from '#test/dom/server.ts'
import { PlanMenu } from './plan-menu.tsx'

const path = '/patient/nutrition-plans'
const open = { name: 'Print or save the plan' }

test('what is shown is printed from the menu', async () => {
  const onPrint = vi.fn()
  const { user } = await render(<PlanMenu plan={idOf(1)} onPrint={onPrint} />, { path })
  await user.click(await screen.findByRole('button', open))
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }))
  expect(onPrint).toHaveBeenCalledOnce()
})

test('a PDF that cannot be made says so, and can be asked for again', async () => {
  const { user, server } = await render(<PlanMenu plan={idOf(1)} onPrint={undefined} />, {
    path,
    answers: [fail(printPlan)],
  })
  await user.click(await screen.findByRole('button', open))
  expect(screen.queryByRole('menuitem', { name: 'Print' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Save as PDF' }))
  expect(await screen.findByText('The PDF could not be made')).toBeTruthy()
  server.answer(answerFile(printPlan, 'plan.pdf'))
  await user.click(screen.getByRole('button', open))
  await user.click(await screen.findByRole('menuitem', { name: 'Save as PDF' }))
  await expect.poll(() => server.sent(printPlan)).toHaveLength(2)
})
