import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { payoutDesk } from '#copy/money/payout-desk.ts'
import { payoutWords } from '#copy/money/payouts.ts'
import { statements } from '#copy/money/statements.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

async function openHold(page: Page, language: Language) {
  await waitUntilStill(page)
  await page
    .getByRole('button', { name: new RegExp(`^${payoutDesk.hold.button[language]}`) })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
}

/** Amounts due to dietitians, as an admin sees them. */
export const payoutScreens: Screen[] = [
  {
    name: 'admin-payouts-statements',
    path: '/admin/payouts',
    as: 'admin',
    async reach(page, language) {
      await waitUntilStill(page)
      await page
        .getByRole('button', { name: new RegExp(`^${statements.open[language]}`) })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'dietitian-payout',
    path: '/dietitian/payments',
    as: 'dietitian',
    async reach(page, language) {
      await waitUntilStill(page)
      await page.getByRole('button', { name: payoutWords.now.button[language], exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'admin-payouts-hold', path: '/admin/payouts', as: 'admin', reach: openHold },
]
