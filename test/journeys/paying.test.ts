import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { bookedWords } from '#copy/appointments/booked.ts'
import { booking } from '#copy/appointments/booking.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { firstBooking } from '#copy/appointments/first-booking.ts'
import { refundLines } from '#copy/appointments/refund-rules.ts'
import { simulator } from '#copy/demo/simulator.ts'
import { paying as words } from '#copy/money/payments.ts'
import { waitingPayments } from '#copy/money/waiting.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { passChallenge, payOnForm } from '#test/payments/pay-on-form.ts'
import {
  defaultRefundRules,
  inHours,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { testWithAll } from '#test/with-all.ts'

const { app, simulator: gateway, hearWebhooks } = await openPayments({ seed: 5, lateMs: 600_000 })
hearWebhooks()
await takePayments(app)
const layla = await paidPractice(app)
const open = await openBrowser(app)

/** The address of the booking page with a chosen time, for a patient who has booked before. */
async function wayTo(hours: number) {
  const patient = await somePatient(app)
  await app.rows('update profiles set date_of_birth = $2 where id = $1', [
    patient.id,
    firstBookingFields.bornOn,
  ])
  const search = new URLSearchParams({ service: await serviceOf(app, layla), slot: inHours(app, hours) })
  return { patient, path: `/patient/dietitians/${layla.id}/book?${search}` }
}

async function fillIn(page: Page, number: string, language: 'en' | 'ar') {
  const { form, pay } = simulator
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pay.title[language])
  await expect(page.getByText(pay.amount('250.00')[language])).toBeVisible()
  const years = await page.getByLabel(form.year[language]).locator('option').allTextContents()
  expectValue(years[0]).toBe(String(new Date().getFullYear()))
  // This browser does not support it.
  await expect(page.getByRole('button', { name: simulator.apple[language] })).toHaveCount(0)
  await payOnForm(page, number, pay.send('250'), language)
  if (number !== cards.declined) await passChallenge(page, language)
}

test('a patient pays with a second card, finds the receipt, and gets the refund that was shown before cancelling', async () => {
  const { patient, path } = await wayTo(8)
  const page = await open(path, signedIn(patient))
  await expect(page.getByText(refundLines(defaultRefundRules, 250)[1]?.en ?? '')).toBeVisible()
  await page.getByLabel(firstBooking.agrees.en).check()
  const pay = page.getByRole('button', { name: booking.confirm.payBook.en }).first()
  await pay.click()
  await fillIn(page, cards.declined, 'en')
  await expect(page.getByRole('alert')).toHaveText(simulator.faults.declined.en)
  await page.getByRole('link', { name: simulator.form.back.en }).click()
  await expect(page.getByText(words.outcomes.not_paid.title.en)).toBeVisible()
  await pay.click()
  await fillIn(page, cards.challenge, 'en')
  await expect(page.getByRole('heading', { name: bookedWords.booked.en })).toBeFocused()

  await page.getByRole('link', { name: bookedWords.open.en }).click()
  const receipt = page.getByRole('region', { name: words.receipt.title.en })
  await expect(receipt).toContainText('250 SAR')
  await expect(receipt).toContainText('0000')
  await page.getByRole('button', { name: appointmentDetail.actions.cancel.en }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(appointmentDialogs.refund.part('125 SAR', '250 SAR').en)
  await dialog.getByRole('button', { name: appointmentDialogs.cancel.confirm.en }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => {
      await app.runJobs()
      return receipt.textContent()
    })
    .toContain('−125 SAR')
})

testWithAll(
  'a note is still there after the payment page, and a booking that awaits payment can be abandoned',
  async () => {
    const { patient, path } = await wayTo(44)
    const page = await open(path, signedIn(patient))
    const note = page.getByLabel(booking.message.label.en)
    await note.fill('Tired after every meal.')
    await page.getByLabel(firstBooking.agrees.en).check()
    await page.getByRole('button', { name: booking.confirm.payBook.en }).first().click()
    await page.getByRole('link', { name: simulator.form.back.en }).click()
    await expect(page.getByText(words.outcomes.not_paid.title.en)).toBeVisible()
    await expect(note).toHaveValue('Tired after every meal.')

    await page.goto(`${app.origin}/patient/appointments`)
    const waiting = page.getByRole('region', { name: waitingPayments.title.en })
    await expect(waiting).toContainText('250 SAR')
    await waiting.getByRole('link').click()
    await expect(note).toHaveValue('Tired after every meal.')
    await page.goto(`${app.origin}/patient/appointments`)
    await waiting.getByRole('button').click()
    await page.getByRole('alertdialog').getByRole('button', { name: waitingPayments.ask.confirm.en }).click()
    await expect(page.getByText(waitingPayments.outcomes.ended.text.en)).toBeVisible()
    await expect(waiting).toHaveCount(0)
  },
)

test('in Arabic on a phone a patient waits for the bank, and the paid appointment is booked', async () => {
  const { patient, path } = await wayTo(30)
  const page = await open(inLanguage('ar', path), { ...signedIn(patient), ...phone })
  await page.getByLabel(firstBooking.agrees.ar).check()
  await page.getByRole('button', { name: booking.confirm.payBook.ar }).first().click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await fillIn(page, cards.late, 'ar')
  await expect(page.getByText(words.outcomes.waiting.title.ar)).toBeVisible()
  gateway.tell({ banksAnswer: true })
  await expect(page.getByRole('heading', { name: bookedWords.booked.ar })).toBeVisible()
})
