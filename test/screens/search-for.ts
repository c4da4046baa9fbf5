import type { Page } from '@playwright/test'
import { waitUntilStill } from '#test/browser/at-rest.ts'

/** Searches for words that do not appear in the address. */
export const searchFor = (words: string) => async (page: Page) => {
  await waitUntilStill(page)
  await page.getByRole('search').getByRole('textbox').fill(words)
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor({ state: 'hidden' })
  await waitUntilStill(page)
}
