import { expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import { signOut } from '#contract/accounts/sign-in.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, fail } from '#test/dom/server.ts'
import type { Address } from '#web/app/address.ts'
import { currentSession } from '#web/app/session.ts'
import { RoleSelection } from './role-selection.tsx'
import { Sidebar } from './sidebar.tsx'

const roles = [
  { id: idOf(51), roleType: 'patient', isPrimary: true },
  { id: idOf(52), roleType: 'dietitian', isPrimary: false },
] as const
const both = sessionOf('patient', { roles: [...roles] })

function show(role: Role, path: Address, session = sessionOf(role), answers: readonly Answer[] = []) {
  const sidebar = (
    <RoleSelection session={session}>
      <Sidebar role={role} />
    </RoleSelection>
  )
  return render(sidebar, { path, session, answers })
}
const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [textOf(link), link.pathname])
const current = () => document.querySelector('[aria-current]')?.textContent

test('each sidebar has the specified entries with further pages under them, and the open one is marked', async () => {
  await show('patient', '/patient/appointments/7')
  expect(entries()).toEqual([
    ['Dashboard', '/patient/dashboard'],
    ['Appointments', '/patient/appointments'],
    ['Messages', '/patient/messages'],
    ['History', '/patient/health-data'],
    ['Profile', '/patient/profile'],
    ['Nutrition Plans', '/patient/nutrition-plans'],
    ['Find a Dietitian', '/patient/dietitians'],
    ['Payments', '/patient/payment-methods'],
    ['Support', '/patient/support'],
  ])
  expect(current()).toBe('Appointments')
  expect(screen.getAllByRole('button').map(textOf)).toEqual(['Log Out'])

  await show('dietitian', '/dietitian/dashboard')
  expect(entries()).toEqual([
    ['Dashboard', '/dietitian/dashboard'],
    ['Appointments', '/dietitian/appointments'],
    ['Patients', '/dietitian/patients'],
    ['Services', '/dietitian/services'],
    ['Profile', '/dietitian/profile'],
    ['Messages', '/dietitian/messages'],
    ['Availability', '/dietitian/availability'],
    ['Nutrition Plans', '/dietitian/nutrition-plans'],
    ['Foods', '/dietitian/foods'],
    ['Reviews', expect.any(String)],
    ['Payments', '/dietitian/payments'],
  ])
  await show('dietitian', '/dietitian/nutrition-plans/7')
  expect(current()).toBe('Nutrition Plans')
  await show('admin', '/admin/users')
  expect(entries()).toEqual([
    ['Dashboard', '/admin'],
    ['Users', '/admin/users'],
    ['Analytics', '/admin/analytics'],
    ['Settings', '/admin/settings'],
  ])
  expect(current()).toBe('Users')
})

test('an admin’s sidebar has only what their duties open', async () => {
  await show('admin', '/admin', { ...sessionOf('admin'), duties: ['verification'] })
  expect(entries().map(([name]) => name)).not.toContain('Users')
})

test('the role selector names each role, marks the default, and a chosen role becomes the default', async () => {
  const { user, server } = await show('patient', '/patient/profile', both, [fail(switchRole)])
  await user.click(screen.getByRole('button', { name: 'Switch Role' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Account Type' }))
  expect(dialog.getByText('You have multiple account types.', { exact: false })).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(textOf)).toEqual([
    'Dietitian DashboardAccess your dietitian account and client management',
    'Patient DashboardAccess your patient account and nutrition servicesDefault',
  ])
  await user.click(dialog.getByRole('button', { name: /^Dietitian Dashboard/ }))
  expect(await screen.findByText('Failed to update default role')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Select Account Type' })).toBeTruthy()
  expect(location.pathname).toBe('/patient/profile')

  server.answer(answer(switchRole, { session: { ...both, activeRole: 'dietitian' } }))
  await user.click(dialog.getByRole('button', { name: /^Dietitian Dashboard/ }))
  expect(await screen.findByText('Switched to dietitian dashboard')).toBeTruthy()
  await expect.poll(() => location.pathname).toBe('/dietitian/dashboard')
  expect(server.sent(switchRole).at(-1)).toEqual({ role: 'dietitian', asDefault: true })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a log-out without an answer says so, and is tried again', async () => {
  const { user, server } = await show('patient', '/patient/dashboard', sessionOf('patient'), [fail(signOut)])
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByText('Logout failed. Please try again.')).toBeTruthy()
  expect(currentSession()).toMatchObject({ state: 'signed_in' })
  server.answer(answer(signOut, { done: true }))
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await expect.poll(currentSession).toMatchObject({ state: 'signed_out' })
})
