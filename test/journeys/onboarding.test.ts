import { expect as expectValue, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion, readHealthConsent } from '#contract/health/consent.ts'
import { readBilling } from '#contract/money/billing.ts'
import { readOnboarding, readPatientOnboarding } from '#contract/onboarding.ts'
import { readPatientProfile } from '#contract/patients/profile.ts'
import { listMyServices } from '#contract/services.ts'
import { autosave } from '#copy/autosave.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { fillDate } from '#test/browser/date-field.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

test('in Arabic on a phone a patient consents, answers, leaves, and finishes on another device', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) }, { language: 'ar' })
  const page = await open('/ar/patient/onboarding', { ...phone, ...signedIn(patient) })
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuenow', '33')
  await expect(page.getByLabel('إنقاص الوزن')).toBeDisabled()
  await page.getByRole('button', { name: 'أوافق', exact: true }).click()
  await page.getByLabel('إنقاص الوزن').check()
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()
  await expect(progress).toHaveAttribute('aria-valuenow', '66')
  await page.getByLabel('الطول (سم)').fill('٩')
  await page.getByRole('button', { name: 'متابعة', exact: true }).click()
  await expect(page.getByLabel('الطول (سم)')).toBeFocused()
  // A faulty answer is shown as unsaved, and does not stop the others from being saved.
  await page.getByLabel('الوزن (كجم)').fill('70')
  await expect
    .poll(async () => (await patient.call(readPatientOnboarding, {})).body.onboarding)
    .toMatchObject({ weight: 70, height: null, healthGoals: ['weight-loss'] })
  await expect(page.getByText(autosave.notSaved.ar, { exact: true })).toBeVisible()
  await page.getByLabel('الطول (سم)').fill('163')
  // Saved without a press, a moment after the last letter.
  await expect
    .poll(async () => (await patient.call(readPatientOnboarding, {})).body.onboarding.height)
    .toBe(163)
  expectValue((await patient.call(readHealthConsent, {})).body.consent.given).toBe(true)

  const other = await open('/ar/patient/dashboard', signedIn(patient))
  await other.getByRole('main').getByRole('link', { name: 'إكمال الملف الشخصي' }).click()
  await expect(other.getByLabel('الطول (سم)')).toHaveValue('163')
  await other.getByRole('button', { name: 'متابعة', exact: true }).click()
  await expect(other.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '99')
  await other.getByRole('button', { name: 'إكمال الإعداد' }).click()
  await expect(other.getByRole('heading', { name: 'كل شيء جاهز!' })).toBeVisible()
  await other.waitForURL('**/ar/patient/dashboard')
  await expect(other.getByText('إكمال الملف الشخصي')).not.toBeVisible()
})

testWithAll(
  'an answer that could not be saved says so and is tried again, and the last one is sent on leaving',
  async () => {
    const patient = await join(app, { ...sara, email: unique(sara.email) })
    await patient.call(giveHealthConsent, { version: healthConsentVersion })
    const page = await open('/patient/onboarding', { ...signedIn(patient), expectConsole: /ERR_FAILED/ })
    const kept = async () => (await patient.call(readPatientOnboarding, {})).body.onboarding.healthGoals
    const offered = page.getByText('Your answers are saved as you go')
    await expect(offered).toBeVisible()
    await page.route('**/api/onboarding/patient', (route) => route.abort())
    await page.getByLabel('Weight loss').check()
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Finish later' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await page.unroute('**/api/onboarding/patient')
    await page.getByRole('button', { name: 'Save now' }).click()
    await expect(offered).toBeVisible()
    expectValue(await kept()).toEqual(['weight-loss'])

    // Timers never fire: a request that is sent now is sent because the page is left.
    await page.evaluate(() => {
      window.setTimeout = (() => 0) as unknown as typeof window.setTimeout
    })
    await page.getByLabel('Improve energy').check()
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await expect.poll(kept).toEqual(['weight-loss', 'improve-energy'])
  },
)

