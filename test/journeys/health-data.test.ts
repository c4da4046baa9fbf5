import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { importMeasures } from '#contract/health/exchange.ts'
import { listMeasures, recordMeasure } from '#contract/health/measures.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { course, ranges } from '#copy/health/course.ts'
import { danger } from '#copy/health/danger.ts'
import { dangerAdvice } from '#copy/health/danger-advice.ts'
import { diary, diaryKindWords } from '#copy/health/diary.ts'
import { exchange, lineFaultWords } from '#copy/health/exchange.ts'
import { goals } from '#copy/health/goals.ts'
import { guided } from '#copy/health/guided.ts'
import { entry, history } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { table } from '#copy/health/measure-table.ts'
import { reminders } from '#copy/health/reminders.ts'
import { summary } from '#copy/health/summary.ts'
import { unitWords } from '#copy/health/units.ts'
import { unavailable } from '#copy/refusals.ts'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { sara } from '../cast.ts'
import { exportXml, recordOf, zipOf } from '../fakes/apple-export.ts'
import { join, type Person, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const patient = () => join(app, { ...sara, email: unique(sara.email) })
const consent = (person: Person) => person.call(giveHealthConsent, { version: healthConsentVersion })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const toast = (page: Page, words: string) => page.locator('[aria-live]').getByText(words).first()
/** The browser's online state, with the event when it returns. */
const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
    if (onLine) dispatchEvent(new Event('online'))
  }, isOnline)
const day = 86_400_000
const weigh = (person: Person, daysAgo: number, value: number) =>
  person.call(recordMeasure, {
    clientId: crypto.randomUUID(),
    kind: 'weight',
    value,
    takenAt: new Date(Date.now() - daysAgo * day).toISOString(),
  })

test('in Arabic on a phone, consent is asked for once, then a weight takes two taps, and is corrected, removed and restored', async () => {
  const person = await patient()
  const page = await open('/ar/patient/health-data', { ...signedIn(person), ...phone })
  await button(page, kindWords.weight.name.ar).tap()
  await button(page, healthConsentWords.give.ar).tap()
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await expect(field).toHaveAttribute('inputmode', 'decimal')
  await field.fill('٧٢٫٤')
  await button(page, entry.save.ar).tap()
  await expect(toast(page, entry.saved.ar)).toBeVisible()

  // The second entry begins with the last value.
  await expect(page.getByRole('main')).toContainText('72.4')
  await button(page, kindWords.weight.name.ar).tap()
  await expect(field).toHaveValue('72.4')
  await expect(field).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: entry.cancel.ar }).tap()

  await page.getByRole('link', { name: history.latest.open(kindWords.weight.name).ar }).tap()
  await expect(page.getByRole('heading', { name: kindWords.weight.name.ar, level: 2 })).toBeVisible()
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^تعديل/ }).tap()
  await field.fill('1000')
  await button(page, entry.save.ar).tap()
  await expect(page.getByRole('dialog').getByText(/^بين/)).toBeVisible()
  await expect(field).toBeFocused()
  // The value in the field is converted to the other unit, and back.
  await field.fill('71,9')
  await page.getByRole('radio', { name: unitWords.lb.ar }).check()
  await expect(field).toHaveValue('158.5')
  await page.getByRole('radio', { name: unitWords.kg.ar }).check()
  await expect(field).toHaveValue('71.9')
  await button(page, entry.save.ar).tap()
  await expect(rows).toContainText('71.9')

  await rows.getByRole('button', { name: /^حذف/ }).tap()
  await expect(page.getByText(table.none.ar)).toBeVisible()
  await button(page, entry.undo.ar).tap()
  await expect(rows).toContainText('71.9')
  const { measures } = (await person.call(listMeasures, { kind: 'weight' })).body
  expectValue(measures.map(({ value }) => value)).toEqual([71.9])
})

