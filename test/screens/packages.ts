import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { addOffer, listMyPackages } from '#contract/packages.ts'
import { listMyServices } from '#contract/services.ts'
import { offers } from '#copy/packages/offers.ts'
import { ownPackages } from '#copy/packages/own.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import { ask, whoeverLooks } from './ask.ts'
import { fill } from './hours.ts'
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
    name: 'dietitian-package-edit',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await fill(page)
      const dietitian = whoeverLooks(page)
      const { services } = await ask(dietitian, listMyServices, {})
      const { offers: mine } = await ask(dietitian, listMyPackages, {})
      const [service] = services
      if (service && mine.length === 0)
        await ask(dietitian, addOffer, { service: service.id, uses: '5', days: '90', price: '1000' })
      await page.reload()
      const name = offers
        .edit('')
        [language].replace(/\u2068\u2069/, '')
        .trimEnd()
      await comeToRest(page)
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
