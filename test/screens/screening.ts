import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { listQuestionnaires, type Questionnaire } from '#contract/screening/questionnaires.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const list = '/patient/questionnaires'

/** One of the patient's questionnaires in the given state. */
const openOne = (which: (each: Questionnaire) => boolean) => async (page: Page, language: Language) => {
  const { questionnaires } = await callAs(askerOf(page), listQuestionnaires, {})
  const one = questionnaires.find(which)
  if (!one) throw new Error('the patient has none of these')
  await page.goto(new URL(localPath(language, `${list}/${one.id}`), page.url()).href)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await waitUntilStill(page)
}

export const screeningScreens: Screen[] = [
  { name: 'questionnaires', path: list, as: 'patient', reach: waitUntilStill },
  { name: 'questionnaire-missing', path: `${list}/7`, as: 'patient', reach: waitUntilStill },
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
]