testWithAll(
  'a dangerous reading says what to do and whom to call, is marked, and is measured again',
  async () => {
    const person = await patient()
    await consent(person)
    const page = await open('/patient/health-data', signedIn(person))
    await button(page, kindWords.glucose.name.en).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const field = dialog.getByRole('textbox').first()
    await field.fill('42')
    await dialog.getByRole('button', { name: entry.save.en }).click()
    const note = dialog.getByRole('alert').filter({ hasText: dangerAdvice.glucose_very_low.title.en })
    await expect(note).toBeVisible()
    await expect(dialog.getByText(danger.saved.en)).toBeVisible()
    await expect(note.getByRole('link').first()).toHaveAttribute('href', 'tel:997')
    await expect(note.getByRole('link').last()).toHaveAttribute('href', 'tel:937')
    await expect(toast(page, entry.saved.en)).toBeHidden()

    await dialog.getByRole('button', { name: danger.again.en }).click()
    await field.fill('95')
    await dialog.getByRole('button', { name: entry.save.en }).click()
    await expect(toast(page, entry.saved.en)).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: history.latest.open(kindWords.glucose.name).en }).click()
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: danger.flags.emergency.en })).toContainText('42')
    // The range shown in its PDF.
    await expect(
      page.getByText(/^Fasting: Healthy range for adults: .*70.*100.*\(ADA, 2024\)$/),
    ).toBeVisible()
  },
)

test('a chart says what changed, can be explored by keyboard, and shows any span of time', async () => {
  const person = await patient()
  await consent(person)
  for (const [daysAgo, value] of [
    [200, 80],
    [20, 74.2],
    [10, 73],
    [1, 72.4],
  ] as const)
    await weigh(person, daysAgo, value)
  const page = await open('/patient/health-data?kind=weight', signedIn(person))
  await expect(page.getByText(/Your weight has fallen by .?.?1\.8/)).toBeVisible()
  const chart = page.getByRole('img', { name: course.chart(kindWords.weight.name).en })
  await expect(chart).toHaveAccessibleName(/has fallen by .*down about/)
  const walk = page.getByRole('slider', { name: course.walk(kindWords.weight.name).en })
  await walk.focus()
  await expect(walk).toHaveAttribute('aria-valuetext', /72\.4/)
  await page.keyboard.press('ArrowLeft')
  await expect(walk).toHaveAttribute('aria-valuetext', /73/)
  await expect(page.locator('.chart p')).toContainText('73')
  await page.getByRole('radio', { name: ranges.year.en }).check()
  await expect(page.getByText(/fallen by .?.?7\.6/)).toBeVisible()
})

testWithAll(
  'with ten thousand measures a phone draws a few hundred points and one page of the table, whatever the span',
  async () => {
    const person = await patient()
    await consent(person)
    const lines = Array.from({ length: 10_000 }, (_, place) => {
      const at = new Date(Date.now() - (place + 1) * 50 * 60_000).toISOString()
      return `${at},weight,${70 + (place % 90) / 10},kg`
    })
    const bytes = new Uint8Array(Buffer.from(['date,kind,value,unit', ...lines].join('\n')))
    await person.call(importMeasures, { upload: { type: 'text/csv', bytes } })
    const page = await open('/patient/health-data?kind=weight', { ...signedIn(person), ...phone })
    const drawn = () =>
      page.locator('.chart').evaluate((chart) => ({
        parts: chart.querySelectorAll('*').length,
        points: Math.max(
          ...[...chart.querySelectorAll('path')].map(
            (path) => path.getAttribute('d')?.split('L').length ?? 0,
          ),
        ),
        ofPage: document.querySelectorAll('main *').length,
      }))
    for (const span of [ranges.quarter, ranges.all, ranges.month]) {
      await page.getByRole('radio', { name: span.en, exact: true }).check()
      await expect(page.locator('.chart path').first()).toBeVisible()
      const { parts, points, ofPage } = await drawn()
      expectValue(parts).toBeLessThan(60)
      expectValue(points).toBeLessThanOrEqual(300)
      expectValue(ofPage).toBeLessThan(400)
    }
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(12)
  },
)

