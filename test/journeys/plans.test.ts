import { expect as expectValue, test } from 'vitest'
import { readPlanDay, readShopping } from '#contract/plans/eaten.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { following as words } from '#copy/plans/following.ts'
import { mealNames } from '#copy/plans/words.ts'
import { system } from '#server/data/db.ts'
import { keepHealthAnswers } from '#server/health/keep-answers.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { comeToLife } from '#test/browser/at-rest.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { bread } from '#test/health/known-plans.ts'
import { iftar, putPlan, rice } from '#test/plans/put-plan.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

test('in Arabic, on a phone: warned before cooking, a meal is swapped, noted and ticked off, and the shopping too', async () => {
  const dietitian = await join(app, drLayla, { role: 'dietitian' })
  const patient = await join(app, sara)
  await putAppointment(app, { patient, dietitian })
  await app.house.db.as(system, (tx) =>
    keepHealthAnswers(
      tx,
      app.house,
      patient.id,
      { allergies: 'القمح', medicalConditions: 'السكري' },
      app.house.clock.now(),
    ),
  )
  const plan = await putPlan(app, { patient, dietitian }, { title: 'خطة رمضان', days: [iftar()] })
  const page = await open('/ar/patient/nutrition-plans', { ...signedIn(patient), ...phone })
  await comeToLife(page)
  await expect(page.getByRole('region', { name: words.physician.title.ar })).toBeVisible()
  await expect(page.getByRole('region', { name: words.warned.title.ar })).toContainText(bread.names.ar ?? '')

  // What is said first waits for the consent.
  await page.getByRole('button', { name: words.eatNamed(mealNames.iftar.ar).ar }).tap()
  await page.getByRole('button', { name: healthConsentWords.give.ar }).tap()
  const eaten = page.getByRole('button', { name: words.eatenNamed(mealNames.iftar.ar).ar })
  await expect(eaten).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: words.moreOf(mealNames.iftar.ar).ar }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /أرز/ }).tap()
  await dialog.getByRole('textbox').fill('مع اللبن')
  const said = page.waitForResponse((answer) => answer.url().includes('/meals/'))
  await dialog.getByRole('button', { name: words.dialog.save.ar }).tap()
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
