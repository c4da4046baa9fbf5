import { expect as expectValue, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { recordMeasure } from '#contract/health/measures.ts'
import { listQuestionnaires, sendQuestionnaire } from '#contract/screening/questionnaires.ts'
import { healthConsentWords } from '#copy/health/consent.ts'
import { unavailable } from '#copy/refusals.ts'
import { screeningWords, questionnairePages as words } from '#copy/screening/pages.ts'
import { questionWords } from '#copy/screening/questions.ts'
import { instrumentWords } from '#copy/screening/results.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { answerOnce, loseAnswer } from '#test/browser/answer-once.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, omar, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const layla = await join(app, drLayla, { role: 'dietitian' })
await listedDietitian(app, layla)
const [patient, other] = [await join(app, sara), await join(app, omar)]
for (const person of [patient, other]) await putAppointment(app, { patient: person, dietitian: layla })

test('in Arabic on a phone, questions are answered one by one, resumed after a reload, checked and sent', async () => {
  const { questionnaire } = (await layla.call(sendQuestionnaire, { patient: patient.id, instrument: 'must' }))
    .body
  const page = await open(`/ar/patient/questionnaires/${questionnaire.id}`, {
    ...signedIn(patient),
    ...phone,
    expectConsole: /ERR_FAILED|status of 409/,
  })
  const { must } = questionWords
  const next = page.getByRole('button', { name: words.next.ar, exact: true })
  await page.getByRole('button', { name: healthConsentWords.give.ar }).tap()
  await next.tap()
  await expect(page.getByText(words.required.ar)).toBeVisible()
  await page.getByLabel(must.weight.text.ar).fill('٥٠')
  await next.tap()
  await page.getByLabel(must.height.text.ar).fill('10')
  await next.tap()
  await expect(page.getByText(/من 100 إلى 250/)).toBeVisible()
  await page.getByLabel(must.height.text.ar).fill('170')
  const answered = (question: string) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/answers') && answer.request().postDataJSON().question === question,
    )
  const saved = answered('height')
  await next.tap()
  await saved
  await page.reload()
  await page.getByLabel(must.earlier_weight.text.ar).fill('54')
  const earlier = answered('earlier_weight')
  await next.tap()
  await earlier
  // Navigates the same steps through the links of the page.
  await page.getByRole('link', { name: words.back.ar }).tap()
  await page.getByRole('link', { name: instrumentWords.must.name.ar }).tap()
  const wanted = answered('loss_wanted')
  await page.getByRole('radio', { name: must.loss_wanted.options.no.ar }).tap()
  await wanted
  // If an answer is changed and changed back before the first change is saved, the last answer counts.
  const held = Promise.withResolvers<void>()
  await answerOnce(page, '**/answers', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('radio', { name: must.loss_wanted.options.yes.ar }).tap()
  await page.getByRole('radio', { name: must.loss_wanted.options.no.ar }).tap()
  const last = page.waitForRequest(
    (request) => request.url().endsWith('/answers') && request.postDataJSON().value === 'no',
  )
  held.resolve()
  await last
  await next.tap()
  await page.getByRole('radio', { name: must.acutely_ill.options.no.ar }).tap()
  await next.tap()
  await expect(page.getByRole('heading', { name: words.review.ar })).toBeFocused()
  await page.getByRole('button', { name: words.change(must.weight.text).ar }).tap()
  await page.getByLabel(must.weight.text.ar).fill('51')
  for (let step = 0; step < 5; step++) await next.tap()
  // The response to the submission is lost; submitted again, the form is shown as sent.
  await answerOnce(page, '**/answering', loseAnswer)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/answering'))
  const send = page.getByRole('button', { name: words.send.ar, exact: true })
  await send.tap()
  await lost
  await expect(page.getByText(unavailable.ar)).toBeVisible()
  await send.tap()
  await expect(page.getByRole('heading', { name: words.result.ar })).toBeVisible()
  await expect(page.getByText(/BAPEN, 2003/)).toBeVisible()
  // Explaining the risk class is left to the dietitian.
  await expect(page.getByText('خطورة مرتفعة')).toHaveCount(0)
  const { questionnaires } = (await patient.call(listQuestionnaires, {})).body
  expectValue(questionnaires.map(({ result }) => result)).toEqual([{ outcome: 'high', value: 3, missing: 0 }])
})

testWithAll(
  'a dietitian sends questions, withdraws them, screens from measurements, and reads the result with its source',
  async () => {
    await other.call(giveHealthConsent, { version: healthConsentVersion })
    for (const [kind, value] of [
      ['weight', 81.23],
      ['height', 168],
    ] as const)
      await other.call(recordMeasure, {
        clientId: crypto.randomUUID(),
        kind,
        value,
        takenAt: new Date(Date.now() - 3_600_000).toISOString(),
      })
    const page = await open(`/dietitian/patients/${other.id}`, signedIn(layla))
    const card = page.getByRole('region', { name: screeningWords.title.en })
    await card.getByRole('button', { name: screeningWords.send.en }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: instrumentWords.idf_dar.name.en }).check()
    await dialog.getByRole('button', { name: screeningWords.sendConfirm.en, exact: true }).click()
    await expect(card.getByText(/^Not answered yet/)).toBeVisible()
    await card
      .getByRole('button', { name: screeningWords.takeBackOf(instrumentWords.idf_dar.name).en })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: screeningWords.takeBack.en, exact: true })
      .click()
    await expect(card.getByText(screeningWords.none.en)).toBeVisible()

    await card.getByRole('button', { name: screeningWords.screen.en, exact: true }).click()
    await expect(dialog.getByLabel(questionWords.bmi.weight.text.en)).toHaveValue('81.23')
    await expect(dialog.getByText(/^Measured on/)).toHaveCount(2)
    await expect(dialog.getByLabel(questionWords.bmi.height.text.en)).toHaveValue('168')
    await dialog.getByRole('button', { name: screeningWords.save.en }).click()
    await expect(card.getByText(/^Overweight \(.*28\.8.* kg/)).toBeVisible()
    await expect(card.getByText(/WHO, 2000/)).toBeVisible()
    await card.getByRole('button', { name: screeningWords.readOf(instrumentWords.bmi.name).en }).click()
    await expect(dialog.getByText('168')).toBeVisible()
  },
)
