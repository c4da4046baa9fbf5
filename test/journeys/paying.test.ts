import type { Page } from '@playwright/test'
import { expect as expectValue, test } from 'vitest'
import { concludePayment } from '#contract/money/payments.ts'
import { booking } from '#copy/appointments/booking.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { refundLines } from '#copy/appointments/refund-rules.ts'
import { simulator } from '#copy/demo/simulator.ts'
import { notPaid } from '#copy/money/not-paid.ts'
import { paying as words } from '#copy/money/payments.ts'
import { waitingPayments } from '#copy/money/waiting.ts'
import { wallet } from '#copy/money/wallet.ts'
import { unavailable } from '#copy/refusals.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { passChallenge, payOnForm } from '#test/payments/pay-on-form.ts'
import {
  defaultRefundRules,
  inHours,
  paidAppointment,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { saveCard } from '#test/payments/saved-cards.ts'

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
  await page.getByLabel(booking.first.agrees.en).check()
  const pay = page.getByRole('button', { name: booking.confirm.payBook.en }).first()
  await pay.click()
  await fillIn(page, cards.declined, 'en')
  await expect(page.getByRole('alert')).toHaveText(simulator.faults.declined.en)
  await page.getByRole('link', { name: simulator.form.back.en }).click()
  await expect(page.getByText(words.outcomes.not_paid.title.en)).toBeVisible()
  await pay.click()
  await fillIn(page, cards.challenge, 'en')
  await expect(page.getByRole('heading', { name: booking.done.booked.en })).toBeFocused()

  await page.getByRole('link', { name: booking.done.open.en }).click()
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

test('a note is still there after the payment page, and a booking that awaits payment can be abandoned', async () => {
  const { patient, path } = await wayTo(44)
  const page = await open(path, signedIn(patient))
  const note = page.getByLabel(booking.message.label.en)
  await note.fill('Tired after every meal.')
  await page.getByLabel(booking.first.agrees.en).check()
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
})

test('in Arabic on a phone a patient waits for the bank, and the paid appointment is booked', async () => {
  const { patient, path } = await wayTo(30)
  const page = await open(inLanguage('ar', path), { ...signedIn(patient), ...phone })
  await page.getByLabel(booking.first.agrees.ar).check()
  await page.getByRole('button', { name: booking.confirm.payBook.ar }).first().click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await fillIn(page, cards.late, 'ar')
  await expect(page.getByText(words.outcomes.waiting.title.ar)).toBeVisible()
  gateway.tell({ banksAnswer: true })
  await expect(page.getByRole('heading', { name: booking.done.booked.ar })).toBeVisible()
})

test('a patient pays with the saved card, after the bank’s challenge', async () => {
  const { patient, path } = await wayTo(34)
  await saveCard(patient, cards.savedDeclined)
  await saveCard(patient, cards.challenge)
  const page = await open(path, signedIn(patient))
  await page.getByLabel(booking.first.agrees.en).check()
  await page.getByRole('radio', { name: 'Visa' }).check()
  await page.getByRole('button', { name: booking.confirm.payBook.en }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: notPaid.declined.en })).toBeVisible()
  await page.getByRole('radio', { name: 'Mastercard' }).check()
  await page.getByRole('button', { name: booking.confirm.payBook.en }).first().click()
  await passChallenge(page)
  await expect(page.getByRole('heading', { name: booking.done.booked.en })).toBeFocused()
})

test('a patient who returns from the payment service sees how long the time is really held', async () => {
  const { patient, path } = await wayTo(36)
  const page = await open(path, signedIn(patient))
  await page.getByLabel(booking.first.agrees.en).check()
  await page.getByRole('button', { name: booking.confirm.payBook.en }).first().click()
  await page.getByRole('link', { name: simulator.form.back.en }).click()
  await expect(page.getByText(words.outcomes.not_paid.title.en)).toBeVisible()
  await expect(page.getByRole('timer').filter({ visible: true })).toContainText(/1[45]:\d\d/)
})

