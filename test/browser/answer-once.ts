import type { Page, Route } from '@playwright/test'

/**
 * The test answers the next request to an address, and the server answers the later ones. The route is not removed
 * before the end: removing a route that has answered its share would also stop the interception of other requests in
 * flight.
 */
export async function answerOnce(page: Page, url: string, answer: (route: Route) => Promise<unknown>) {
  let isAnswered = false
  await page.route(url, (route) => {
    if (isAnswered) return route.fallback()
    isAnswered = true
    return answer(route)
  })
}

/** The server handles the request, but its answer never reaches the page. */
export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}
