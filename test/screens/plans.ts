import { readPlanDay } from '#contract/plans/meal-records.ts'
import { following } from '#copy/plans/following.ts'
import { planMenu } from '#copy/plans/plan-menu.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const plans = '/patient/nutrition-plans'

export const planScreens: Screen[] = [
  { name: 'plans-none', path: plans, as: 'both', reach: waitUntilStill },
  { name: 'plan-week', path: `${plans}?tab=week`, as: 'patient', reach: waitUntilStill },
  { name: 'plan-shopping', path: `${plans}?tab=shopping`, as: 'patient', reach: waitUntilStill },
  {
    name: 'plan-meal',
    path: plans,
    as: 'patient',
    isDocument: true,
    async reach(page, language) {
      await waitUntilStill(page)
      await page.getByRole('button', { name: following.more[language] }).first().click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
      await waitUntilStill(page)
    },
  },
  {
    name: 'plan-recipe',
    path: plans,
    as: 'patient',
    isDocument: true,
    async reach(page, language) {
      await waitUntilStill(page)
      await page.getByRole('button', { name: following.dish[language] }).first().click()
      await page.getByRole('dialog').getByRole('list').first().waitFor()
      await waitUntilStill(page)
    },
  },
  {
    name: 'plan-print',
    path: plans,
    as: 'patient',
    isDocument: true,
    async reach(page, language) {
      await waitUntilStill(page)
      await page.evaluate(() => {
        window.print = () => {}
      })
      await page.getByRole('button', { name: planMenu.label[language] }).click()
      await page.getByRole('menuitem', { name: planMenu.print[language], exact: true }).click()
      await page.emulateMedia({ media: 'print' })
      await page.locator('[data-print-sheet]').waitFor()
    },
  },
  {
    name: 'plan-offline',
    path: plans,
    as: 'patient',
    isDocument: true,
    async reach(page, language) {
      await waitUntilStill(page)
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('nabta-own ')))
      // The request is never answered, as without a connection.
      await page.route(`**${readPlanDay.path}*`, () => {})
      await page.reload()
      const [said = ''] = following.kept('|')[language].split('\u2068')
      await page.getByText(said).waitFor()
      await waitUntilStill(page)
    },
  },
]
