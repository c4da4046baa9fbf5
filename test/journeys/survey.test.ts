import { expect as expectValue, test } from 'vitest'
import { answerSurvey } from '#contract/survey.ts'
import { faultWords } from '#copy/faults.ts'
import { surveyAnswers as words } from '#copy/survey-answers.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { noor, omar } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const answers = () => app.rows('select * from survey_answers order by id')

testWithAll('a company requests a programme, and its answers are stored', async () => {
  const page = await open('/for-companies#survey')
  const form = page.locator('#survey form')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await form.getByLabel('Company name').fill('Najd Foods')
  await form.getByLabel('Your name').fill('Huda Al-Salem')
  await form.getByLabel('Position').fill('Head of People')
  await form.getByLabel('Email').fill('huda@najd.example')
  await form.getByLabel('Phone').fill('501234567')
  await form.getByRole('combobox').first().selectOption('51-200')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form
    .locator('label', { has: page.getByRole('radio', { includeHidden: true }) })
    .first()
    .click()
  await form.getByRole('textbox').first().fill('A workshop before Ramadan.')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText("Your survey has been submitted successfully! We'll be in touch soon."),
  ).toBeVisible()
  await expect(form.getByLabel('Your name')).toHaveValue('')
  expectValue(sent).toHaveLength(1)
  expectValue(await answers()).toHaveLength(1)
  const [row] = await answers()
  expectValue(row).toMatchObject({
    audience: 'company',
    company_name: 'Najd Foods',
    employee_count: '51-200',
    phone: '501234567',
    interest: 'employee-wellness',
    language: 'en',
  })
  expectValue(app.house.keys.open(row?.needs_sealed as Buffer, `survey_answers:${row?.id}`)).toBe(
    'A workshop before Ramadan.',
  )
  await app.runJobs()
  expectValue(await app.mailTo('huda@najd.example')).toHaveLength(1)
})

test('a patient answers in Arabic on a phone', async () => {
  const page = await open('/ar/for-patients#survey', phone)
  const form = page.locator('#survey form')
  await form.locator('[name=name]').fill(omar.name)
  await form.locator('[name=email]').fill(omar.email)
  await form.locator('[name=phone]').fill('٥٥٧٦٥٤٣٢١')
  await form.locator('[name=age]').selectOption('25-34')
  await form.getByRole('button', { name: 'متابعة' }).click()
  await form.locator('[name=needs]').fill('أريد خطة تناسب عملي.')
  await form.getByRole('button', { name: 'متابعة' }).click()
  const submit = form.getByRole('button', { name: 'إرسال', exact: true })
  await submit.click()
  await expect(form.getByText(faultWords.health_consent_needed.ar)).toBeVisible()
  await expect(form.locator(':focus')).toHaveAttribute('name', 'healthConsent')
  await form.locator('[name=healthConsent]').check()
  await submit.click()
  await expect(page.getByText('بنجاح').first()).toBeVisible()
  const row = (await answers()).at(-1)
  expectValue(row).toMatchObject({
    audience: 'patient',
    language: 'ar',
    phone: '٥٥٧٦٥٤٣٢١',
    age: '25-34',
  })
  await app.runJobs()
  expectValue((await app.mailTo(omar.email))[0]?.html).toContain('dir="rtl"')
})

testWithAll('answers survive a reload, but free text is not stored on the disk', async () => {
  const page = await open('/for-companies#survey')
  const form = page.locator('#survey form')
  await form.locator('[name=companyName]').fill('Najd Foods')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.locator('[name=needs]').fill('A secret need')
  await page.reload()
  await expect(page.locator('#survey form [name=companyName]')).toHaveValue('Najd Foods')
  expectValue(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('A secret need')
  const note = form.getByText(/^Draft from \d.*not sent yet$/)
  await expect(note).toBeVisible()
  await form.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(form.locator('[name=companyName]')).toHaveValue('')
  await expect(note).toHaveCount(0)
})

test('an admin reads in Arabic what a visitor sent, and erases it on request', async () => {
  const admin = await join(app, noor, { role: 'admin' })
  const amal = { name: 'Amal Al-Ghamdi', email: 'amal@mail.example' }
  await app.call(answerSurvey, {
    audience: 'patient',
    ...omar,
    ...amal,
    needs: 'Meals for night shifts.',
    healthConsent: true,
  })
  const page = await open('/ar/admin/visitors', signedIn(admin))
  await page.getByLabel(words.search.ar).fill(amal.email)
  await expect(page.getByText(words.total(1).ar, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: amal.name }).click()
  const answer = page.getByRole('article', { name: amal.name })
  await expect(answer).toContainText('Meals for night shifts.')
  await answer.getByRole('button', { name: words.remove.ar }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.removal.confirm.ar }).click()
  await expect(page.getByText(words.removal.done.ar)).toBeVisible()
  // The search is still active, and finds nothing now.
  await expect(page.getByText(words.nothingFound.title.ar)).toBeVisible()
  expectValue(await app.rows('select from survey_answers where email = $1', [amal.email])).toEqual([])
})