testWithAll('guided measuring asks for a third reading if two differ by more than 5 %', async () => {
  const person = await patient()
  await consent(person)
  const page = await open('/patient/health-data?kind=waist', {
    ...signedIn(person),
    expectConsole: /Failed to load resource/,
  })
  await button(page, history.kind.guided.en).click()
  await button(page, guided.begin.en).click()
  const field = page.getByRole('alertdialog').getByRole('textbox')
  for (const reading of ['90', '96', '91']) {
    await field.fill(reading)
    await page.keyboard.press('Enter')
    if (reading === '96') await expect(page.getByText(guided.third.en)).toBeVisible()
  }
  await expect(page.getByText(/Your result: .*90\.5/)).toBeVisible()
  await button(page, entry.save.en).click()
  await expect(page.getByRole('table')).toContainText('90.5')
  await expect(page.getByRole('table')).toContainText(table.sources.guided.en)

  await page.goto(`${app.origin}/patient/health-data?kind=blood_pressure`)
  await waitUntilHydrated(page)
  await button(page, history.kind.guided.en).click()
  await button(page, guided.begin.en).click()
  await field.first().fill('120')
  await field.last().fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Between .*30.* and .*200/)).toBeVisible()
  await expect(field.last()).toBeFocused()
  await field.last().fill('130')
  await page.keyboard.press('Enter')
  await expect(page.getByText(entry.pairWrong.en)).toBeVisible()
  await field.last().fill('80')
  await page.keyboard.press('Enter')
  await field.first().fill('122')
  await field.last().fill('82')
  await page.keyboard.press('Enter')
  await page.route('**/api/health-data/guided-measures', (route) => route.abort())
  await setOnline(page, false)
  await button(page, entry.save.en).click()
  await expect(page.getByText(entry.offline.en)).toBeVisible()
  await page.unroute('**/api/health-data/guided-measures')
  await setOnline(page, true)
  await expect(page.getByRole('table')).toContainText('121')
})

