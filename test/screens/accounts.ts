import type { Page } from '@playwright/test'
import { listAccessTokens, revokeAccessToken } from '#contract/accounts/access-tokens.ts'
import type { Language } from '#contract/language.ts'
import { accessTokens } from '#copy/accounts/security/access-tokens.ts'
import { security } from '#copy/accounts/security/security.ts'
import { demoPassword } from '#db/demo/people.ts'
import { comeToRest } from '#test/browser/at-rest.ts'
import { ask, whoeverLooks } from './ask.ts'
import type { Screen } from './screen.ts'

const path = '/patient/settings?tab=security'
const name = 'Shopping list'

/** The dialog in which a token is described. */
async function openForm(page: Page, language: Language) {
  await comeToRest(page)
  await page.getByRole('button', { name: accessTokens.make.open[language], exact: true }).click()
  await page.getByLabel(accessTokens.make.name[language], { exact: true }).waitFor()
}

async function make(page: Page, language: Language) {
  await openForm(page, language)
  await page.getByLabel(accessTokens.make.name[language], { exact: true }).fill(name)
  await page.getByRole('button', { name: accessTokens.make.confirm[language] }).click()
  const shown = page.getByRole('button', { name: accessTokens.shown.copy[language] })
  const proof = page.getByLabel(security.proof.password[language], { exact: true })
  await shown.or(proof).first().waitFor()
  if (await proof.isVisible()) {
    await proof.fill(demoPassword)
    await page.keyboard.press('Enter')
  }
  await shown.waitFor()
}

async function revokeAgain(page: Page) {
  const owner = whoeverLooks(page)
  const known = (await ask(owner, listAccessTokens, {})).accessTokens
  for (const token of known) if (token.name === name) await ask(owner, revokeAccessToken, { id: token.id })
}

/** Access tokens, of which the demo's patient has some. */
export const accountScreens: Screen[] = [
  { name: 'access-token-form', path, as: 'patient', reach: openForm },
  { name: 'access-token-shown', path, as: 'patient', reach: make, undo: revokeAgain },
  {
    name: 'access-token-revoke',
    path,
    as: 'patient',
    async reach(page, language) {
      await comeToRest(page)
      const list = page.getByRole('list', { name: accessTokens.list[language], exact: true })
      await list.getByRole('button').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
