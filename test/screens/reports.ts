import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { charts } from '#copy/charts.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import type { Screen } from './screen.ts'

/** The table of the first chart. */
const showTable = async (page: Page, language: Language) => {
  await waitUntilStill(page)
  await page.getByRole('button', { name: charts.asTable[language] }).first().click()
  await page.getByRole('table').first().waitFor()
}

/** The admins' reports about the marketplace. */
export const reportScreens: Screen[] = [
  { name: 'admin-overview', path: '/admin', as: 'admin', reach: waitUntilStill },
  { name: 'admin-overview-table', path: '/admin', as: 'admin', reach: showTable, alike: true },
  { name: 'admin-report', path: '/admin/analytics', as: 'admin', reach: waitUntilStill },
  { name: 'admin-appointments', path: '/admin/analytics?list=held', as: 'admin', reach: waitUntilStill },
]
