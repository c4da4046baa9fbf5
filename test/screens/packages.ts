import type { Page } from '@playwright/test'
import { searchDietitians } from '#contract/directory.ts'
import type { Language } from '#contract/language.ts'
import { addOffer, listMyPackages, listOffers } from '#contract/money/packages.ts'
import { addService, listMyServices } from '#contract/services.ts'
import { buying } from '#copy/money/packages/buy.ts'
import { offers } from '#copy/money/packages/offers.ts'
import { ownPackages } from '#copy/money/packages/own.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { followInApp } from '#test/browser/navigate-in-app.ts'
import { localPath } from '#web/lib/path.ts'
import { askerOf, callAs } from './ask.ts'
import { fill } from './hours.ts'
import type { Screen } from './screen.ts'

const press =
  (name: (language: Language) => string, role: 'dialog' | 'alertdialog') =>
  async (page: Page, language: Language) => {
    await waitUntilStill(page)
    await page
      .getByRole('button', { name: name(language), exact: true })
      .first()
      .click()
    await page.getByRole(role).waitFor()
  }

/** Packages, as seller and buyer see them. */
export const packageScreens: Screen[] = [
  {
    name: 'patient-packages-refund',
    path: '/patient/packages',
    as: 'patient',
    reach: press((language) => ownPackages.refund.open[language], 'alertdialog'),
  },
  {
    name: 'patient-package-buy',
    path: '/patient/dietitians',
    as: 'patient',
    async reach(page, language) {
      const reader = askerOf(page)
      const { dietitians } = await callAs(reader, searchDietitians, {})
      for (const { id } of dietitians)
        if ((await callAs(reader, listOffers, { id })).offers.length > 0) {
          const path = localPath(language, `/patient/dietitians/${id}?tab=services`)
          await followInApp(page, path)
          await page
            .getByRole('button', { name: new RegExp(`^${buying.buy[language]}`) })
            .first()
            .click()
          await page.getByRole('dialog').waitFor()
          return
        }
      throw new Error('nobody sells a package')
    },
  },
  {
    name: 'dietitian-package-edit',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await fill(page)
      const dietitian = askerOf(page)
      const { services } = await callAs(dietitian, listMyServices, {})
      const { offers: mine } = await callAs(dietitian, listMyPackages, {})
      const [service] = services
      if (service && mine.length === 0)
        await callAs(dietitian, addOffer, { service: service.id, uses: '5', days: '90', price: '1000' })
      await page.reload()
      const name = offers
        .edit('')
        [language].replace(/\u2068\u2069/, '')
        .trimEnd()
      await waitUntilStill(page)
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dietitian-package-mixed',
    path: '/dietitian/services',
    as: 'dietitian',
    async reach(page, language) {
      await fill(page)
      await callAs(askerOf(page), addService, mealPlanning)
      await page.reload()
      await press((shown) => offers.add[shown], 'dialog')(page, language)
      await page.getByRole('button', { name: offers.form.addPart[language] }).click()
      await page.getByLabel(offers.form.serviceAt(2)[language], { exact: true }).waitFor()
    },
  },
]

const mealPlanning = {
  name: 'تخطيط الوجبات',
  description: 'أسبوع من الوجبات لمطبخك.',
  duration: '45',
  price: '200',
  platform: 'google-meet',
  isActive: true,
} as const