test('an entry that cannot be sent is shown as unsaved, and is sent in its latest form once the connection is back', async () => {
  const person = await patient()
  await consent(person)
  const page = await open('/patient/health-data', {
    ...signedIn(person),
    expectConsole: /Failed to load resource/,
  })
  await button(page, kindWords.weight.name.en).click()
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await field.fill('70')
  // The request arrives, but its response does not.
  await page.route('**/api/health-data/measures', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, entry.save.en).click()
  await expect(page.getByText(unavailable.en)).toBeVisible()
  await expect(page.getByText(entry.offline.en)).not.toBeVisible()
  await expect(field).toHaveValue('70')
  const weights = async () => (await person.call(listMeasures, { kind: 'weight' })).body.measures
  const [first] = await weights()
  await page.unroute('**/api/health-data/measures')
  await field.fill('71')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(toast(page, entry.saved.en)).toBeVisible()
  expectValue(await weights()).toEqual([{ ...first, value: 71 }])
  await page
    .getByRole('button', { name: /^Water: add/ })
    .first()
    .click()
  await expect(page.getByText(/250.*ml.* so far/)).toBeVisible()

  await page.route('**/api/health-data/goals', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('tab', { name: history.tabs.goals.en }).click()
  await button(page, goals.set.en).click()
  await field.fill('65')
  await setOnline(page, false)
  await button(page, entry.save.en).click()
  await expect(page.getByText(entry.offline.en)).toBeVisible()
  await page.unroute('**/api/health-data/goals')
  await setOnline(page, true)
  await expect(toast(page, goals.saved.en)).toBeVisible()

  await page.route('**/api/health-data/diary', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('tab', { name: history.tabs.diary.en }).click()
  await button(page, diary.add(diaryKindWords.medicine).en).click()
  await page.getByLabel(diary.medicine.en).fill('Metformin')
  await setOnline(page, false)
  await button(page, entry.save.en).click()
  await expect(page.getByText(entry.offline.en)).toBeVisible()
  await page.unroute('**/api/health-data/diary')
  await page.getByLabel(diary.dose.en).fill('500 mg')
  await setOnline(page, true)
  await expect(page.getByRole('listitem').filter({ hasText: 'Metformin' })).toContainText('500 mg')
})

testWithAll('a reminder that asked for consent first exists once consent is given', async () => {
  const page = await open('/patient/health-data?tab=reminders', signedIn(await patient()))
  await expect(page.getByRole('checkbox')).toHaveCount(7)
  for (const chosen of await page.getByRole('checkbox').all()) await chosen.uncheck()
  await button(page, reminders.add.en).click()
  await expect(page.getByText(reminders.daysMissing.en)).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.getByRole('checkbox').first().check()
  await button(page, reminders.add.en).click()
  await button(page, healthConsentWords.give.en).click()
  await expect(toast(page, reminders.saved.en)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sunday' }).first()).toBeVisible()
})

test('meals are logged by day, a goal is set and reached, and a file is imported and exported', async () => {
  const person = await patient()
  await consent(person)
  const page = await open('/patient/health-data?tab=diary', signedIn(person))
  await button(page, diary.add(diaryKindWords.meal).en).click()
  await button(page, entry.save.en).click()
  await expect(page.getByText(diary.textMissing.en)).toBeVisible()
  await expect(page.getByLabel(diary.meal.en)).toBeFocused()
  await page.getByLabel(diary.meal.en).fill('Lentil soup and bread')
  await page.getByRole('radio', { name: 'Lunch' }).check()
  await button(page, entry.save.en).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lentil soup and bread' })).toContainText('Lunch')

  await page.getByRole('tab', { name: history.tabs.goals.en }).click()
  await button(page, goals.set.en).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('70')
  await button(page, entry.save.en).click()
  const row = page.getByRole('listitem').filter({ hasText: '70' })
  await row.getByRole('button', { name: goals.reached.en }).click()
  await expect(row).toContainText(goals.states.reached.en)
  await page.getByRole('tab', { name: history.tabs.files.en }).click()
  const given = [
    'date,kind,value,unit',
    '2026-01-05,weight,71,kg',
    '2026-01-06,weight,70.5,kg',
    '2026-01-07,mass,70,kg',
  ]
  await page.locator('input[accept=".csv"]').setInputFiles({
    name: 'scale.csv',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(given.join('\n')),
  })
  await expect(page.getByText(exchange.import.added(2).en)).toBeVisible()
  await page.getByText(exchange.import.refused(1).en).click()
  await expect(page.getByText(exchange.import.line('4', lineFaultWords.kind_unknown).en)).toBeVisible()

  const taken = recordOf({ type: 'BodyMass', unit: 'kg', value: 69, at: '2026-01-08 07:30' })
  await page.locator('input[accept=".zip,.xml"]').setInputFiles({
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: await zipOf({ 'apple_health_export/export.xml': exportXml([taken]) }),
  })
  await expect(page.getByText(exchange.apple.fresh(1).en)).toBeVisible()
  await button(page, exchange.apple.add.en).click()
  await expect(page.getByText(exchange.import.added(1).en)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: exchange.export.csv.en }).click()
  const kept = await readFile(await (await download).path(), 'utf8')
  expectValue(kept.match(/weight,[67][019](\.5)?,/g)).toEqual(['weight,71,', 'weight,70.5,', 'weight,69,'])

  await page.getByLabel(summary.section.period.en).selectOption('all')
  const [pages] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: summary.section.make.en }).click(),
  ])
  expectValue(pages.suggestedFilename()).toMatch(/^nabta-health-summary-\d{4}-\d\d-\d\d\.pdf$/)
  await expect(toast(page, summary.section.done.en)).toBeVisible()
})
