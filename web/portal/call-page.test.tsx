import { expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, fail } from '#test/dom/server.ts'
import { CallPage } from './call-page.tsx'

const roles = [
  { id: idOf(51), roleType: 'patient', isPrimary: true },
  { id: idOf(52), roleType: 'dietitian', isPrimary: false },
] as const
const both = sessionOf('patient', { roles: [...roles] })

const show = (session: Session, ...answers: readonly Answer[]) =>
  render(
    <CallPage>
      {({ party, tryOtherSide }) => (
        <>
          <p>In the call as a {party}</p>
          {tryOtherSide && (
            <button type="button" onClick={tryOtherSide}>
              Try the other side
            </button>
          )}
        </>
      )}
    </CallPage>,
    { path: `/call/${idOf(1)}`, session, answers },
  )
const back = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Appointment Details' }).pathname

test('each side comes to the call at the same address, and goes back to its own page of the appointment', async () => {
  for (const role of ['patient', 'dietitian'] as const) {
    await show(sessionOf(role))
    expect(screen.getByText(`In the call as a ${role}`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try the other side' })).toBeNull()
    expect(back()).toBe(`/${role}/appointments/${idOf(1)}`)
  }
})

test('a person with both roles can be switched to the other side, once', async () => {
  const { user, server } = await show(
    { ...both, activeRole: 'dietitian' },
    answer(switchRole, { session: both }),
  )
  await user.click(screen.getByRole('button', { name: 'Try the other side' }))
  expect(await screen.findByText('Switched to patient dashboard')).toBeTruthy()
  expect(server.sent(switchRole)).toEqual([{ role: 'patient', asDefault: false }])
  expect(screen.queryByRole('button', { name: 'Try the other side' })).toBeNull()
})

test('a switch that fails is reported', async () => {
  const { user } = await show({ ...both, activeRole: 'dietitian' }, fail(switchRole))
  await user.click(screen.getByRole('button', { name: 'Try the other side' }))
  expect(await screen.findByText('We could not switch your role')).toBeTruthy()
})