test('a dietitian sets up the practice in three steps, and the services exist', async () => {
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const page = await open('/dietitian/dashboard', signedIn(layla))
  await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click()
  await page.getByLabel('Primary specialization').selectOption('diabetes')
  await page.getByLabel('Years of experience').fill('7')
  const lastDay = page.getByRole('group', { name: 'License valid until' })
  await fillDate(lastDay, '2020-09-30')
  await page.getByLabel('Certified Diabetes Educator (CDE)').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Choose a day in the future')).toBeVisible()
  await fillDate(lastDay, '2035-09-30')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Meal planning').check()
  await page.getByLabel('Hourly rate').fill('200')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Saturday').check()
  await expect(page.getByText('PDF, JPG, PNG, max 5MB per file.')).toBeVisible()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByRole('heading', { name: 'All Set!' })).toBeVisible()
  await expect(
    page.getByText('Onboarding complete! Your profile has been set up successfully.'),
  ).toBeVisible()
  await expect(page.getByText('Patients find you once you have sent your application').first()).toBeVisible()
  await page.waitForURL('**/dietitian/dashboard')
  const steps = page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem')
  await expect(steps.first()).toContainText('Send your application')
  await expect(steps.filter({ hasText: 'Upload your documents' })).toContainText('a copy of your license')
  await expect(steps.filter({ hasText: 'license expiry date' })).toHaveCount(0)
  expectValue((await layla.call(readOnboarding, {})).body.onboarding.completedAt).not.toBeNull()
  expectValue(
    (await layla.call(listMyServices, {})).body.services.map(({ name, price }) => [name, price]),
  ).toEqual([['Meal planning', 150]])
})

testWithAll('a patient saves the profile over three tabs, and errors are stated to the letter', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const page = await open('/patient/profile', signedIn(patient))
  await page.getByLabel('Name', { exact: true }).fill('S')
  await page.getByLabel('Bio').fill('x'.repeat(501))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(page.getByText('Bio must be at most 500 characters')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Sara Al-Mutairi')
  await page.getByLabel('Bio').fill('I cook for four.')
  await page.getByRole('tab', { name: 'Health Information' }).click()
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toBeDisabled()
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.getByRole('textbox', { name: 'Allergies' }).fill('Sesame')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  expectValue((await patient.call(readPatientProfile, {})).body.profile).toMatchObject({
    name: 'Sara Al-Mutairi',
    bio: 'I cook for four.',
    allergies: 'Sesame',
  })

  await page.goto(`${app.origin}/patient/settings?tab=privacy`)
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(page.getByText('Your health data has been erased.')).toBeVisible()
  expectValue((await patient.call(readPatientProfile, {})).body.profile).toMatchObject({
    allergies: '',
    bio: 'I cook for four.',
  })
})

testWithAll('billing shows only the end of an account number', async () => {
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const page = await open('/dietitian/settings?tab=billing', signedIn(layla))
  await expect(page.getByText('What you enter here appears on your invoices from then on')).toBeVisible()
  await page.getByLabel('Legal name').fill('Layla Clinic')
  await page.getByLabel('Building and street').fill('7214 Olaya Street')
  await page.getByLabel('City').fill('Riyadh')
  await page.getByLabel('Postal code').fill('12213')
  await page.getByLabel('IBAN').fill('SA03 8000 0000 6080 1016 7518')
  await page.getByRole('button', { name: 'Save billing details' }).click()
  await expect(page.getByText('This IBAN is not right.')).toBeVisible()
  await page.getByLabel('IBAN').fill('SA03 8000 0000 6080 1016 7519')
  await page.getByRole('button', { name: 'Save billing details' }).click()
  await expect(page.getByText('Saved: account ending in')).toBeVisible()
  await expect(page.getByLabel('IBAN')).toHaveValue('')
  expectValue((await layla.call(readBilling, {})).body.billing.ibanEnd).toBe('7519')
})
