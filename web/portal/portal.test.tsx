import { expect, test } from 'vitest'
import { beginSecondFactor, enableSecondFactor } from '#contract/accounts/security.ts'
import { readSession, signOut } from '#contract/accounts/sign-in.ts'
import { readPlatform } from '#contract/platform/announced.ts'
import { sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { answer, pending, refuse } from '#test/dom/server.ts'
import { currentSession } from '#web/app/session.ts'
import { Portal } from './portal.tsx'
import { PageView } from './portal-screen.tsx'

const due = { ...sessionOf('admin'), secondFactorDue: true }

test('an admin who must first set up two-factor authentication is guided through it, and sees nothing else', async () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  const { user, server, fill } = await render(<Portal of="admin" />, {
    path: '/admin/users',
    session: due,
    answers: [
      answer(beginSecondFactor, { secret, uri: `otpauth://totp/Nabta?secret=${secret}` }),
      refuse(enableSecondFactor, 'wrong_code'),
      answer(readSession, { session: sessionOf('admin', { secondFactor: true }) }),
      // What the portal asks for once it is open does not matter here.
      pending(readPlatform),
    ],
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('One more step')
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Begin' }))
  const code = await screen.findByLabelText('6-digit code')
  await fill(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  server.answer(answer(enableSecondFactor, { recoveryCodes: ['abcdefgh', 'ijklmnop'] }))
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
  expect(codes.getByText('abcd-efgh')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByText('Save the codes first, then tick this box')).toBeTruthy()
  expect(currentSession()).toMatchObject({ session: { secondFactorDue: true } })
  await user.click(screen.getByLabelText('I have saved them'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await expect.poll(currentSession).toMatchObject({ session: { secondFactorDue: false } })
  expect(await screen.findByRole('complementary')).toBeTruthy()
})

test('an admin who does not want to set it up can log out', async () => {
  const { user } = await render(<Portal of="admin" />, {
    path: '/admin/users',
    session: due,
    answers: [answer(signOut, { done: true })],
  })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await expect.poll(() => location.pathname).toBe('/login')
})

test('a page of another admin’s duty says so, and names one’s own', async () => {
  const page = {
    title: { en: 'Finance', ar: 'المالية' },
    duties: ['finance'],
    view: () => <p>Balances</p>,
  } as const
  await render(<PageView page={page as never} />, {
    path: '/admin/finance',
    session: { ...sessionOf('admin'), duties: ['verification'] },
  })
  expect(await screen.findByText('This is another admin’s duty')).toBeTruthy()
  expect(screen.getByText('Your duties: Verification. An owner can change them.')).toBeTruthy()
  expect(screen.queryByText('Balances')).toBeNull()
})
