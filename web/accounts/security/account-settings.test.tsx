import { expect, test, vi } from 'vitest'
import { setPrimaryRole } from '#contract/accounts/people.ts'
import { chooseLanguage } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, fail } from '#test/dom/server.ts'
import { currentSession } from '#web/app/session.ts'
import { AccountSettings } from './account-settings.tsx'

const path = '/patient/settings?tab=account'
const rolesWith = (primary: 'patient' | 'dietitian') =>
  (['patient', 'dietitian'] as const).map((roleType, index) => ({
    id: idOf(51 + index),
    roleType,
    isPrimary: roleType === primary,
  }))

test('the default role is chosen under Account, and the active one stays', async () => {
  const changed = sessionOf('patient', { roles: rolesWith('dietitian') })
  const { user, server } = await render(<AccountSettings />, {
    path,
    session: sessionOf('patient', { roles: rolesWith('patient') }),
    answers: [fail(setPrimaryRole), answer(readSession, { session: changed })],
  })
  await user.click(await screen.findByLabelText(/^Dietitian Dashboard/))
  await user.click(screen.getByRole('button', { name: 'Save default role' }))
  expect(await screen.findByText('Failed to update default role')).toBeTruthy()
  server.answer(answer(setPrimaryRole, { roles: rolesWith('dietitian') }))
  await user.click(screen.getByRole('button', { name: 'Save default role' }))
  expect(await screen.findByText('Default role updated successfully')).toBeTruthy()
  expect(server.sent(setPrimaryRole).at(-1)).toEqual({ role: 'dietitian' })
  await expect.poll(currentSession).toMatchObject({ session: { activeRole: 'patient', user: changed.user } })
})

test('a person with one role is not asked for a default', async () => {
  await render(<AccountSettings />, { path })
  await screen.findByRole('button', { name: 'Save language' })
  expect(screen.queryByRole('button', { name: 'Save default role' })).toBeNull()
})

test('the language of emails is chosen under Account, and leads to the same page in it', async () => {
  const { user, server } = await render(<AccountSettings />, {
    path,
    answers: [answer(chooseLanguage, { session: sessionOf('patient', { language: 'ar' }) })],
  })
  const lead = vi.spyOn(location, 'assign').mockReturnValue()
  await user.click(await screen.findByLabelText(/^العربية/))
  await user.click(screen.getByRole('button', { name: 'Save language' }))
  await expect.poll(() => lead.mock.calls).toEqual([['/ar/patient/settings?tab=account']])
  expect(server.sent(chooseLanguage)).toEqual([{ language: 'ar' }])
})
