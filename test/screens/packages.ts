import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { offers } from '#copy/packages/offers.ts'
import { ownPackages } from '#copy/packages/own.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

const press =
  (name: (language: Language) => string, role: 'dialog' | 'alertdialog') =>
  async (page: Page, language: Language) => {
    await comeToRest(page)
    await page
      .getByRole('button', { name: name(language), exact: true })
      .first()
      .click()
    await page.getByRole(role).waitFor()
  }

/** Packages, before whoever sells and whoever has bought them. */
export const packageScreens: Screen[] = [
  {
    name: 'patient-packages-refund',
    path: '/patient/packages',
    as: 'patient',
    reach: press((language) => ownPackages.refund.open[language], 'alertdialog'),
  },
  {
    name: 'dietitian-packages-add',
    path: '/dietitian/services',
    as: 'dietitian',
    reach: press((language) => offers.add[language], 'dialog'),
  },
]
