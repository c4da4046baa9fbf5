import type { BrowserContext, Page } from '@playwright/test'
import { readSession } from '#contract/accounts/sign-in.ts'
import type { Language } from '#contract/language.ts'

/** Makes the session report another preferred language to the page; the server does not learn of it. */
export const overrideSessionLanguage = (
  where: Page | BrowserContext,
  choose: (documentLanguage: Language) => Language,
): Promise<unknown> =>
  where.route(`**${readSession.path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // The server may have closed the idle connection that this request reuses.
    const response = await route.fetch({ maxRetries: 2 })
    const answer = await response.json()
    const documentLanguage = (await route.request().headerValue('accept-language')) === 'ar' ? 'ar' : 'en'
    if (answer.session) answer.session.user.language = choose(documentLanguage)
    await route.fulfill({ response, json: answer })
  })
