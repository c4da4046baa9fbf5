import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { uploadDocument } from '#contract/documents.ts'
import type { Language } from '#contract/language.ts'
import type { neededDocuments } from '#contract/practice-options.ts'
import { savePractice } from '#contract/profiles.ts'
import { addService } from '#contract/services.ts'
import { submitPractice } from '#contract/verification.ts'
import { writeDay } from '#copy/dates.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { desk } from '#copy/oversight/desk.ts'
import { approvedMails } from '#copy/oversight/mail.ts'
import { review } from '#copy/oversight/review.ts'
import { viewer as documentViewer } from '#copy/oversight/viewer.ts'
import { adminPages } from '#copy/portal/admin-pages.ts'
import { viewer } from '#copy/viewer.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { boxesOf, fillDate } from '#test/browser/date-field.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { faxedPages } from '#test/fakes/faxed-pages.ts'
import { demoPage, dot } from '#test/fakes/sample-files.ts'
import { applicant, licenseOf } from '#test/practices/applicants.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, noor, sara } from '../cast.ts'
import { join, type Person, unique } from '../people.ts'
import type { Upload } from '../request-for.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const admin = await join(app, noor, { role: 'admin' })

/** Withdraws all earlier applications, so that only this test's are waiting. */
const emptyQueue = () =>
  app.rows("update verifications set status = 'draft', submitted_at = null where submitted_at is not null")

type Applying = { name: string; otherName: string; licenseNumber: string; language?: Language }

/** A dietitian who has filled in everything, uploaded the documents and submitted. */
async function applies({ language = 'en', ...facts }: Applying): Promise<Person> {
  const who = { name: facts.name, email: unique(drLayla.email) }
  const person = await join(app, who, { role: 'dietitian', language })
  await person.call(savePractice, {
    ...facts,
    phone: drLayla.phone,
    gender: 'female',
    title: 'Clinical Dietitian',
    licenseExpiresOn: '2031-05-01',
    specialization: 'diabetes',
    experience: '6-10',
    education: 'MSc Clinical Nutrition, King Saud University',
    bio: 'Plans that fit the week of whoever follows them.',
    consultationFee: '250',
    city: 'riyadh',
    address: 'Olaya Street 12',
    languages: ['arabic', 'english'],
  })
  const service = { name: 'Follow-up', description: 'How it goes.', duration: '30', price: '150' }
  await person.call(addService, { ...service, platform: 'zoom', isActive: true })
  await uploads(person, 'license', faxedPages, 'license.pdf')
  await uploads(person, 'degree', dot, 'degree.png')
  await uploads(person, 'experience', demoPage, 'experience.pdf')
  await uploads(person, 'insurance', demoPage, 'insurance.pdf')
  const { status } = await person.call(submitPractice, {})
  expectValue(status).toBe(200)
  return person
}

async function uploads(person: Person, kind: (typeof neededDocuments)[number], upload: Upload, file: string) {
  const { status } = await person.call(uploadDocument, { kind, name: file, file, upload })
  expectValue(status, file).toBe(201)
}

const visit = (path: string, language: Language = 'en', options = {}) =>
  open(inLanguage(language, path), { ...signedIn(admin), ...options })
const toast = (page: Page, words: string) => page.locator('[aria-live]').getByText(words).first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens each document once, as an admin must before approving. */
async function opensDocuments(page: Page, language: Language = 'en') {
  const documents = page.getByRole('list', { name: documentViewer.title[language] }).getByRole('listitem')
  await expect(documents.first()).toBeVisible()
  for (const document of await documents.all()) {
    await document.getByRole('button').click()
    await expect(document).toContainText(documentViewer.opened[language])
  }
}

const asked = (page: Page) => page.getByRole('alertdialog')
/** Presses the button and confirms. */
async function approves(page: Page, language: Language = 'en') {
  await press(page, decisions.approve.button[language])
  await asked(page).getByRole('button', { name: decisions.approve.button[language] }).click()
}

