import { expect, test, vi } from 'vitest'
import { type Goal, proposeGoal } from '#contract/health/goals.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, pending, refuse } from '#test/dom/server.ts'
import { ProposeGoalDialog } from './propose-goal-dialog.tsx'

const patient = idOf(7)
const goal: Goal = {
  id: idOf(8),
  kind: 'weight',
  target: 70,
  second: null,
  start: 82,
  note: '',
  by: null,
  state: 'proposed',
  dietitian: null,
  proposedBy: 'dietitian',
  proposedAt: '2026-11-22T06:00:00.000Z',
  agreedAt: null,
  endedAt: null,
  isUnreadable: false,
  may: { agree: false, decline: false, end: true },
}

const show = async (...answers: readonly Answer[]) => {
  const onClose = vi.fn()
  const shown = await render(
    <ProposeGoalDialog patient={patient} kinds={['weight', 'blood_pressure']} onClose={onClose} />,
    { path: '/dietitian', answers },
  )
  await screen.findByRole('dialog', { name: 'Propose a goal' })
  return { ...shown, onClose, send: () => shown.user.click(screen.getByRole('button', { name: 'Propose' })) }
}
const faultOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('a target that is no number is reported at its field, and nothing is sent', async () => {
  const { server, fill, send } = await show(answer(proposeGoal, { goal }))
  const target = screen.getByLabelText('Target in kg')
  await fill(target, 'seventy')
  await send()
  await expect.poll(() => faultOf(target)).toBe('Invalid input')
  await expect.poll(() => document.activeElement).toBe(target)
  expect(server.sent(proposeGoal)).toEqual([])
})

test('a pressure needs both its figures', async () => {
  const { user, server, fill, send } = await show(answer(proposeGoal, { goal }))
  await user.selectOptions(screen.getByLabelText('What it is about'), 'blood_pressure')
  await fill(screen.getByLabelText('Target in mmHg'), '١٢٠')
  await send()
  const second = screen.getByLabelText('Lower pressure')
  await expect.poll(() => faultOf(second)).toBe('Invalid input')
  await fill(second, '80')
  await send()
  await expect
    .poll(() => server.sent(proposeGoal))
    .toEqual([{ patient, kind: 'blood_pressure', target: 120, second: 80, unit: 'mmHg' }])
})

test('an impossible target is reported at its field', async () => {
  const { server, fill, send, onClose } = await show(answer(proposeGoal, { goal }))
  const target = screen.getByLabelText('Target in kg')
  await fill(target, '7000')
  await send()
  await expect
    .poll(() => faultOf(target))
    .toBe('This value does not look right. Please check the number and the unit')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.sent(proposeGoal)).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test('a second goal of the same kind is refused, and the input stays', async () => {
  const { fill, send, onClose } = await show(refuse(proposeGoal, 'goal_is_open'))
  const target = screen.getByLabelText('Target in kg')
  await fill(target, '70.5')
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('goal')
  expect(target).toHaveProperty('value', '70.5')
  expect(onClose).not.toHaveBeenCalled()
})

test('while it is being sent the button says so, and afterwards the dialog closes', async () => {
  const { user, server, fill, send, onClose } = await show(pending(proposeGoal))
  await fill(screen.getByLabelText('Target in kg'), '70')
  await fill(screen.getByLabelText('Note (optional)'), '  ')
  await send()
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  server.answer(answer(proposeGoal, { goal }))
  expect(await screen.findByText('Goal proposed')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
  expect(server.sent(proposeGoal)).toEqual([{ patient, kind: 'weight', target: 70, unit: 'kg' }])
})
