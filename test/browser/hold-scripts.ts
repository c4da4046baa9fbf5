import type { Page } from '@playwright/test'

/** All scripts but the one that every document begins with. */
export const laterScripts = /\/assets\/(?!theme)[^/]*\.js$/

/**
 * Holds the scripts back until the returned function is called; until then a page is only the document that was sent.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(laterScripts, async (route) => {
    await arrival
    await route.continue()
  })
  return arrive
}