/** The colour of the sheet at a point, given as fractions of its width and height; none before it is drawn. */
const inkAt = (page: Page, x: number, y: number) =>
  page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, [x = 0, y = 0]) => {
      const at = canvas.getContext('2d')?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data
      const ink = [...(at ?? [])]
      const opacity = ink.pop()
      return opacity ? ink.map((part) => Math.round(part / 51)).join(' ') : 'none'
    },
    [x, y],
  )
const pictureOn = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
const [white, black, green] = ['5 5 5', '0 0 0', '0 2 1']

test('in Arabic an application is compared and approved, and a patient finds its dietitian', async () => {
  const language = 'ar'
  await emptyQueue()
  const licenseNumber = '12-A-3450'
  const person = await applies({
    name: 'Layla Al-Harbi',
    otherName: 'ليلى الحربي',
    licenseNumber,
    language,
  })
  const shown = 'ليلى الحربي'
  const words = adminPages.dashboard.dietitians
  const page = await visit('/admin', language, { expectConsole: /422/ })
  await page.getByRole('tab', { name: `${words.label[language]} 1` }).click()
  await expect(page.getByRole('heading', { level: 2, name: words.heading[language] })).toBeVisible()
  await page.getByRole('link', { name: shown }).click()
  await expect(page.getByRole('heading', { level: 3, name: shown })).toBeFocused()

  const number = page.getByLabel(review.license.number[language])
  const until = page.getByRole('group', { name: review.license.until[language] })
  await expect(page.getByText(review.license.unseen[language])).toBeVisible()
  await expect(number).toHaveCount(0)
  await opensDocuments(page, language)
  await expect(number).toHaveValue('')
  await number.fill(licenseNumber)
  await fillDate(until, '2020-01-01')
  await approves(page, language)
  await expect(boxesOf(until).day).toHaveAttribute('aria-invalid', 'true')
  await fillDate(until, '2031-04-30')
  await press(page, decisions.approve.button[language])
  const question = decisions.approve.text(licenseNumber, writeDay(language, '2031-04-30', 'date'))
  await expect(asked(page)).toContainText(shown)
  await expect(asked(page)).toContainText(question[language])
  await asked(page).getByRole('button', { name: decisions.approve.button[language] }).click()
  await expect(toast(page, decisions.approve.done(shown)[language])).toBeVisible()
  await expect(page.getByText(desk.empty.waiting.title[language])).toBeVisible()
  await expect(page.getByRole('tab', { name: words.label[language] })).toHaveText(words.label[language])

  await app.runJobs()
  const [subject] = (await app.mailTo(person.email)).map((letter) => letter.subject)
  expectValue(subject).toBe(approvedMails.first(licenseNumber, '').subject[language])
  const patient = await join(app, { ...sara, email: unique(sara.email) }, { language })
  const theirs = await open(inLanguage(language, '/patient/dietitians?q=layla'), signedIn(patient))
  await expect(theirs.locator(`a[href*="${person.id}"]`).first()).toBeVisible()
  await app.rows("update verifications set status = 'draft' where user_id = $1", [person.id])
})

test('documents are shown beside the stated facts, including those from a fax machine, the same in either language', async () => {
  await emptyQueue()
  const person = await applicant(app, 'submitted', { hasFiles: true })
  const page = await visit(`/admin?tab=dietitians&list=waiting&dietitian=${person.id}`)
  await expect.poll(() => inkAt(page, 0.5, 0.25)).toBe(green)
  await expect(page.locator('canvas')).toHaveAttribute('aria-busy', 'false')
  const picture = await pictureOn(page)
  expectValue(picture.length).toBeGreaterThan(1_000)
  await press(page, viewer.next.en)
  await expect
    .poll(() => Promise.all([0.1, 0.375, 0.75].map((across) => inkAt(page, across, 0.5))))
    .toEqual([white, black, white])
  await press(page, viewer.zoomIn.en)
  await expect(page.getByText('150%')).toBeVisible()
  await expect.poll(() => inkAt(page, 0.375, 0.5)).toBe(black)
  await page.getByRole('button', { name: 'degree.png' }).click()
  await expect(page.getByRole('img', { name: 'degree.png' })).toHaveJSProperty('naturalWidth', 1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: viewer.download.en }).click(),
  ])
  expectValue(download.suggestedFilename()).toBe('degree.png')

  await page.goto(page.url().replace('/admin', '/ar/admin'))
  await expect(page.locator('canvas')).toHaveAttribute('aria-busy', 'false')
  expectValue((await pictureOn(page)) === picture).toBe(true)
})

