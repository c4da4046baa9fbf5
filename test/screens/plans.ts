import { following } from '#copy/plans/following.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const plans = '/patient/nutrition-plans'

export const planScreens: Screen[] = [
  { name: 'plans-none', path: plans, as: 'both', reach: comeToRest },
  { name: 'plan-week', path: `${plans}?tab=week`, as: 'patient', reach: comeToRest },
  { name: 'plan-shopping', path: `${plans}?tab=shopping`, as: 'patient', reach: comeToRest },
  {
    name: 'plan-meal',
    path: plans,
    as: 'patient',
    isDocument: true,
    async reach(page, language) {
      await comeToRest(page)
      await page.getByRole('button', { name: following.more[language] }).first().click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
      await comeToRest(page)
    },
  },
]
