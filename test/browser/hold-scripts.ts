import type { Page } from '@playwright/test'

/** All scripts except the one at the top of every document. */
export const laterScripts = /\/assets\/(?!boot)[^/]*\.js$/

/** Holds the scripts back until the returned function is called; until then the page is the bare HTML document. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(laterScripts, async (route) => {
    await arrival
    await route.continue()
  })
  return arrive
}
