import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { listWrittenPlans, readWrittenPlan } from '#contract/plans/authored-plans.ts'
import { autosave } from '#copy/autosave.ts'
import { copyWords, editorWords, publishWords, targetWords } from '#copy/plans/editor.ts'
import { listWords, newPlanWords } from '#copy/plans/list.ts'
import { ramadanWords } from '#copy/plans/ramadan.ts'
import { dayName } from '#copy/plans/words.ts'
import { suggestionWords } from '#copy/plans/write-suggestion.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { answerOnce, loseAnswer } from '#test/browser/answer-once.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { agreeToHealth } from '#test/health/health-fixtures.ts'
import { openApp } from '../app.ts'
import { drLayla, sara } from '../cast.ts'
import { join } from '../people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const open = await openBrowser(app)
const layla = await join(app, drLayla, { role: 'dietitian' })
const patient = await join(app, sara)
await putAppointment(app, { patient, dietitian: layla })
await agreeToHealth(app, patient)
await app.house.db.as(system, (tx) =>
  saveHealthAnswers(tx, app.house, patient.id, { allergies: 'Peanuts' }, app.house.clock.now()),
)

const button = (page: Page, word: { en: string }) =>
  page.getByRole('button', { name: word.en, exact: true }).first()

const choose = async (page: Page, menu: { en: string }, choice: { en: string }) => {
  await button(page, menu).click()
  await page.getByRole('menuitem', { name: choice.en, exact: true }).click()
}