testWithAll('a press meant for one application does nothing to the one that takes its place', async () => {
  await emptyQueue()
  const [first, next] = [
    await applicant(app, 'submitted', { name: 'Hind Al-Otaibi', submittedAt: '2026-01-01', hasFiles: true }),
    await applicant(app, 'submitted', { name: 'Reem Al-Qahtani', submittedAt: '2026-01-02', hasFiles: true }),
  ]
  const page = await visit(`/admin?tab=dietitians&list=waiting&dietitian=${first.id}`)
  await opensDocuments(page)
  await page.getByLabel(review.license.number.en).fill(licenseOf(first))
  await press(page, decisions.approve.button.en)
  await asked(page).getByRole('button', { name: decisions.approve.button.en }).click()
  const pressedAt = await page.waitForFunction(
    ([name, button]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
      const found = buttons.find(({ textContent }) => textContent === button)
      if (document.querySelector('h3')?.textContent !== name || !found) return null
      found.click()
      return performance.now()
    },
    [next.name, decisions.reject.button.en],
  )
  await expect(page.getByRole('heading', { level: 3, name: next.name })).toBeFocused()
  await page.waitForFunction((at) => performance.now() - (at ?? 0) > 1_000, await pressedAt.jsonValue())
  await expect(asked(page)).toHaveCount(0)
  await expect(page.getByText(review.license.unseen.en)).toBeVisible()
  await press(page, decisions.reject.button.en)
  await expect(asked(page)).toContainText(next.name)
})

testWithAll(
  'lists and reviews have their own addresses, and the back button leads to the previous place',
  async () => {
    await emptyQueue()
    const people = [
      await applicant(app, 'submitted', { hasFiles: true }),
      await applicant(app, 'submitted', { hasFiles: true }),
    ]
    const page = await visit('/admin?tab=dietitians', 'en', { expectConsole: /422/ })
    await page.getByRole('tab', { name: /^Rejected/ }).click()
    await expect(page).toHaveURL(/list=rejected/)
    await page.getByRole('tab', { name: /^Waiting/ }).click()
    const row = page.locator(`[data-dietitian="${people[1]?.id}"]`)
    await row.click()
    await expect(page).toHaveURL(new RegExp(`list=waiting&dietitian=${people[1]?.id}`))
    await page.goBack()
    await expect(row).toBeFocused()
    await page.goForward()
    await page.getByRole('link', { name: review.back.en }).click()
    await expect(row).toBeFocused()
    await page.goto(`${app.origin}/admin?tab=dietitians&list=waiting&dietitian=nobody`)
    await expect(page.getByText(review.gone.title.en)).toBeVisible()
  },
)

testWithAll(
  'a document that cannot be shown can still be downloaded, and the PDF reader loads only with the first document',
  async () => {
    await emptyQueue()
    const person = await applicant(app, 'submitted', { hasFiles: true })
    const page = await visit('/admin?tab=dietitians', 'en', { expectConsole: /Failed to load|net::/ })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.reload()
    await page.locator(`[data-dietitian="${person.id}"]`).waitFor()
    expectValue(scripts.filter((path) => /pdf/.test(path))).toEqual([])
    await page.route('**/api/documents/*/content', (route) => route.abort())
    await page.locator(`[data-dietitian="${person.id}"]`).click()
    await expect(page.getByText(viewer.failed.en)).toBeVisible()
    await expect(page.getByRole('link', { name: viewer.download.en })).toBeVisible()
    await page.unroute('**/api/documents/*/content')
    await press(page, 'Retry')
    await expect.poll(() => inkAt(page, 0.5, 0.25)).toBe(green)
    expectValue(scripts.filter((path) => /pdf/.test(path)).length).toBeGreaterThan(1)
  },
)
