import type { Page } from '@playwright/test'

/** All but the one that every document begins with. */
export const laterScripts = /\/assets\/(?!theme)[^/]*\.js$/

/** They come once what is returned is called: until then a page is what it was sent as. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(laterScripts, async (route) => {
    await arrival
    await route.continue()
  })
  return arrive
}
