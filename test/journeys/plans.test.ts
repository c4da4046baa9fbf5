import { expect as expectValue, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { readPlanDay, readShopping } from '#contract/plans/meal-records.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { offlinePage } from '#copy/offline-page.ts'
import { following as words } from '#copy/plans/following.ts'
import { mealDialog } from '#copy/plans/meal-dialog.ts'
import { noPlanNow } from '#copy/plans/no-plan-now.ts'
import { physicianWords } from '#copy/plans/physician-first.ts'
import { planMenu } from '#copy/plans/plan-menu.ts'
import { mealNames } from '#copy/plans/words.ts'
import { portal } from '#copy/portal/frame.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { bread } from '#test/health/plan-fixtures.ts'
import { iftar, putPlan, rice } from '#test/plans/put-plan.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

test('in Arabic on a phone: after a warning before cooking, a meal is swapped, noted and ticked off, and so is the shopping', async () => {
  const dietitian = await join(app, drLayla, { role: 'dietitian' })
  const patient = await join(app, sara)
  await putAppointment(app, { patient, dietitian })
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(
      tx,
      app.house,
      patient.id,
      { allergies: 'القمح', medicalConditions: 'السكري' },
      app.house.clock.now(),
    ),
  )
  const plan = await putPlan(app, { patient, dietitian }, { title: 'خطة رمضان', days: [iftar()] })
  const page = await open('/ar/patient/nutrition-plans', { ...signedIn(patient), ...phone })
  await waitUntilHydrated(page)
  await expect(page.getByRole('region', { name: physicianWords.title.ar })).toBeVisible()
  await expect(page.getByRole('region', { name: words.warned.title.ar })).toContainText(bread.names.ar ?? '')

  // The first record requires consent.
  await page.getByRole('button', { name: words.eatNamed(mealNames.iftar.ar).ar }).tap()
  await page.getByRole('button', { name: healthConsentWords.give.ar }).tap()
  const eaten = page.getByRole('button', { name: words.eatenNamed(mealNames.iftar.ar).ar })
  await expect(eaten).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: mealNames.iftar.ar, exact: true }).tap()
  await page.getByRole('button', { name: words.moreOf(mealNames.iftar.ar).ar }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /أرز/ }).tap()
  await dialog.getByRole('textbox').fill('مع اللبن')
  const said = page.waitForResponse((answer) => answer.url().includes('/meals/'))
  await dialog.getByRole('button', { name: mealDialog.save.ar }).tap()
  expectValue((await said).status()).toBe(200)
  await expect(page.getByText(words.insteadOf(bread.names.ar ?? '').ar)).toBeVisible()
  const { followed } = (await patient.call(readPlanDay, {})).body
  expectValue(followed?.records).toMatchObject([
    { isEaten: true, note: 'مع اللبن', swaps: [{ food: rice.id }] },
  ])

  await page.getByRole('tab', { name: words.views.shopping.ar }).tap()
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/shopping') && answer.request().method() === 'PUT',
  )
  await page.getByRole('checkbox', { name: bread.names.ar ?? '' }).tap()
  await kept
  await page.reload()
  await expect(page.getByRole('checkbox', { name: bread.names.ar ?? '' })).toBeChecked()
  expectValue((await patient.call(readShopping, { id: plan })).body.choices.ticked).toEqual([bread.id])
})

testWithAll('the plan is saved as a PDF for the wall', async () => {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await putAppointment(app, { patient, dietitian })
  await putPlan(app, { patient, dietitian }, { days: [iftar()] })
  const page = await open('/patient/nutrition-plans?tab=week', signedIn(patient))
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: planMenu.label.en }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: planMenu.pdf.en }).click(),
  ])
  expectValue(download.suggestedFilename()).toMatch(/^nabta-nutrition-plan-[-\d]+\.pdf$/)
})

