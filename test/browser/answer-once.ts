import type { Page, Route } from '@playwright/test'

/**
 * The next request to an address is answered by the test, and those after it by the server. The route stays to the end:
 * one whose times are up stops the interception under whatever else is on its way.
 */
export async function answerOnce(page: Page, url: string, answer: (route: Route) => Promise<unknown>) {
  let isAnswered = false
  await page.route(url, (route) => {
    if (isAnswered) return route.fallback()
    isAnswered = true
    return answer(route)
  })
}

/** What the server has done, and nobody hears of. */
export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}
