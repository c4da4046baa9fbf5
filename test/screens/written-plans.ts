import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { listWrittenPlans, type PlanState } from '#contract/plans/authored-plans.ts'
import { adherence } from '#copy/plans/adherence.ts'
import { copyWords, editorWords, publishWords, targetWords, versionWords } from '#copy/plans/editor.ts'
import { listWords, newPlanWords, templateWords } from '#copy/plans/list.ts'
import { ramadanWords } from '#copy/plans/ramadan.ts'
import { suggestionWords } from '#copy/plans/write-suggestion.ts'
import type { Word } from '#copy/word.ts'
import { waitUntilHydrated, waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import type { Screen } from './screen.ts'

const list = '/dietitian/nutrition-plans'

async function openPlan(page: Page, language: Language, state: PlanState = 'published') {
  const { plans } = await callAs(askerOf(page), listWrittenPlans, { state })
  const [one] = plans
  if (!one) throw new Error(`the dietitian has no plan that is ${state}`)
  await followInApp(page, localPath(language, `${list}/${one.id}`))
  await page.getByLabel(editorWords.title[language]).waitFor()
  await waitUntilHydrated(page)
  await waitUntilStill(page)
}

/** Opens a layer over the plan, by a button at the top or an entry of a menu. */
const over = (
  press: (page: Page, language: Language) => Promise<void>,
  title: Word,
  state: PlanState = 'published',
) => ({
  path: list,
  as: 'dietitian' as const,
  isDocument: true as const,
  async reach(page: Page, language: Language) {
    await openPlan(page, language, state)
    await press(page, language)
    await page.getByRole('heading', { name: title[language] }).waitFor()
    await waitUntilStill(page)
  },
})

const button = (word: Word) => (page: Page, language: Language) =>
  page.getByRole('button', { name: word[language], exact: true }).click()

const choice = (menu: Word, word: Word) => async (page: Page, language: Language) => {
  await button(menu)(page, language)
  await page.getByRole('menuitem', { name: word[language], exact: true }).click()
}

export const writtenPlanScreens: Screen[] = [
  { name: 'plan-templates', path: `${list}?tab=templates`, as: 'dietitian', reach: waitUntilStill },
  { name: 'plan-missing', path: `${list}/7`, as: 'dietitian', reach: waitUntilStill },
  {
    name: 'written-plans-none',
    path: list,
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilHydrated(page)
      await page.getByLabel(listWords.state[language]).selectOption('ended')
      await page.getByText(listWords.emptyOfState[language]).waitFor()
    },
  },
  {
    name: 'plan-new',
    path: list,
    as: 'dietitian',
    isDocument: true,
    async reach(page, language) {
      await waitUntilHydrated(page)
      await button(listWords.make)(page, language)
      await page.getByLabel(newPlanWords.beginWith[language]).selectOption('diary')
      await waitUntilStill(page)
    },
  },
  {
    name: 'plan-editor',
    path: list,
    as: 'dietitian',
    isDocument: true,
    reach: (page, language) => openPlan(page, language),
  },
  { name: 'plan-targets', ...over(button(editorWords.changeTargets), targetWords.title) },
  { name: 'plan-publish', ...over(button(publishWords.button), publishWords.title, 'draft') },
  { name: 'plan-settings', ...over(choice(editorWords.more, editorWords.settings), editorWords.settings) },
  { name: 'plan-versions', ...over(choice(editorWords.more, versionWords.open), versionWords.title) },
  { name: 'plan-followed', ...over(choice(editorWords.more, adherence.followed), adherence.followed) },
  { name: 'plan-template', ...over(choice(editorWords.more, templateWords.save), templateWords.save) },
  {
    name: 'plan-suggestions',
    ...over(choice(editorWords.dayActions, suggestionWords.ask), suggestionWords.title),
  },
  {
    name: 'plan-ramadan',
    ...over(async (page, language) => {
      await choice(editorWords.more, ramadanWords.open)(page, language)
      await page.getByLabel(ramadanWords.city[language]).selectOption('riyadh')
      await page.getByText(ramadanWords.source[language]).waitFor()
    }, ramadanWords.title),
  },
  { name: 'plan-copy', ...over(choice(editorWords.dayActions, editorWords.copyDay), copyWords.title) },
]
