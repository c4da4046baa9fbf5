import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect as expectValue, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { readContactChoices } from '#contract/notifications/choices.ts'
import { dataPage } from '#copy/accounts/security/data-page.ts'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { openIdentityProvider } from '#test/fakes/identity-provider.ts'
import { openApp } from '../app.ts'
import { khalid, noor, omar, sara } from '../cast.ts'
import { unzip } from '../copied-data.ts'
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

test('a new password signs the other devices out, but not this one', async () => {
  const person = await somebody(sara)
  const other = atAnotherBrowser(app, person)
  await signIn(other)
  const page = await open(security, { ...signedIn(person), expectConsole: refusedOnce })
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill('a quieter sumac')
  await page.getByLabel('New password again').fill('a quieter sumak')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('New password again').fill('a quieter sumac')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  expectValue(await isIn(other)).toBe(true)

  await page.getByLabel('Current password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)
  expectValue(await isIn(other)).toBe(false)
  expectValue((await signIn(other)).status).toBe(401)
  expectValue((await signIn(other, { password: 'a quieter sumac' })).status).toBe(200)
  await page.reload()
  await expect(page.getByText('Last changed on')).toBeVisible()
})

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

test('an access token is made after the password, shown once, and revoked', async () => {
  const person = await somebody(sara)
  await forgetProof(person)
  const page = await open(security, { ...signedIn(person), expectConsole: refusedOnce })
  await expect(page.getByText('You have no access tokens')).toBeVisible()
  await page.getByRole('button', { name: 'Manage access tokens' }).click()
  await page.getByRole('button', { name: 'New access token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New access token' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Name').fill('Shopping list')
  await dialog.getByLabel('Read and change').check()
  await dialog.getByLabel('90 days').check()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const proof = page.getByRole('dialog', { name: 'Please confirm it is you' })
  await proof.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')

  const token = page.getByLabel('Access token', { exact: true })
  await expect(token).toBeFocused()
  const authorization = `Bearer ${await token.inputValue()}`
  const read = () => app.call(readContactChoices, {}, { authorization })
  expectValue((await read()).status).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'New access token' })).toBeFocused()
  const row = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')
  await expect(row).toContainText('Shopping list')
  await expect(row).toContainText('Read and change')

  await page.getByRole('button', { name: 'Revoke Shopping list' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('“Shopping list”')
  await page.getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('The access token is revoked')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Access tokens' })).toBeFocused()
  await expect(page.getByText('You have no access tokens')).toBeVisible()
  expectValue((await read()).status).toBe(401)
})

test('a new address takes effect once its link is opened, and the old address is warned', async () => {
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

test('the copy of a person’s data is a file that says what is stored', async () => {
  const person = await somebody(sara)
  const page = await open(security, signedIn(person))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a copy' }).click(),
  ])
  expectValue(file.suggestedFilename()).toMatch(/^nabta-my-data-\d{4}-\d\d-\d\d\.zip$/)
  const inside = await unzip(await readFile(await file.path()))
  expectValue(JSON.parse(String(inside['data.json'])).parts.users).toMatchObject([{ email: person.email }])
  const readable = String(inside['my-data.html'])
  for (const words of [dataPage.title.en, person.email]) expectValue(readable).toContain(words)
  await expect(page.getByText('Your copy has been downloaded')).toBeVisible()
})

test('an account is closed after the password and a second press, and stays open if its owner signs in again', async () => {
  const person = await somebody(khalid)
  const other = atAnotherBrowser(app, person)
  await signIn(other)
  const page = await open(security, { ...signedIn(person), expectConsole: /403/ })
  const remove = page.getByRole('button', { name: 'Delete account' })
  await remove.click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  expectValue(await isIn(other)).toBe(true)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL(`${app.origin}/`)
  await expect(page.getByText('Your account is closed')).toBeVisible()
  expectValue(await isIn(other)).toBe(false)
  expectValue((await signIn(atAnotherBrowser(app, person))).status).toBe(403)

  await page.goto(`${app.origin}/login`)
  await waitUntilHydrated(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
  await page.waitForURL(/\/patient\//)
})

test('the default role and the language are chosen under Account', async () => {
  const person = await somebody(sara, { also: ['dietitian'] })
  const page = await open('/patient/settings?tab=account', signedIn(person))
  await page.getByLabel('Dietitian Dashboard').check()
  await page.getByRole('button', { name: 'Save default role' }).click()
  await expect(page.getByText('Default role updated successfully')).toBeVisible()
  const { body } = await person.call(readSession, {})
  expectValue(body.session?.user.roles.find(({ isPrimary }) => isPrimary)?.roleType).toBe('dietitian')
  expectValue(body.session?.activeRole).toBe('patient')

  await page.getByLabel('العربية').check()
  await page.getByRole('button', { name: 'Save language' }).click()
  await page.waitForURL(`${app.origin}/ar/patient/settings?tab=account`)
  expectValue((await person.call(readSession, {})).body.session?.user.language).toBe('ar')
})

test('an admin finds a person, gives a role and removes one, but never the last of either kind', async () => {
  const admin = await somebody(noor, { role: 'admin' })
  const person = await somebody(omar)
  const page = await open('/admin/users', { ...signedIn(admin), expectConsole: refusedOnce })
  const list = page.getByRole('list', { name: 'Users' })
  const search = page.getByRole('textbox', { name: 'Search by name, email or phone...' })
  const find = async ({ email, name }: Person) => {
    await search.fill(email)
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  }
  await search.fill('nobody@example.sa')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()

  await find(person)
  await page.getByRole('button', { name: 'Revoke the role Patient' }).click()
  await page.getByRole('button', { name: 'Revoke role' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('This is the only role of the account')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Grant the role Dietitian' }).click()
  await page.getByRole('button', { name: 'Grant role' }).click()
  await expect(page.getByRole('button', { name: 'Revoke the role Dietitian' })).toBeFocused()
  const rolesOf = ({ id }: Person) =>
    app.rows('select role_type from user_roles where user_id = $1 order by role_type', [id])
  expectValue(await rolesOf(person)).toEqual([{ role_type: 'dietitian' }, { role_type: 'patient' }])

  await page.getByRole('button', { name: 'Suspend' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'Suspend account' }).click()
  await expect(asked.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await asked.getByLabel('Reason').fill('Several people have reported this account.')
  await asked.getByRole('button', { name: 'Suspend account' }).click()
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible()
  expectValue((await person.call(readSession, {})).body.session).toBeNull()
  await page.getByRole('button', { name: 'Lift suspension' }).click()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()

  await page.getByRole('link', { name: 'All users' }).click()
  await find(admin)
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke the role Admin' }).click()
  await page.getByRole('button', { name: 'Revoke role' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('This is the last owner')
})

test('an owner makes an admin with one duty, who sees what it opens and nothing else', async () => {
  const owner = await somebody(noor, { role: 'admin' })
  const person = await somebody(omar, { also: ['dietitian'] })
  const page = await open(`/admin/users?person=${person.id}`, {
    ...signedIn(owner),
    expectConsole: refusedOnce,
  })
  await page.getByRole('button', { name: 'Grant the role Admin' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByLabel('Owner').check()
  await expect(asked.getByLabel('Finance')).toBeDisabled()
  await asked.getByLabel('Owner').uncheck()
  await asked.getByLabel('Support').check()
  await asked.getByRole('button', { name: 'Grant role' }).click()
  const duties = page.getByRole('region', { name: 'Duties' })
  await expect(duties.getByRole('listitem')).toHaveText(['Support'])
  await duties.getByRole('button', { name: 'Change duties' }).click()
  await asked.getByLabel('Verification').check()
  await asked.getByLabel('Support').uncheck()
  await forgetProof(owner)
  await asked.getByRole('button', { name: 'Change duties' }).click()
  const proof = page.getByRole('dialog', { name: 'Please confirm it is you' })
  await proof.getByLabel('Password', { exact: true }).fill(owner.password)
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(duties.getByRole('listitem')).toHaveText(['Verification'])

  const admin = await somebody(noor, { role: 'admin', duties: ['verification'] })
  const own = await open('/admin', signedIn(admin))
  await expect(own.getByRole('tab')).toHaveText(['Overview', /^Dietitians/, 'Reports'])
  await expect(own.getByRole('navigation').getByRole('link', { name: 'Users' })).toHaveCount(0)
  await own.goto(`${app.origin}/admin/finance`)
  await expect(own.getByText('This is another admin’s duty')).toBeVisible()
  await expect(own.getByText('Your duties: Verification. An owner can change them.')).toBeVisible()
})

test('an admin who must first set up two-factor authentication is guided through it, and then the portal opens', async () => {
  const admin = await somebody(noor, { role: 'admin' })
  await app.rows('update users set second_factor_waived = false where id = $1', [admin.id])
  const page = await open('/admin/users', { ...signedIn(admin), expectConsole: refusedOnce })
  await page.getByRole('button', { name: 'Begin' }).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('6-digit code').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await page.getByLabel('I have saved them').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
})

test('on a phone in Arabic an admin makes a token, which is read-only', async () => {
  const admin = await somebody(noor, { role: 'admin', language: 'ar' })
  const page = await open('/ar/admin/settings?tab=security', { ...phone, ...signedIn(admin) })
  await page.getByRole('button', { name: 'إدارة رموز الوصول' }).click()
  await page.getByRole('button', { name: 'رمز وصول جديد' }).click()
  await expect(page.getByText('رموز المشرفين للقراءة فقط.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'مدة الصلاحية' }).getByRole('radio')).toHaveCount(2)
  await page.getByLabel('الاسم', { exact: true }).fill('تقرير أسبوعي')
  await page.getByRole('button', { name: 'إنشاء الرمز' }).click()
  await expect(page.getByLabel('رمز الوصول', { exact: true })).toHaveValue(/^nabta_pat_[\w-]{43}$/)
  await page.getByRole('button', { name: 'تم', exact: true }).click()
  await expect(page.getByRole('list', { name: 'رموز الوصول' })).toContainText('قراءة فقط')
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