test('a patient takes a refund in the wallet, books with it without a card, and finds both there', async () => {
  const { patient, path } = await wayTo(50)
  const first = await paidAppointment(app, patient, layla, inHours(app, 48), cards.paid)
  const page = await open(`/patient/appointments/${first}`, signedIn(patient))
  await page.getByRole('button', { name: appointmentDetail.actions.cancel.en }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: wallet.where.wallet.en }).check()
  await dialog.getByRole('button', { name: appointmentDialogs.cancel.confirm.en }).click()
  await expect(dialog).toHaveCount(0)
  await app.runJobs()

  await page.goto(app.origin + path)
  await page.getByRole('checkbox', { name: wallet.use('250 SAR').en }).check()
  await expect(page.getByText(wallet.whole.en)).toBeVisible()
  await page.getByRole('button', { name: booking.confirm.payBook.en }).first().click()
  await expect(page.getByRole('heading', { name: booking.done.booked.en })).toBeFocused()

  await page.goto(`${app.origin}/patient/payment-methods`)
  const section = page.getByRole('region', { name: wallet.title.en })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section).toContainText('−250 SAR')
  await expect(section).toContainText('+250 SAR')
})

/** The browser's own log entries about lost answers. */
const lostAnswers = /^Failed to load resource/

test('a press without a connection shows an error, and repeating it pays once', async () => {
  const { patient, path } = await wayTo(54)
  const page = await open(path, { ...signedIn(patient), expectConsole: lostAnswers })
  await page.getByLabel(booking.first.agrees.en).check()
  const pay = page.getByRole('button', { name: booking.confirm.payBook.en }).first()
  await page.context().setOffline(true)
  await pay.click()
  await expect(page.getByText(unavailable.en)).toBeVisible()
  await page.context().setOffline(false)
  await pay.click()
  await payOnForm(page, cards.paid, simulator.pay.send('250'))
  await expect(page.getByRole('heading', { name: booking.done.booked.en })).toBeFocused()
  expectValue(await paymentsOf(patient)).toEqual([{ state: 'captured' }])
})

test('a patient who returns while the outcome of the payment is unknown reads so, and it appears without another press', async () => {
  const { patient, path } = await wayTo(58)
  const page = await open(inLanguage('ar', path), {
    ...signedIn(patient),
    ...phone,
    expectConsole: lostAnswers,
  })
  await page.getByLabel(booking.first.agrees.ar).check()
  await page.getByRole('button', { name: booking.confirm.payBook.ar }).first().click()
  const returns = `**${concludePayment.path}`
  await page.route(returns, (asked) => asked.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await payOnForm(page, cards.paid, simulator.pay.send('250'), 'ar')
  await expect(page.getByText(words.notChecked.ar)).toBeVisible()
  await expect(page.getByText(words.onlyOnce.ar)).toBeVisible()
  await page.unroute(returns)
  await expect(page.getByRole('heading', { name: booking.done.booked.ar })).toBeVisible()
  expectValue(await paymentsOf(patient)).toEqual([{ state: 'captured' }])
})

test('a saved card whose answer is lost is charged once, and the appointment it paid for is found', async () => {
  const { patient, path } = await wayTo(62)
  await saveCard(patient, cards.paid)
  const page = await open(path, { ...signedIn(patient), expectConsole: lostAnswers })
  await page.getByLabel(booking.first.agrees.en).check()
  await page.route('**/api/payments/*/charges', async (asked) => {
    await asked.fetch()
    await asked.abort('connectionreset')
  })
  await page.getByRole('button', { name: booking.confirm.payBook.en }).first().click()
  await expect(page.getByRole('heading', { name: booking.done.booked.en })).toBeFocused()
  expectValue(await paymentsOf(patient)).toEqual([{ state: 'captured' }])
  expectValue(
    await app.rows(
      'select from card_charges join payments on payments.id = payment_id where patient_id = $1',
      [patient.id],
    ),
  ).toHaveLength(1)
})

const paymentsOf = ({ id }: { id: string }) =>
  app.rows('select state from payments where patient_id = $1', [id])
