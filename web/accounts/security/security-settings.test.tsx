import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listAccessTokens, makeAccessToken, revokeAccessToken } from '#contract/accounts/access-tokens.ts'
import {
  askForNewAddress,
  changePassword,
  copyMyData,
  deleteAccount,
  listSessions,
  readSecurity,
} from '#contract/accounts/security.ts'
import { provePassword } from '#contract/accounts/sign-in.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { accessTokenView, securityView } from '#test/accounts/account-views.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { type Answer, answer, answerFile, fail, refuse } from '#test/dom/server.ts'
import { currentSession } from '#web/app/session.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { SecuritySettings } from './security-settings.tsx'

const path = '/patient/settings?tab=security'
const session = sessionOf('patient')

const devices = (count: number) =>
  answer(listSessions, {
    sessions: Array.from({ length: count }, (_, index) => ({
      id: idOf(21 + index),
      current: index === 0,
      browser: 'Firefox',
      system: 'Linux',
      startedAt: '2026-11-22T05:00:00.000Z',
      seenAt: '2026-11-22T05:55:00.000Z',
    })),
  })

const show = (answers: readonly Answer[], options: Partial<Options> = {}) =>
  render(
    <>
      <SecuritySettings />
      <PasswordDialog />
    </>,
    { path, answers: [answer(readSecurity, securityView()), devices(1), ...answers], ...options },
  )
const focused = (element: HTMLElement) =>
  expect.poll(() => document.activeElement, { timeout: 3000 }).toBe(element)
const button = (name: string) => screen.findByRole('button', { name })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
async function prove(user: UserEvent, password: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm it is you' })
  const asked = within(dialog)
  await user.clear(asked.getByLabelText('Password'))
  await user.type(asked.getByLabelText('Password'), password)
  await user.click(asked.getByRole('button', { name: 'Confirm' }))
  return asked
}

test('a wrong current password is reported at its field, and a changed one signs the other devices out', async () => {
  const { user, server, fill } = await show([devices(2), refuse(changePassword, 'wrong_credentials')])
  const list = within(await screen.findByRole('list', { name: 'Devices' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.click(await button('Change password'))
  const current = await field('Current password')
  await focused(current)
  await fill(current, 'not this one')
  await fill(await field('New password'), 'a quieter sumac')
  await fill(await field('New password again'), 'a quieter sumak')
  await user.click(await button('Save new password'))
  expect(await screen.findByText("Passwords don't match")).toBeTruthy()
  expect(server.sent(changePassword)).toEqual([])
  await fill(await field('New password again'), 'a quieter sumac')
  await user.click(await button('Save new password'))
  expect(await screen.findByText('This is not your current password')).toBeTruthy()
  await focused(current)

  server.answer(
    answer(changePassword, { session }),
    answer(readSecurity, securityView({ passwordChangedAt: '2026-11-22T06:00:00.000Z' })),
    devices(1),
  )
  await fill(current, 'the present one')
  await user.type(current, '{Enter}')
  expect(await screen.findByText('Your password has been changed')).toBeTruthy()
  await focused(await button('Change password'))
  expect(await screen.findByText('Last changed on 22 November 2026')).toBeTruthy()
  await expect.poll(() => list.getAllByRole('listitem')).toHaveLength(1)
  expect(server.sent(changePassword).at(-1)).toEqual({
    currentPassword: 'the present one',
    password: 'a quieter sumac',
    confirmPassword: 'a quieter sumac',
  })
})

test('an access token is made after the password, shown once, and revoked', async () => {
  const made = accessTokenView()
  const token = `nabta_pat_${'a'.repeat(43)}`
  const { user, server, fill } = await show([
    answer(listAccessTokens, { accessTokens: [] }),
    refuse(makeAccessToken, 'proof_needed'),
    answer(provePassword, { session }),
    answer(revokeAccessToken, { done: true }),
  ])
  await user.click(await button('Manage access tokens'))
  expect(await screen.findByText('You have no access tokens')).toBeTruthy()
  await user.click(await button('New access token'))
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }))
  const name = dialog.getByLabelText('Name')
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await fill(name, 'Shopping list')
  await user.click(dialog.getByLabelText(/^Read and change/))
  await user.click(dialog.getByLabelText('90 days'))
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  await screen.findByRole('dialog', { name: 'Please confirm it is you' })
  server.answer(
    answer(makeAccessToken, { accessToken: made, token }),
    answer(listAccessTokens, { accessTokens: [made] }),
  )
  await prove(user, 'the present one')

  const shown = await field('Access token')
  expect(shown.value).toBe(token)
  expect(server.sent(makeAccessToken).at(-1)).toEqual({ name: 'Shopping list', scope: 'write', days: '90' })
  await user.click(await button('Done'))
  expect(screen.queryByDisplayValue(token)).toBeNull()
  const row = within(await screen.findByRole('list', { name: 'Access tokens' })).getByRole('listitem')
  expect(textOf(row)).toContain('Shopping list')
  expect(textOf(row)).toContain('Read and change')

  await user.click(await button('Revoke Shopping list'))
  expect(textOf(await screen.findByRole('alertdialog'))).toContain('“Shopping list”')
  server.answer(answer(listAccessTokens, { accessTokens: [] }))
  await user.click(await button('Revoke token'))
  expect(await screen.findByText('The access token is revoked')).toBeTruthy()
  expect(await screen.findByText('You have no access tokens')).toBeTruthy()
  await focused(screen.getByRole('heading', { name: 'Access tokens' }))
  expect(server.sent(revokeAccessToken)).toEqual([{ id: made.id }])
})

