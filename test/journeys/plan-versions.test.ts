import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { listWrittenPlans } from '#contract/plans/authored-plans.ts'
import { idfDar } from '#contract/screening/idf-dar.ts'
import { screenPatient } from '#contract/screening/questionnaires.ts'
import { editorWords, publishWords, versionWords } from '#copy/plans/editor.ts'
import { following } from '#copy/plans/following.ts'
import { listWords } from '#copy/plans/list.ts'
import { physicianWords } from '#copy/plans/physician-first.ts'
import { refusalWords } from '#copy/refusals.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { waitUntilHydrated } from '#test/browser/at-rest.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { agreeToHealth } from '#test/health/health-fixtures.ts'
import { iftar, putPlan } from '#test/plans/put-plan.ts'
import { testWithAll } from '#test/with-all.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join, unique } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)

const choose = async (page: Page, choice: { en: string }) => {
  await page.getByRole('button', { name: editorWords.more.en, exact: true }).click()
  await page.getByRole('menuitem', { name: choice.en, exact: true }).click()
}

test('a plan is compared with the published version, published again, ended for good, and a draft is deleted', async () => {
  const layla = await join(app, drLayla, { role: 'dietitian' })
  const patient = await join(app, sara)
  await putAppointment(app, { patient, dietitian: layla })
  const sides = { patient, dietitian: layla }
  const plan = await putPlan(app, sides, { title: 'A week of bread' })
  const draft = await putPlan(app, sides, { title: 'Never given to anybody', isDraft: true })
  const page = await open(`/dietitian/nutrition-plans/${plan}`, signedIn(layla))
  await waitUntilHydrated(page)
  const amount = page.locator('[data-count]').first()
  await amount.fill('2')

  // The plan as it is written now, saved or not.
  await choose(page, versionWords.open)
  const versions = page.getByRole('dialog')
  await expect(versions.getByRole('listitem')).toHaveText([
    /^Day 1: Breakfast: .Bread. \(1.×.+ is now .Bread. \(2.×/,
  ])
  await versions.getByRole('button', { name: editorWords.close.en, exact: true }).last().click()

  await page.getByRole('button', { name: publishWords.again.en, exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: publishWords.button.en, exact: true })
    .click()
  await expect(page.getByText(editorWords.version(2).en, { exact: true })).toBeVisible()
  await choose(page, versionWords.open)
  await expect(versions.getByText(versionWords.same.en)).toBeVisible()
  await versions.getByLabel(versionWords.compare.en).selectOption('1')
  await expect(versions.getByRole('listitem')).toHaveCount(1)
  await versions.getByRole('button', { name: editorWords.close.en, exact: true }).last().click()

  await choose(page, publishWords.end)
  await page.getByRole('alertdialog').getByRole('button', { name: publishWords.end.en, exact: true }).click()
  await expect(page.getByText(editorWords.readOnly.en)).toBeVisible()
  await expect(amount).not.toBeEditable()
  await expect(page.getByRole('button', { name: publishWords.again.en, exact: true })).toHaveCount(0)

  await page.goto(`${app.origin}/dietitian/nutrition-plans/${draft}`)
  await waitUntilHydrated(page)
  await choose(page, publishWords.remove)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: publishWords.remove.en, exact: true })
    .click()
  await page.waitForURL('**/dietitian/nutrition-plans')
  await expect(page.getByText('A week of bread')).toBeVisible()
  await expect(page.getByText('Never given to anybody')).toHaveCount(0)
  const { plans } = (await layla.call(listWrittenPlans, {})).body
  expectValue(plans.map(({ id, state, version }) => [id, state, version])).toEqual([[plan, 'ended', 2]])
  await expect(page.getByRole('button', { name: listWords.make.en })).toBeVisible()

  // The plan is among the patient’s earlier plans, and none of its days is today.
  const theirs = await open('/patient/nutrition-plans', signedIn(patient))
  await expect(theirs.getByRole('option', { name: /^A week of bread/ })).toHaveCount(1)
  await expect(theirs.getByRole('button', { name: following.eatNamed('Breakfast').en })).toHaveCount(0)
})

testWithAll(
  'a patient with diabetes who wants to fast is screened first, and a high risk requires a note that the patient reads',
  async () => {
    const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
    const patient = await join(app, { ...sara, email: unique(sara.email) })
    await putAppointment(app, { patient, dietitian: layla })
    await agreeToHealth(app, patient)
    await app.house.db.as(system, (tx) =>
      saveHealthAnswers(
        tx,
        app.house,
        patient.id,
        { medicalConditions: 'Type 1 diabetes' },
        app.house.clock.now(),
      ),
    )
    const plan = await putPlan(app, { patient, dietitian: layla }, { days: [iftar()], isDraft: true })
    const path = `/dietitian/nutrition-plans/${plan}`
    const page = await open(path, { ...signedIn(layla), expectConsole: /status of 4\d\d/ })
    await waitUntilHydrated(page)
    const button = page.getByRole('button', { name: publishWords.button.en, exact: true }).first()
    const asked = page.getByRole('alertdialog')
    const confirm = asked.getByRole('button', { name: publishWords.button.en, exact: true })
    await button.click()
    await expect(asked.getByText(publishWords.screenNone.en)).toBeVisible()
    await confirm.click()
    await expect(asked.getByText(refusalWords.fasting_screen_needed.en)).toBeVisible()

    const answers = Object.entries(idfDar).map(([question, counts]) => {
      const [highest = ''] =
        Object.entries(counts)
          .filter(([name]) => name !== 'unknown')
          .toSorted(([, one], [, other]) => other - one)[0] ?? []
      return { question, value: highest }
    })
    const screened = await layla.call(screenPatient, { patient: patient.id, instrument: 'idf_dar', answers })
    expectValue(screened.status).toBe(201)
    await page.goto(app.origin + path)
    await waitUntilHydrated(page)
    await button.click()
    await asked.getByLabel(publishWords.fastingWord.en).fill('Not this year. Come before Shaban.')
    await confirm.click()
    await expect(page.getByText(editorWords.version(1).en, { exact: true })).toBeVisible()

    const theirs = await open('/patient/nutrition-plans', signedIn(patient))
    const told = theirs.getByRole('region', { name: physicianWords.title.en })
    await expect(told.getByText(/Not this year\. Come before Shaban\./)).toBeVisible()
  },
)
