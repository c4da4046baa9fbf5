import { expect, test } from 'vitest'
import { switchRole } from '#contract/accounts/people.ts'
import { signIn } from '#contract/accounts/sign-in.ts'
import { sara } from '#test/cast.ts'
import { idOf, sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, within } from '#test/dom/screen.ts'
import { answer } from '#test/dom/server.ts'
import { LoginPage } from '#web/accounts/sign-in/login-page.tsx'
import { LazyRoleSelector } from './lazy-role-selector.tsx'

const roles = [
  { id: idOf(51), roleType: 'patient', isPrimary: true },
  { id: idOf(52), roleType: 'dietitian', isPrimary: false },
] as const
const both = sessionOf('patient', { roles: [...roles] })

test.each([
  ['/dietitian/messages', '/dietitian/messages'],
  ['/patient/messages', '/dietitian/dashboard'],
])('a person with several roles who chooses one on the way to %s is led to %s', async (asked, arrived) => {
  const { user, fill } = await render(
    <LoginPage roleSelector={(props) => <LazyRoleSelector {...props} />} />,
    {
      path: `/login?redirectTo=${asked}`,
      answers: [
        answer(signIn, () => {
          // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
          document.cookie = 'nabta_signed_in=1'
          return { session: both }
        }),
        answer(switchRole, { session: { ...both, activeRole: 'dietitian' } }),
      ],
    },
  )
  await fill(document.querySelector('[name=email]') as HTMLElement, sara.email)
  await fill(document.querySelector('[name=password]') as HTMLElement, 'thyme and sumac')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Account Type' }))
  await user.click(dialog.getByRole('button', { name: /^Dietitian Dashboard/ }))
  expect(await screen.findByText('Switched to dietitian dashboard')).toBeTruthy()
  await expect.poll(() => location.pathname).toBe(arrived)
})