test('a dietitian fills in a plan by keyboard, is warned of what the patient cannot eat, publishes it, and the patient gets it', async () => {
  const page = await open('/dietitian/nutrition-plans', {
    ...signedIn(layla),
    expectConsole: /net::ERR_FAILED|status of 412/,
  })
  await button(page, listWords.make).click()
  await page.getByLabel(newPlanWords.patient.en, { exact: true }).selectOption({ label: sara.name })
  await page.getByLabel(newPlanWords.name.en).fill('A week to begin with')
  await button(page, newPlanWords.make).click()
  await expect(page.getByLabel(editorWords.title.en)).toHaveValue('A week to begin with')

  // An amount, a name and Enter: results for fewer letters are never inserted.
  const lunch = page.getByRole('combobox', { name: editorWords.add('Lunch').en })
  await lunch.pressSequentially('150 kabsa')
  await lunch.press('Enter')
  const dish = page.getByRole('list', { name: 'Lunch' }).getByRole('listitem')
  await expect(dish.getByText('Kabsa with chicken', { exact: true })).toBeVisible()
  await expect(dish.locator('[data-count]')).toHaveValue('150')
  await lunch.pressSequentially('٣٠ زبدة الفول السوداني')
  await lunch.press('Enter')
  await expect(dish.getByText('Allergy: contains peanut')).toBeVisible()
  await expect(page.getByText(editorWords.warnings(1).en)).toBeVisible()

  // Enter in an amount leads to the next food; Alt and an arrow key move one.
  await dish.first().locator('[data-count]').fill('200')
  await dish.first().locator('[data-count]').press('Enter')
  await expect(lunch).toBeFocused()
  await dish.last().locator('[data-count]').press('Alt+ArrowUp')
  await expect(dish.last().getByText('Kabsa with chicken', { exact: true })).toBeVisible()
  await expect(dish.first().locator('[data-count]')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(dish.first().getByText('Kabsa with chicken', { exact: true })).toBeVisible()

  // Dropped on the lower half of another food, it goes below it.
  await dish.last().scrollIntoViewIfNeeded()
  const { height = 0 } = (await dish.last().boundingBox()) ?? {}
  const handle = dish.first().getByRole('img', { name: 'Kabsa with chicken' })
  await handle.dragTo(dish.last(), { targetPosition: { x: 160, y: height - 6 } })
  await expect(dish.last().getByText('Kabsa with chicken', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(dish.first().getByText('Kabsa with chicken', { exact: true })).toBeVisible()

  // A response is lost while more is typed: this window must not be told that it conflicts with its own change.
  const note = page.getByLabel(editorWords.dayNote.en, { exact: true })
  await answerOnce(page, `**${listWrittenPlans.path}/*`, loseAnswer)
  await note.fill('Water first.')
  await expect(page.getByText(autosave.notSaved.en, { exact: true })).toBeVisible()
  await note.fill('Water first.\nThen dates.')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const noteKept = async () => (await layla.call(readWrittenPlan, { id })).body.plan.document.days[0]?.note
  await expect.poll(noteKept).toBe('Water first.\nThen dates.')
  await expect(page.getByText(autosave.saved.en, { exact: true })).toBeVisible()

  await button(page, editorWords.setTargets).click()
  await page.getByLabel(`Energy (kcal): ${targetWords.from.en}`).fill('1800')
  await page.getByRole('dialog').getByRole('button', { name: editorWords.keep.en, exact: true }).click()
  await expect(page.getByText(editorWords.under.en)).toBeVisible()

  // The suggestion computed for the day is accepted, and then undone.
  await choose(page, editorWords.dayActions, suggestionWords.ask)
  const suggested = page.getByRole('dialog')
  await suggested
    .getByRole('button', { name: suggestionWords.applyTo('').en.slice(0, 6) })
    .first()
    .click()
  await expect(suggested.getByRole('button', { name: suggestionWords.applied.en }).first()).toBeDisabled()
  await suggested.getByRole('button', { name: editorWords.close.en, exact: true }).last().click()
  await expect(suggested).toBeHidden()
  await expect(dish.first().locator('[data-count]')).not.toHaveValue('200')
  await button(page, editorWords.undo).click()
  await expect(dish.first().locator('[data-count]')).toHaveValue('200')

  await choose(page, editorWords.more, ramadanWords.open)
  const ramadan = page.getByRole('dialog')
  await ramadan.getByLabel(ramadanWords.city.en).selectOption('riyadh')
  await expect(ramadan.getByText(/Iftar \D?[56]:\d\d\spm/).first()).toBeVisible()
  await ramadan.getByRole('button', { name: ramadanWords.take.en }).click()
  await expect(ramadan).toBeHidden()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByRole('list', { name: 'Iftar' }).getByRole('listitem')).toHaveCount(2)
  // The plan it was copied from is unchanged.
  await page.goBack()
  await expect(dish).toHaveCount(2)

  // Copied to every day, so that the patient's current day has it whenever the test runs.
  await choose(page, editorWords.dayActions, editorWords.copyDay)
  const copy = page.getByRole('dialog')
  await copy.getByRole('button', { name: copyWords.all.en }).click()
  await copy.getByRole('button', { name: copyWords.copy.en, exact: true }).click()
  await expect(copy).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^${dayName(7).en}`) }).click()
  await expect(dish.first().getByText('Kabsa with chicken', { exact: true })).toBeVisible()

  await button(page, publishWords.button).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByText(publishWords.withWarnings(7).en)).toBeVisible()
  await asked.getByRole('button', { name: publishWords.button.en, exact: true }).click()
  await expect(button(page, publishWords.again)).toBeDisabled()
  const { body } = await layla.call(listWrittenPlans, {})
  expectValue(body.plans.filter((plan) => plan.id === id)).toMatchObject([
    { state: 'published', version: 1, hasChanges: false },
  ])

  // Another window's changes are not overwritten.
  const other = await open(`/dietitian/nutrition-plans/${id}`, signedIn(layla))
  const kept = other.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await other.getByLabel(editorWords.title.en).fill('Written in the other window')
  await kept
  await page.getByLabel(editorWords.title.en).fill('Written in this one')
  await expect(page.getByText(editorWords.conflict.en)).toBeVisible()
  await button(page, editorWords.reload).click()
  await expect(page.getByLabel(editorWords.title.en)).toHaveValue('Written in the other window')
  await expect(button(page, publishWords.again)).toBeEnabled()

  const theirs = await open('/patient/nutrition-plans', signedIn(patient))
  await expect(theirs.getByText('Kabsa with chicken').first()).toBeVisible()
  await expect(theirs.getByText('200 g').first()).toBeVisible()
})
