import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { ownKinds } from '#contract/screening/own.ts'
import { listQuestionnaires, type Questionnaire } from '#contract/screening/questionnaires.ts'
import { ownPages } from '#copy/screening/own.ts'
import { ownSection } from '#copy/screening/own-section.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const list = '/patient/questionnaires'

/** One of the patient's questionnaires in the given state. */
const openOne = (which: (each: Questionnaire) => boolean) => async (page: Page, language: Language) => {
  const { questionnaires } = await callAs(askerOf(page), listQuestionnaires, {})
  const one = questionnaires.find(which)
  if (!one) throw new Error('the patient has none of these')
  await followInApp(page, localPath(language, `${list}/${one.id}`))
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await waitUntilStill(page)
}

/** The editor with a question of each kind. */
async function writeOne(page: Page, language: Language) {
  const { form } = ownPages
  await page.reload()
  await waitUntilStill(page)
  await page.getByRole('button', { name: ownSection.open[language] }).click()
  await page.getByRole('button', { name: ownPages.add[language] }).click()
  const dialog = page.getByRole('dialog', { name: form.newTitle[language] })
  await dialog.getByLabel(form.title[language], { exact: true }).fill('First visit')
  for (const [at, kind] of ownKinds.entries()) {
    if (at > 0) await dialog.getByRole('button', { name: form.addQuestion[language] }).click()
    await dialog.getByLabel(form.text[language], { exact: true }).nth(at).fill('كم كوبًا تشرب؟')
    await dialog.getByLabel(form.kind[language], { exact: true }).nth(at).selectOption(kind)
  }
  for (const at of [0, 1]) await dialog.getByLabel(form.options[language]).nth(at).fill('Water\nKarak tea')
  return dialog
}

export const screeningScreens: Screen[] = [
  { name: 'questionnaires', path: list, as: 'patient', reach: waitUntilStill },
  {
    name: 'questionnaire-missing',
    path: `${list}/7`,
    as: 'patient',
    reach: waitUntilStill,
    alike: true,
  },
  { name: 'questionnaire-waiting', path: list, as: 'patient', reach: openOne(({ may }) => may.answer) },
  {
    name: 'questionnaire-answered',
    path: list,
    as: 'patient',
    reach: openOne(({ answeredBy, may }) => answeredBy === 'patient' && !may.answer),
  },
  {
    name: 'screening-result',
    path: list,
    as: 'patient',
    reach: openOne(({ answeredBy }) => answeredBy === 'dietitian'),
  },
  {
    name: 'dietitian-questionnaire-editor',
    path: '/dietitian/services',
    as: 'dietitian',
    reach: async (page, language) => {
      await writeOne(page, language)
    },
  },
  {
    name: 'dietitian-questionnaire-preview',
    path: '/dietitian/services',
    as: 'dietitian',
    only: 'phone',
    async reach(page, language) {
      const dialog = await writeOne(page, language)
      await dialog.getByRole('button', { name: ownPages.form.preview[language] }).click()
      await dialog.getByText(ownPages.form.previewText[language]).waitFor()
    },
  },
]
