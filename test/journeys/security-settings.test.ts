import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect as expectValue, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { openIdentityProvider } from '#test/fakes/identity-provider.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { omar, sara } from '../cast.ts'
import { newestMailedToken } from '../links.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '../people.ts'

const clinic = await openIdentityProvider([
  'http://localhost:3000/connected',
  'http://localhost:3000/ar/connected',
])
const app = await openApp({
  RATE_LIMIT_SCALE: '1000',
  OIDC_PROVIDERS: JSON.stringify([
    {
      id: 'clinic',
      name: 'Clinic ID',
      issuer: clinic.issuer,
      clientId: clinic.clientId,
      clientSecret: clinic.clientSecret,
    },
  ]),
})
const open = await openBrowser(app)

const security = '/patient/settings?tab=security'
const refusedOnce = /Failed to load resource/
const somebody = (who: { name: string; email: string }, options?: Parameters<typeof join>[2]) =>
  join(app, { ...who, email: unique(who.email) }, options)
const isIn = async (person: Person) => (await person.call(readSession, {})).body.session !== null

/** Moves the last proof far enough into the past for the server to ask again. */
const forgetProof = ({ id }: Person) =>
  app.rows("update sessions set proven_at = proven_at - interval '11 minutes' where user_id = $1", [id])

test('two-factor authentication is set up and signs in, and so does a recovery code, once', async () => {
  const person = await somebody(sara)
  const page = await open(security, { ...signedIn(person), expectConsole: refusedOnce })
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const codeAt = (moment: number) => new TOTP({ secret }).generate({ timestamp: moment })
  await dialog.getByLabel('6-digit code').fill('12')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('Enter the 6 digits the app shows')).toBeVisible()
  await dialog.getByLabel('6-digit code').fill(codeAt(Date.now()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = '', spare = ''] = await codes.allTextContents()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Save the codes first, then tick this box')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expectValue(file.suggestedFilename()).toBe('nabta-recovery-codes.txt')
  expectValue(await readFile(await file.path(), 'utf8')).toContain(recovery)
  await dialog.getByLabel('I have saved them').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeFocused()

  expectValue((await signIn(atAnotherBrowser(app, person))).body.error.code).toBe('second_factor_needed')
  const enter = async (code: string, isRecovery: boolean) => {
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    if (isRecovery) await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel(isRecovery ? 'Recovery code' : 'Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  // The code of this half minute has been used; the next one is accepted already.
  await enter(codeAt(Date.now() + 30_000), false)
  await page.waitForURL(/\/patient\//)
  await enter(recovery, true)
  await page.waitForURL(/\/patient\//)
  await page.goto(app.origin + security)
  await expect(page.getByText('You have 9 recovery codes left')).toBeVisible()
  const again = await signIn(atAnotherBrowser(app, person), { code: recovery })
  expectValue(again.body.error.code).toBe('wrong_code')

  await forgetProof(person)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Enter your password and a code again.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a code as well')).toBeVisible()
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await dialog.getByLabel('Code', { exact: true }).fill(spare)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('on a phone in Arabic one device is signed out, then all others', async () => {
  const person = await somebody(omar, { language: 'ar' })
  const others = [1, 2, 3].map(() => atAnotherBrowser(app, person))
  for (const other of others) await signIn(other)
  const page = await open(`/ar${security}`, { ...phone, ...signedIn(person) })
  const devices = page.getByRole('list', { name: 'الأجهزة', exact: true }).getByRole('listitem')
  await expect(devices).toHaveCount(4)
  await expect(devices.getByText('هذا الجهاز')).toHaveCount(1)
  await page
    .getByRole('button', { name: /^إنهاء الجلسة: / })
    .first()
    .click()
  await expect(devices).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'الأجهزة المتصلة بحسابك' })).toBeFocused()
  expectValue((await Promise.all(others.map(isIn))).filter(Boolean)).toHaveLength(2)

  await page.getByRole('button', { name: 'إنهاء الجلسات على الأجهزة الأخرى' }).click()
  await page.getByRole('button', { name: 'إنهاء الجلسات', exact: true }).click()
  await expect(page.getByText('أُنهيت الجلسة على جهازين.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  expectValue(await Promise.all(others.map(isIn))).toEqual([false, false, false])
})

testWithAll('a new address takes effect once its link is opened, and the old address is warned', async () => {
  const person = await somebody(sara)
  const address = unique('sara.new@example.sa')
  await forgetProof(person)
  const page = await open(security, { ...signedIn(person), expectConsole: refusedOnce })
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email address').fill(address)
  await page.getByRole('button', { name: 'Send the link' }).click()

  const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeFocused()
  await expect(page.getByLabel('New email address')).toHaveValue(address)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This password is not correct')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting to be confirmed')).toBeVisible()

  const token = await newestMailedToken(app, address, 'confirm-new-email')
  const warnings = (await app.mailTo(person.email)).filter(({ text }) => text.includes(address))
  expectValue(warnings).toHaveLength(1)
  await page.goto(`${app.origin}/confirm-new-email?token=${token}`)
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.goto(app.origin + security)
  await expect(page.getByRole('region', { name: 'Email address' })).toContainText(address)
  await expect(page.getByText('Waiting to be confirmed')).toHaveCount(0)
  expectValue((await signIn(atAnotherBrowser(app, { ...person, email: address }))).status).toBe(200)
})

test('a person with an account at a provider signs in with it, after connecting it in the settings with the password', async () => {
  const person = await somebody(sara)
  const account = { sub: 'an account elsewhere', email: 'elsewhere@example.sa', email_verified: false }
  const throughProvider = (page: Page) =>
    page.route(`${clinic.issuer}/**`, async (route) => {
      const url = new URL(route.request().url())
      const { pathname } = new URL(url.searchParams.get('redirect_uri') ?? '')
      const query = await clinic.signIn(account, url.href)
      await route.fulfill({ status: 302, headers: { location: `${app.origin}${pathname}?${query}` } })
    })
  const page = await open(security, { ...signedIn(person), expectConsole: refusedOnce })
  await throughProvider(page)
  await forgetProof(person)
  await page.getByRole('button', { name: 'Connect: Clinic ID' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Clinic ID?' })).toBeVisible()
  await expect(page).toHaveURL(`${app.origin}/connected`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Connected since/)).toBeVisible()

  const other = await open('/login', { expectConsole: refusedOnce })
  await throughProvider(other)
  await other.getByRole('button', { name: 'Continue with Clinic ID' }).click()
  await expect(other).toHaveURL(/\/patient\/dashboard$/)

  await page.getByRole('button', { name: 'Disconnect: Clinic ID' }).click()
  await expect(page.getByText('Not connected')).toBeVisible()
  const stranger = await open('/ar/login', { expectConsole: refusedOnce })
  await throughProvider(stranger)
  await stranger.getByRole('button', { name: /Clinic ID/ }).click()
  await expect(stranger.getByText('لا يوجد حساب هنا مرتبط به', { exact: false })).toBeVisible()
})
