import { expect, test } from 'vitest'
import { endGoal, type Goal, listGoals } from '#contract/health/goals.ts'
import { defaultUnits } from '#contract/health/kinds.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { GoalsTab } from './goals-tab.tsx'

const goal = (facts: Partial<Goal>): Goal => ({
  id: idOf(1),
  kind: 'steps',
  target: 8_000,
  second: null,
  start: null,
  note: '',
  by: null,
  state: 'agreed',
  dietitian: null,
  proposedBy: 'patient',
  proposedAt: '2026-11-01T06:00:00.000Z',
  agreedAt: '2026-11-01T06:00:00.000Z',
  endedAt: null,
  isUnreadable: false,
  may: { agree: false, decline: false, end: true },
  ...facts,
})

async function reach(kind: Goal['kind'], target: number) {
  const before = goal({ kind, target })
  const reached = goal({ kind, target, state: 'reached', may: { agree: false, decline: false, end: false } })
  const { user, server } = await render(<GoalsTab about={{}} units={defaultUnits} latest={[]} hasConsent />, {
    path: '/patient/health-data?tab=goals',
    answers: [answer(listGoals, { goals: [before] })],
  })
  const button = await screen.findByRole('button', { name: 'Reached' })
  server.answer(answer(endGoal, { goal: reached }), answer(listGoals, { goals: [reached] }))
  await user.click(button)
  await expect.poll(() => screen.queryByRole('button', { name: 'Reached' })).toBeNull()
}

test('a goal that is reached is celebrated once, without naming it', async () => {
  await reach('steps', 8_000)
  expect(await screen.findByText('A goal reached. Well done.')).toBeTruthy()
})

test('a goal of weight is not celebrated', async () => {
  await reach('weight', 68)
  expect(screen.queryByText('A goal reached. Well done.')).toBeNull()
})
