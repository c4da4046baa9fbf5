import type { Page } from '@playwright/test'
import { type AccessToken, makeAccessToken } from '#contract/accounts/access-tokens.ts'
import type { Language } from '#contract/language.ts'
import { accessTokens } from '#copy/accounts/security/access-tokens.ts'
import { security } from '#copy/accounts/security/security.ts'
import { portal } from '#copy/portal/frame.ts'
import { waitUntilStill } from '#test/browser/at-rest.ts'
import { overrideSessionLanguage } from '#test/browser/override-session-language.ts'
import { otherLanguage } from '#web/lib/path.ts'
import type { Screen } from './screen.ts'

const path = '/patient/settings?tab=security'

async function openList(page: Page, language: Language) {
  await waitUntilStill(page)
  await page.getByRole('button', { name: security.tokens.open[language] }).click()
  await page.getByRole('button', { name: accessTokens.make.open[language], exact: true }).waitFor()
}

/** The form for a new token. */
async function openForm(page: Page, language: Language) {
  await openList(page, language)
  await page.getByRole('button', { name: accessTokens.make.open[language], exact: true }).click()
  // The dialog slides in from below: waits until it has arrived.
  await page.getByLabel(accessTokens.make.name[language], { exact: true }).click({ trial: true })
}

/** The answer is fake, so that the screen creates no token and does not ask for the password. */
async function make(page: Page, language: Language) {
  await page.route(`**${makeAccessToken.path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 201,
          json: { accessToken: made, token: `nabta_pat_${'Ab3-'.repeat(10)}x_9` },
        })
      : route.fallback(),
  )
  await openForm(page, language)
  await page.getByLabel(accessTokens.make.name[language], { exact: true }).fill(made.name)
  await page.getByRole('button', { name: accessTokens.make.confirm[language] }).click()
  await page.getByRole('button', { name: accessTokens.shown.copy[language] }).waitFor()
}

const made: AccessToken = {
  id: '01990000-0000-7000-8000-000000000000',
  name: 'Shopping list',
  scope: 'read',
  role: 'patient',
  madeAt: '2026-11-22T09:00:00.000Z',
  usedAt: null,
  expiresAt: '2026-12-22T09:00:00.000Z',
}

/** The account prefers the other language. */
async function preferOther(page: Page, language: Language) {
  await overrideSessionLanguage(page, otherLanguage)
  await page.reload()
  await page.getByText(portal.languageOffer.text[language]).waitFor()
}

/** Access tokens, of which the patient has some, and the line that offers the account's language. */
export const accountScreens: Screen[] = [
  {
    name: 'language-offer',
    path: '/patient/settings',
    as: 'patient',
    isDocument: true,
    reach: preferOther,
  },
  { name: 'access-tokens', path, as: 'patient', reach: openList },
  { name: 'access-token-form', path, as: 'patient', reach: openForm },
  {
    name: 'access-token-shown',
    path,
    as: 'patient',
    reach: make,
  },
  {
    name: 'access-token-revoke',
    path,
    as: 'patient',
    async reach(page, language) {
      await openList(page, language)
      const list = page.getByRole('list', { name: accessTokens.list[language], exact: true })
      await list.getByRole('button').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
