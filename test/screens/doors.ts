import type { Page } from '@playwright/test'
import { signIn } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'
import { holdForVisitor } from '#contract/visitors.ts'
import { type RegistrationType, register } from '#copy/accounts/registration/register.ts'
import { keepAccount } from '#copy/accounts/sign-in/keep-account.ts'
import { login } from '#copy/accounts/sign-in/login.ts'
import { reset } from '#copy/accounts/sign-in/reset.ts'
import { visitorBooking } from '#copy/visitors/booking.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { drLayla, sara } from '#test/cast.ts'
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

const held = {
  status: 201,
  json: {
    until: '2126-12-06T09:05:00.000Z',
    seconds: 300,
    choice: {
      dietitian: {
        id: '01990000-0000-7000-8000-000000000001',
        name: drLayla.name,
        otherName: 'د. ليلى الحربي',
        title: 'Clinical Dietitian',
        otherTitle: 'أخصائية تغذية إكلينيكية',
        photoId: null,
        path: '/dietitians',
        zone: 'Asia/Riyadh',
        takesAtOnce: false,
        refunds: { wholeUntil: 24, partUntil: 3, partPercent: 50 },
      },
      service: {
        name: 'First consultation',
        otherName: 'الاستشارة الأولى',
        minutes: 60,
        price: 300,
        modes: ['video', 'in-person'],
      },
      startsAt: '2126-12-06T09:00:00.000Z',
      pays: true,
    },
  },
}

/** A fake answer, because a second visit could not hold the same time. */
const chosenTime = async (page: Page, answer: object = held) => {
  await page.route(`**${holdForVisitor.path}`, (route) => route.fulfill(answer))
  const chosen = 'dietitian=01990000-0000-7000-8000-000000000001&service=01990000-0000-7000-8000-000000000002'
  await page.goto(new URL(`?${chosen}&slot=2126-12-06T09:00:00.000Z`, page.url()).href)
  await waitUntilStill(page)
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
  {
    name: 'book-visitor',
    path: '/book',
    async reach(page, language) {
      await chosenTime(page)
      await press(page, visitorBooking.submit[language])
      await missing(page)
    },
  },
  {
    name: 'book-visitor-taken',
    path: '/book',
    reach: (page) =>
      chosenTime(page, {
        status: 409,
        json: {
          error: {
            code: 'slot_taken',
            message: 'This time was taken a moment ago. Please choose another one.',
            detail: { nearest: ['2126-12-06T10:00:00.000Z', '2126-12-06T11:00:00.000Z'] },
            requestId: '',
          },
        },
      }),
  },
  { name: 'confirm-email-dead', path: '/confirm-email' },
]
