import { expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import { readSession, signOut } from '#contract/accounts/sign-in.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { currentSession } from '#web/app/session.ts'
import { Guard } from './guard.tsx'

const roles = [
  { id: idOf(51), roleType: 'patient', isPrimary: true },
  { id: idOf(52), roleType: 'dietitian', isPrimary: false },
] as const
const inBoth = (role: 'patient' | 'dietitian') => ({
  ...sessionOf('patient', { roles: [...roles] }),
  activeRole: role,
})

const guard = (role: Role, options: Options) =>
  render(<Guard role={role}>{({ activeRole }) => <p>The portal of a {activeRole}</p>}</Guard>, options)
const atServices = (answers: readonly Answer[]) =>
  guard('dietitian', { path: '/dietitian/services', session: inBoth('patient'), answers })

test.each([
  ['patient', 'dietitian', '/dietitian/services', 'en', '/patient/dashboard'],
  ['dietitian', 'admin', '/admin/users', 'ar', '/ar/dietitian/dashboard'],
  ['admin', 'patient', '/patient/profile', 'en', '/admin'],
] as const)(
  'a person who is a %s is sent home from the portal of a %s',
  async (own, role, path, language, home) => {
    await guard(role, { path, language, session: sessionOf(own) })
    await expect.poll(() => location.pathname).toBe(home)
    expect(screen.queryByText(/^The portal/)).toBeNull()
  },
)

test('a person who also holds the role is switched to it, stays, and keeps the default', async () => {
  const { server } = await atServices([answer(switchRole, { session: inBoth('dietitian') })])
  expect(await screen.findByText('The portal of a dietitian')).toBeTruthy()
  expect(await screen.findByText('Switched to dietitian dashboard')).toBeTruthy()
  expect(location.pathname).toBe('/dietitian/services')
  expect(server.sent(switchRole)).toEqual([{ role: 'dietitian', asDefault: false }])
})

test('a role with a shorter time limit than the session asks for the password before it opens', async () => {
  const { server } = await atServices([refuse(switchRole, 'proof_needed'), answer(signOut, { done: true })])
  expect(await screen.findByText(/Please sign in again to use this role\./)).toBeTruthy()
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/login?redirectTo=%2Fdietitian%2Fservices')
  expect(currentSession()).toMatchObject({ state: 'signed_out' })
  expect(server.sent(signOut)).toHaveLength(1)
})

test('a switch that fails says so, is tried again on request, and leads back home', async () => {
  const { user, server } = await atServices([
    fail(switchRole),
    answer(readSession, { session: inBoth('patient') }),
  ])
  const back = await screen.findByRole<HTMLAnchorElement>('link')
  expect(back.pathname).toBe('/patient/dashboard')
  server.answer(answer(switchRole, { session: inBoth('dietitian') }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The portal of a dietitian')).toBeTruthy()
})