test('in Arabic an admin’s token is read-only and lasts less than a year', async () => {
  const made = accessTokenView({ name: 'تقرير أسبوعي', scope: 'read', role: 'admin' })
  const { user, server, fill } = await show(
    [
      answer(listAccessTokens, { accessTokens: [] }),
      answer(makeAccessToken, { accessToken: made, token: 'nabta_pat_1' }),
    ],
    { path: '/admin/settings?tab=security', language: 'ar' },
  )
  await user.click(await button('إدارة رموز الوصول'))
  await user.click(await button('رمز وصول جديد'))
  expect(await screen.findByText('رموز المشرفين للقراءة فقط.')).toBeTruthy()
  const days = within(screen.getByRole('group', { name: 'مدة الصلاحية' }))
  expect(days.getAllByRole('radio')).toHaveLength(2)
  await fill(await field('الاسم'), 'تقرير أسبوعي')
  server.answer(answer(listAccessTokens, { accessTokens: [made] }))
  await user.click(await button('إنشاء الرمز'))
  expect((await field('رمز الوصول')).value).toBe('nabta_pat_1')
  await user.click(await button('تم'))
  expect(textOf(await screen.findByRole('list', { name: 'رموز الوصول' }))).toContain('قراءة فقط')
  expect(server.sent(makeAccessToken)).toEqual([{ name: 'تقرير أسبوعي', scope: 'read', days: '30' }])
})

test('a new address waits for the password, and giving up the password loses no input', async () => {
  const address = 'sara.new@example.sa'
  const { user, server, fill } = await show([
    refuse(askForNewAddress, 'proof_needed'),
    refuse(provePassword, 'wrong_credentials'),
  ])
  await user.click(await button('Change email'))
  await fill(await field('New email address'), address)
  await user.click(await button('Send the link'))
  await screen.findByRole('dialog', { name: 'Please confirm it is you' })
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect((await field('New email address')).value).toBe(address)

  await user.click(await button('Send the link'))
  const asked = await prove(user, 'not this one')
  expect(await asked.findByText('This password is not correct. Please try again.')).toBeTruthy()
  server.answer(
    answer(provePassword, { session }),
    answer(askForNewAddress, { done: true }),
    answer(readSecurity, securityView({ newEmail: address })),
  )
  await prove(user, 'the present one')
  expect(await screen.findByText('Waiting to be confirmed')).toBeTruthy()
  expect(server.sent(askForNewAddress).at(-1)).toEqual({ email: address })
})

test('the copy of a person’s data is downloaded under the server’s name, and a failure is reported', async () => {
  const { user, server } = await show([fail(copyMyData)])
  await user.click(await button('Download a copy'))
  expect(await screen.findByText('The copy could not be prepared')).toBeTruthy()
  server.answer(answerFile(copyMyData, 'nabta-my-data-2026-11-22.zip'))
  await user.click(await button('Download a copy'))
  expect(await screen.findByText('Your copy has been downloaded')).toBeTruthy()
  expect(screen.getByText(/nabta-my-data-2026-11-22\.zip/)).toBeTruthy()
})

test('an account is closed after the password and a second press', async () => {
  const { user, server } = await show([
    answer(readWallet, { balance: 0, available: 0, movements: [] }),
    answer(provePassword, { session }),
    answer(deleteAccount, { erasesAt: '2026-12-22T06:00:00.000Z' }),
  ])
  const remove = await button('Delete account')
  await user.click(remove)
  await user.click(await button('Keep my account'))
  await focused(remove)
  await user.click(remove)
  await user.click(await button('Continue'))
  await prove(user, 'the present one')
  const last = await button('Delete my account')
  expect(server.sent(deleteAccount)).toEqual([])
  await user.click(last)
  expect(await screen.findByText('Your account is closed')).toBeTruthy()
  expect(location.pathname).toBe('/')
  expect(currentSession()).toMatchObject({ state: 'signed_out' })
})
