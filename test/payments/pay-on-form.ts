import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { simulator } from '#copy/demo/simulator.ts'
import type { Word } from '#copy/word.ts'
import { expect } from '#test/browser/browser.ts'

const { form, challenge } = simulator

/** Fills in the gateway's form and sends it: so that a price is paid, or a card is saved. */
export async function payOnForm(
  page: Page,
  number: string,
  send: Word,
  language: Language = 'en',
): Promise<void> {
  await page.getByLabel(form.name[language]).fill('Sara Al-Qahtani')
  await page.getByLabel(form.number[language]).fill(number)
  await page.getByLabel(form.code[language]).fill('123')
  await page.getByRole('button', { name: send[language] }).click()
}

/** The code that the bank has sent, into the field that its page opens with: Chromium complains when somebody is there first. */
export async function passChallenge(page: Page, language: Language = 'en'): Promise<void> {
  const code = page.getByLabel(challenge.code[language])
  await expect(code).toBeFocused()
  await code.fill('123456')
  await page.getByRole('button', { name: challenge.send[language] }).click()
}
