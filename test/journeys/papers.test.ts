import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { listInvoices } from '#contract/money/invoices.ts'
import { controls } from '#copy/controls.ts'
import { invoicePages } from '#copy/money/invoices/pages.ts'
import { statements } from '#copy/money/statements.ts'
import { unavailable } from '#copy/refusals.ts'
import { answerOnce } from '#test/browser/answer-once.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { inHours, paidAppointment, paidPractice, somePatient, takePayments } from '#test/payments/paying.ts'
import { earner } from '#test/payments/payouts.ts'

const { app } = await openPayments()
await takePayments(app)
const layla = await paidPractice(app)
const open = await openBrowser(app)

/** The first answer is a failure, sent when the test allows it. */
async function holdFirst(page: Page, url: string) {
  const held = Promise.withResolvers<void>()
  await answerOnce(page, url, async (route) => {
    await held.promise
    await route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: '', requestId: '' } },
    })
  })
  return held.resolve
}

type Paper = { button: RegExp; making: string; failed: string; name: RegExp; language: 'en' | 'ar' }

async function waitFailAndTryAgain(page: Page, url: string, paper: Paper) {
  const { button, making, failed, name, language } = paper
  const letGo = await holdFirst(page, url)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('button', { name: making })).toBeVisible()
  letGo()
  const words = page.locator('[aria-live]')
  await expect(words.getByText(failed)).toBeVisible()
  await expect(words.getByText(unavailable[language])).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: controls.retry[language] }).click(),
  ])
  expectValue(file.suggestedFilename()).toMatch(name)
  await expect(page.getByRole('button', { name: making })).toHaveCount(0)
}

test.each(['en', 'ar'] as const)(
  'a statement says that it is being made, and if that fails it says why, with a way to try again, in %s',
  async (language) => {
    const page = await open(inLanguage(language, '/dietitian/payments'), {
      ...signedIn(await earner(app)),
      expectConsole: /status of 503/,
    })
    await waitFailAndTryAgain(page, '**/api/practice/statements/*/pdf', {
      button: /PDF/,
      making: statements.making[language],
      failed: statements.fileFailed[language],
      name: /^nabta-statement-\d{4}-\d\d\.pdf$/,
      language,
    })
  },
)

test.each(['en', 'ar'] as const)(
  'an invoice says that it is being made, and if that fails it says why, with a way to try again, in %s',
  async (language) => {
    const patient = await somePatient(app)
    await paidAppointment(app, patient, layla, inHours(app, language === 'en' ? 40 : 44), cards.paid)
    await app.runJobs()
    const [invoice] = (await patient.call(listInvoices, {})).body.invoices
    const page = await open(inLanguage(language, `/patient/invoices/${invoice?.id}`), {
      ...signedIn(patient),
      expectConsole: /status of 503/,
    })
    await waitFailAndTryAgain(page, '**/api/invoices/*/pdf', {
      button: /PDF/,
      making: invoicePages.making[language],
      failed: invoicePages.notMade[language],
      name: /^nabta-.*\.pdf$/,
      language,
    })
  },
)
