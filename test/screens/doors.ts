import type { Page } from '@playwright/test'
import { signIn } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'
import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { keepAccount } from '#copy/accounts/sign-in/keep-account.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { reset } from '#copy/accounts/sign-in/reset.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { sara } from '#test/cast.ts'
import type { Screen } from './screen.ts'

const token = 'A'.repeat(43)
const password = 'orchard-lantern'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const missing = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

/** A fake answer, so that no account has to be deleted. */
const leaving = {
  status: 403,
  json: {
    error: {
      code: 'account_leaving',
      message: '',
      detail: { erasesAt: '2026-12-06T09:00:00.000Z' },
      requestId: '',
    },
  },
}

/** Completes the first step of the wizard, and optionally the second. */
const onward = (type: RegistrationType, step: 2 | 3) => async (page: Page, language: Language) => {
  // The page as sent also contains the simple form.
  await waitUntilStill(page)
  await page.locator('[name=name]').fill(sara.name)
  await page.locator('[name=email]').fill(sara.email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=phoneNumber]').fill(sara.phone)
  await press(page, register.next[language])
  await page.getByRole('group', { name: register.steps[type][1].title[language] }).waitFor()
  if (step === 3) await press(page, register.next[language])
}

/** The states of sign-in, registration and reset that need no answer from the server. */
export const doorScreens: Screen[] = [
  {
    name: 'login-missing',
    path: '/login',
    async reach(page, language) {
      await press(page, login.signIn[language])
      await missing(page)
    },
  },
  {
    name: 'login-keep',
    path: '/login',
    async reach(page, language) {
      await waitUntilStill(page)
      await page.route(`**${signIn.path}`, (route) =>
        route.request().method() === 'POST' ? route.fulfill(leaving) : route.fallback(),
      )
      await page.locator('[name=email]').fill(sara.email)
      await page.locator('[name=password]').fill(password)
      await press(page, login.signIn[language])
      await page.getByRole('button', { name: keepAccount.keep[language] }).waitFor()
      await page.unroute(`**${signIn.path}`)
    },
  },
  ...(['patient', 'dietitian'] as const).flatMap((type): Screen[] => [
    { name: `register-${type}-2`, path: `/register?type=${type}`, reach: onward(type, 2) },
    { name: `register-${type}-3`, path: `/register?type=${type}`, reach: onward(type, 3) },
  ]),
  {
    name: 'register-health',
    path: '/register',
    async reach(page, language) {
      await onward('patient', 2)(page, language)
      await page.locator('[name=healthConsent]').check()
    },
  },
  {
    name: 'register-missing',
    path: '/register',
    async reach(page, language) {
      await press(page, register.next[language])
      await missing(page)
    },
  },
  { name: 'register-simple', path: '/register?form=simple' },
  {
    name: 'reset-password-differ',
    path: `/reset-password?token=${token}`,
    async reach(page, language) {
      await page.getByLabel(reset.choose.password.label[language]).fill(password)
      await page.getByLabel(reset.choose.again.label[language]).fill(`${password}?`)
      await press(page, reset.choose.save[language])
      await missing(page)
    },
  },
  { name: 'confirm-email-dead', path: '/confirm-email' },
]
