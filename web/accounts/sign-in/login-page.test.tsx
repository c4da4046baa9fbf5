import { expect, onTestFinished, test } from 'vitest'
import { sendConfirmation } from '#contract/accounts/registration.ts'
import { askForReset } from '#contract/accounts/reset.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { signIn } from '#contract/accounts/sign-in.ts'
import { sara } from '#test/cast.ts'
import { sessionOf } from '#test/dom/people.ts'
import { type Options, render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { type Answer, answer, fail, refuse } from '#test/dom/server.ts'
import { currentSession } from '#web/app/session.ts'
import { rememberLanguage } from '#web/lib/language-cookie.ts'
import { AskForReset } from './ask-for-reset.tsx'
import { LoginPage } from './login-page.tsx'

const password = 'thyme and sumac'

/** With the session the server sets a cookie that scripts can read. */
const signedIn = (session: Session = sessionOf('patient')) =>
  answer(signIn, () => {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
    document.cookie = 'nabta_signed_in=1'
    return { session }
  })

async function show(path: Options['path'], answers: readonly Answer[], options: Partial<Options> = {}) {
  const page = await render(<LoginPage roleSelector={() => null} />, {
    path,
    answers,
    ...options,
  })
  return {
    ...page,
    async enter(email: string = sara.email, secret = password) {
      await page.fill(field('email'), email)
      await page.fill(field('password'), secret)
      await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
    },
  }
}
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const place = () => location.pathname + location.search
const arriveAt = (path: string) => expect.poll(place).toBe(path)

test('an error at sign-in is shown at its field, and so is a wrong password until it is changed', async () => {
  const { user, server, enter } = await show('/login', [refuse(signIn, 'wrong_credentials')])
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy()
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(field('email'))
  expect(server.sent(signIn)).toEqual([])
  await enter(sara.email, 'not this one')
  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy()
  expect(screen.getByText(/^The email or password is not correct\./)).toBeTruthy()
  expect(field('password').getAttribute('aria-invalid')).toBe('true')
  await user.type(field('password'), '!')
  expect(screen.queryByText(/^The email or password is not correct\./)).toBeNull()
  server.answer(fail(signIn))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Login failed')).toBeTruthy()
  expect(field('email').value).toBe(sara.email)
  expect(currentSession()).toMatchObject({ state: 'signed_out' })
})

test.each([
  ['/login', '/patient/dashboard'],
  ['/login?redirectTo=/patient/messages', '/patient/messages'],
  ['/login?redirectTo=/dietitian/patients', '/patient/dashboard'],
  ['/login?redirectTo=https://evil.example', '/patient/dashboard'],
  ['/login?redirectTo=//evil.example', '/patient/dashboard'],
  ['/login?redirectTo=/login', '/patient/dashboard'],
] as const)('signing in at %s leads to %s', async (path, arrived) => {
  const { enter } = await show(path, [signedIn()])
  await enter()
  await arriveAt(arrived)
  expect(currentSession()).toMatchObject({ state: 'signed_in' })
})

test('a signed-in visitor is led on', async () => {
  await show('/login', [], { session: sessionOf('patient') })
  await arriveAt('/patient/dashboard')
})

test('signing in before confirming is refused with an offer to send the email again', async () => {
  const { user, server, enter } = await show('/login?redirectTo=/patient/messages', [
    refuse(signIn, 'address_not_confirmed'),
    answer(sendConfirmation, { done: true }),
  ])
  await enter()
  expect(await screen.findByRole('heading', { name: 'Please confirm your email address first' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send the email again' }))
  expect(await screen.findByText(/^The email is on its way/)).toBeTruthy()
  expect(server.sent(sendConfirmation)).toEqual([{ email: sara.email, redirectTo: '/patient/messages' }])
})

test('a language chosen before is sent with the sign-in, and becomes the account’s', async () => {
  const { server, enter } = await show('/login', [signedIn()])
  rememberLanguage('en')
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
    document.cookie = 'nabta_language=; Path=/; Max-Age=0'
  })
  await enter()
  await arriveAt('/patient/dashboard')
  expect(server.sent(signIn)).toEqual([{ email: sara.email, password, language: 'en' }])
})

test('two-factor authentication asks for its code in place, and accepts a recovery code instead', async () => {
  const { user, server, fill, enter } = await show('/login?redirectTo=/patient/profile', [
    refuse(signIn, 'second_factor_needed'),
  ])
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await enter()
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy()
  const code = () => screen.findByLabelText<HTMLInputElement>('Code')
  expect((await code()).autocomplete).toBe('one-time-code')
  const shown = await code()
  await expect.poll(() => document.activeElement).toBe(shown)
  server.answer(refuse(signIn, 'wrong_code', { fields: [{ field: 'code', code: 'code_wrong' }] }))
  await press('Sign in')
  expect(
    await screen.findByText('Enter the 6 digits of your authenticator app, or a recovery code'),
  ).toBeTruthy()
  await fill(await code(), '000000')
  await press('Sign in')
  await expect.poll(async () => (await code()).getAttribute('aria-invalid')).toBe('true')
  await press('Back')
  expect(field('email').value).toBe(sara.email)
  server.answer(refuse(signIn, 'second_factor_needed'))
  await press('Sign in')
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }))
  await fill(await screen.findByLabelText('Recovery code'), 'abcde-fghij')
  server.answer(signedIn())
  await press('Sign in')
  await arriveAt('/patient/profile')
  expect(server.sent(signIn).at(-1)).toMatchObject({ code: 'abcdefghij' })
})

test('an account that is about to be erased is kept by signing in, after a question', async () => {
  const erasesAt = '2026-12-22T06:00:00.000Z'
  const { user, server, enter } = await show('/login', [
    refuse(signIn, 'account_leaving', { detail: { erasesAt } }),
  ])
  await enter()
  expect(await screen.findByRole('heading', { name: 'Keep your account?' })).toBeTruthy()
  expect(await screen.findByText(/22 December 2026/)).toBeTruthy()
  server.answer(signedIn())
  await user.click(screen.getByRole('button', { name: 'Keep my account' }))
  expect(await screen.findByText('Your account stays')).toBeTruthy()
  await arriveAt('/patient/dashboard')
  expect(server.sent(signIn).at(-1)).toMatchObject({ keepAccount: true })
})

test('a browser that stores no cookies is told what is missing', async () => {
  const { enter } = await show('/login', [answer(signIn, { session: sessionOf('patient') })])
  await enter()
  expect(await screen.findByText(/^Auth session missing.$/)).toBeTruthy()
  expect(place()).toBe('/login')
})

test('in Arabic requesting a reset answers the same for any address', async () => {
  const { user, server, fill } = await render(<AskForReset />, {
    path: '/reset-password',
    language: 'ar',
    answers: [fail(askForReset)],
  })
  const send = () => user.click(screen.getByRole('button', { name: 'إرسال رابط إعادة التعيين' }))
  await fill(field('email'), 'nobody@example.sa')
  await send()
  expect(await screen.findByText('تعذّر إرسال رسالة إعادة التعيين')).toBeTruthy()
  server.answer(answer(askForReset, { done: true }))
  await send()
  const heading = await screen.findByRole('heading', { name: 'رسالة في بريدك الإلكتروني' })
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(server.sent(askForReset).at(-1)).toEqual({ email: 'nobody@example.sa' })
})
