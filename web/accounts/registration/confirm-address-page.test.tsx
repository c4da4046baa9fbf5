import { expect, test } from 'vitest'
import { confirmAddress, sendConfirmation } from '#contract/accounts/registration.ts'
import { confirmNewAddress } from '#contract/accounts/security.ts'
import { omar } from '#test/cast.ts'
import { sessionOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen } from '#test/dom/screen.ts'
import { answer, refuse } from '#test/dom/server.ts'
import { ConfirmNewAddressPage } from '../security/confirm-new-address-page.tsx'
import { ConfirmAddressPage } from './confirm-address-page.tsx'

const token = 'A'.repeat(43)
const path = `/confirm-email?token=${token}` as const

/** With the session the server sets a cookie that scripts can read. */
const opened = answer(confirmAddress, () => {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
  document.cookie = 'nabta_signed_in=1'
  return { session: sessionOf('patient'), redirectTo: '/patient/dietitians' }
})
const button = (name: string) => screen.findByRole('button', { name })
const deadLink = () => screen.findByRole('heading', { name: 'This link no longer works' })

test('a confirmed address leads to the first steps, and from there to the page that was opened', async () => {
  const { user, server } = await render(<ConfirmAddressPage />, { path, answers: [opened] })
  await user.click(await button('Confirm and continue'))
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/patient/onboarding?redirectTo=%2Fpatient%2Fdietitians')
  expect(server.sent(confirmAddress)).toEqual([{ token }])
})

test('a link opened in another browser asks for the password that was chosen', async () => {
  const { user, server, fill } = await render(<ConfirmAddressPage />, {
    path,
    answers: [refuse(confirmAddress, 'password_needed')],
  })
  await user.click(await button('Confirm and continue'))
  const heading = await screen.findByRole('heading', { name: 'Enter your password' })
  await expect.poll(() => document.activeElement).toBe(heading)
  await fill(await screen.findByLabelText('Password'), 'not this one')
  server.answer(refuse(confirmAddress, 'wrong_credentials'))
  await user.click(await button('Open my account'))
  expect(await screen.findByText(/^This is not the password that was chosen at registration\./)).toBeTruthy()
  server.answer(opened)
  await user.click(await button('Open my account'))
  await expect.poll(() => location.pathname).toBe('/patient/onboarding')
})

test('in Arabic a reader who chose no password sets one, with a name', async () => {
  const { user, server, fill } = await render(<ConfirmAddressPage />, {
    path,
    language: 'ar',
    answers: [refuse(confirmAddress, 'password_needed')],
  })
  await user.click(await button('تأكيد ومتابعة'))
  await user.click(await button('لم أختر كلمة مرور أو نسيتها'))
  expect(await screen.findByRole('heading', { name: 'تعيين كلمة مرور خاصة بك' })).toBeTruthy()
  await fill(screen.getByLabelText('الاسم الكامل'), omar.name)
  await fill(screen.getByLabelText('كلمة المرور'), 'زعتر وسماق وليمون')
  server.answer(opened)
  await user.click(await button('تعيين كلمة المرور وفتح الحساب'))
  await expect.poll(() => location.pathname).toBe('/ar/patient/onboarding')
  expect(server.sent(confirmAddress).at(-1)).toEqual({
    token,
    name: omar.name,
    password: 'زعتر وسماق وليمون',
  })
})

test('an expired link asks for the address, and answers the same for any address', async () => {
  const { user, server, fill } = await render(<ConfirmAddressPage />, {
    path,
    answers: [refuse(confirmAddress, 'link_not_valid'), answer(sendConfirmation, { done: true })],
  })
  await user.click(await button('Confirm and continue'))
  const heading = await deadLink()
  await expect.poll(() => document.activeElement).toBe(heading)
  await fill(screen.getByLabelText('Email'), 'nobody')
  await user.click(await button('Send a new link'))
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(server.sent(sendConfirmation)).toEqual([])
  await fill(screen.getByLabelText('Email'), 'nobody@example.sa')
  await user.click(await button('Send a new link'))
  expect(await screen.findByText(/^If there is an account to confirm for/)).toBeTruthy()
  expect(server.sent(sendConfirmation)).toEqual([{ email: 'nobody@example.sa' }])
})

test('an address without a token says that the link does not work', async () => {
  await render(<ConfirmAddressPage />, { path: '/confirm-email' })
  expect(await deadLink()).toBeTruthy()
})

test('an expired link to a new address says so', async () => {
  const { user } = await render(<ConfirmNewAddressPage />, {
    path: `/confirm-new-email?token=${token}`,
    answers: [refuse(confirmNewAddress, 'link_not_valid')],
  })
  await user.click(await button('Confirm my new email'))
  const heading = await deadLink()
  await expect.poll(() => document.activeElement).toBe(heading)
})
