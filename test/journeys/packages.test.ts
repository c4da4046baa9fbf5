import { test } from 'vitest'
import { bookedWords } from '#copy/appointments/booked.ts'
import { booking } from '#copy/appointments/booking.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { firstBooking } from '#copy/appointments/first-booking.ts'
import { simulator } from '#copy/demo/simulator.ts'
import { buying } from '#copy/money/packages/buy.ts'
import { boughtWords } from '#copy/money/packages/name.ts'
import { offers } from '#copy/money/packages/offers.ts'
import { ownPackages } from '#copy/money/packages/own.ts'
import { usePackage } from '#copy/money/packages/use.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { expect, openBrowser } from '#test/browser/browser.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { payOnForm } from '#test/payments/pay-on-form.ts'
import { inHours, paidPractice, somePatient, takePayments } from '#test/payments/paying.ts'

const { app, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const open = await openBrowser(app)

test('a dietitian offers a package; a patient buys it, books with it, cancels in time and gets the session back', async () => {
  const layla = await paidPractice(app)
  const own = await open('/dietitian/services', signedIn(layla))
  await own.getByRole('button', { name: offers.add.en }).click()
  const dialog = own.getByRole('dialog', { name: offers.form.addTitle.en })
  await dialog.getByLabel(offers.form.price.en).fill('1000')
  await dialog.getByRole('button', { name: offers.form.save.en }).click()
  await expect(own.getByRole('list', { name: offers.list.en })).toContainText('1,000 SAR')

  const patient = await somePatient(app)
  await app.rows('update profiles set date_of_birth = $2 where id = $1', [
    patient.id,
    firstBookingFields.bornOn,
  ])
  const page = await open(`/patient/dietitians/${layla.id}?tab=services`, signedIn(patient))
  await expect(page.getByText(buying.saves('250 SAR').en)).toBeVisible()
  await page.getByRole('button', { name: /^Buy package/ }).click()
  const buy = page.getByRole('dialog', { name: buying.dialog.title.en })
  await expect(buy).toContainText('at least 3 hours before its start')
  await buy.getByRole('button', { name: buying.dialog.pay.en }).click()
  await payOnForm(page, cards.paid, simulator.pay.send('1,000'))
  await expect(page.getByText(boughtWords.left(5, 5).en)).toBeVisible()

  const search = new URLSearchParams({ service: await serviceOf(app, layla), slot: inHours(app, 30) })
  await page.goto(`${app.origin}/patient/dietitians/${layla.id}/book?${search}`)
  await expect(page.getByRole('radio', { name: usePackage.label.en })).toBeChecked()
  await page.getByLabel(firstBooking.agrees.en).check()
  await page.getByRole('button', { name: booking.confirm.book.en }).first().click()
  await expect(page.getByRole('heading', { name: bookedWords.booked.en })).toBeFocused()
  await page.getByRole('link', { name: bookedWords.open.en }).click()
  await expect(page.getByRole('heading', { name: usePackage.booked.en })).toBeVisible()
  await page.getByRole('button', { name: appointmentDetail.actions.cancel.en }).click()
  const cancel = page.getByRole('alertdialog')
  await expect(cancel).toContainText(usePackage.ifCancelled.back.en)
  await cancel.getByRole('button', { name: appointmentDialogs.cancel.confirm.en }).click()
  await expect(cancel).toHaveCount(0)
  await app.runJobs()

  await page.goto(`${app.origin}/patient/packages`)
  await expect(page.getByText(boughtWords.left(5, 5).en)).toBeVisible()
  await page.getByRole('button', { name: ownPackages.refund.open.en }).click()
  const refund = page.getByRole('alertdialog')
  await expect(refund).toContainText(ownPackages.refund.amount('1,000 SAR').en)
  await refund.getByRole('button', { name: ownPackages.refund.confirm.en }).click()
  await expect(page.getByText(boughtWords.endings.refunded.en)).toBeVisible()
})