test('without a connection today’s plan is still shown, ticks arrive later, and signing out removes all of it', async () => {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  await putPlan(app, { patient, dietitian }, { title: 'Cooking at home', days: [iftar()] })
  const page = await open('/patient/nutrition-plans', {
    ...signedIn(patient),
    serviceWorkers: 'allow',
    expectConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Failed to (load|fetch dynamically)/,
  })
  const eat = page.getByRole('button', { name: words.eatNamed(mealNames.iftar.en).en })
  const eaten = page.getByRole('button', { name: words.eatenNamed(mealNames.iftar.en).en })
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('nabta-own ')))
  await expect(eat).toBeVisible()
  await expect.poll(kept).toHaveLength(1)

  // A new document has nothing in memory, so the plan must come from local storage.
  await page.goto(`${app.origin}/patient/dashboard`)
  await waitUntilHydrated(page)
  const link = page.getByRole('link', { name: patientDashboard.plan.open.en })
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByText('There is no connection. This is your plan as it was at')).toBeVisible()
  await eat.click()
  await expect(eaten).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(words.unsent.en)).toBeVisible()
  const recordsOf = async () => (await patient.call(readPlanDay, {})).body.followed?.records
  expectValue(await recordsOf()).toEqual([])

  await page.context().setOffline(false)
  await expect.poll(async () => (await recordsOf())?.map(({ isEaten }) => isEaten)).toEqual([true])
  await expect(page.getByText(words.unsent.en)).toHaveCount(0)
  await expect(eaten).toHaveAttribute('aria-pressed', 'true')

  // Only what this browser stores is left.
  const files = () =>
    page.evaluate(async () => {
      const all = (await caches.has('nabta-page')) ? await (await caches.open('nabta-page')).keys() : []
      return all.map(({ url }) => new URL(url).pathname)
    })
  await page.goto(`${app.origin}/patient/nutrition-plans`)
  await expect(eaten).toBeVisible()
  await expect.poll(files).toContainEqual(expectValue.stringContaining('/assets/wall-sheet'))
  expectValue((await files()).filter((path) => !path.startsWith('/assets/'))).toEqual([
    '/patient/nutrition-plans',
  ])
  await page.context().setOffline(true)
  // Chromium forgets in a reloaded document that it was told to be offline.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  })
  await page.goto(`${app.origin}/patient/appointments`)
  await page.getByRole('link', { name: offlinePage.plan.en }).click()
  await expect(page.getByText('There is no connection. This is your plan as it was at')).toBeVisible()
  await eaten.click()
  await expect(eat).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(words.unsent.en)).toBeVisible()
  await page.getByRole('button', { name: words.moreOf(mealNames.iftar.en).en }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  })
  await expect.poll(async () => (await recordsOf())?.map(({ isEaten }) => isEaten)).toEqual([false])

  await page.getByRole('button', { name: portal.logOut.button.en }).click()
  await page.waitForURL('**/login')
  await expect.poll(kept).toEqual([])
  await expect.poll(files).toEqual([])
})

testWithAll('ticks made without a connection are sent from whichever page is opened next', async () => {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await patient.call(giveHealthConsent, { version: healthConsentVersion })
  await putPlan(app, { patient, dietitian }, { days: [iftar()] })
  const page = await open('/patient/nutrition-plans', {
    ...signedIn(patient),
    expectConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Failed to (load|fetch dynamically)/,
  })
  const eat = page.getByRole('button', { name: words.eatNamed(mealNames.iftar.en).en })
  await expect(eat).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await eat.click()
  await expect(page.getByText(words.unsent.en)).toBeVisible()
  const recordsOf = async () => (await patient.call(readPlanDay, {})).body.followed?.records
  expectValue(await recordsOf()).toEqual([])

  // The page is closed before the connection is back.
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  expectValue(await recordsOf()).toEqual([])
  const next = await context.newPage()
  await next.goto(`${app.origin}/patient/appointments`)
  await expect.poll(async () => (await recordsOf())?.map(({ isEaten }) => isEaten)).toEqual([true])
})

testWithAll('a patient whose only plan has ended is told so, and can read it', async () => {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await putAppointment(app, { patient, dietitian })
  await putPlan(app, { patient, dietitian }, { title: 'Spring', days: [iftar()] })
  await app.rows("update nutrition_plans set state = 'ended', ended_at = now() where patient_id = $1", [
    patient.id,
  ])
  const page = await open('/patient/nutrition-plans', signedIn(patient))
  await expect(page.getByText(noPlanNow.title.en)).toBeVisible()
  await expect(page.getByRole('link', { name: noPlanNow.write.en })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('combobox')
    .selectOption({ label: `Spring (${words.earlier.en})` })
  await expect(page.getByText(words.hasEnded.en)).toBeVisible()
  await expect(page.getByText(noPlanNow.title.en)).toHaveCount(0)
})
