import type { Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { simulator } from '#copy/demo/simulator.ts'
import type { Word } from '#copy/word.ts'
import { expect } from '#test/browser/browser.ts'

const { form, challenge } = simulator

/** Fills in and submits the gateway's form, to pay a price or to save a card. */
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

/**
 * Types the bank's code into the field that its page focuses on load: Chromium complains if something else has the
 * focus before.
 */
export async function passChallenge(page: Page, language: Language = 'en'): Promise<void> {
  const code = page.getByLabel(challenge.code[language])
  await expect(code).toBeFocused()
  await code.fill('123456')
  await page.getByRole('button', { name: challenge.send[language] }).click()
}
