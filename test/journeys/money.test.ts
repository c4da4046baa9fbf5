import type { Page } from '@playwright/test'
import { onTestFinished, test } from 'vitest'
import { security } from '#copy/accounts/security/security.ts'
import { endings } from '#copy/appointments/status.ts'
import { ownRefunds } from '#copy/availability/own-refunds.ts'
import { weekly } from '#copy/availability/weekly.ts'
import { wordsOfFault } from '#copy/faults.ts'
import { balance } from '#copy/money/balance.ts'
import { books } from '#copy/money/books.ts'
import { financePayments } from '#copy/money/payment-desk.ts'
import { paying } from '#copy/money/payments.ts'
import { payoutDesk } from '#copy/money/payout-desk.ts'
import { payoutWords } from '#copy/money/payouts.ts'
import { reconciliation } from '#copy/money/reconciliation.ts'
import { wallet } from '#copy/money/wallet.ts'
import { financeWallets } from '#copy/money/wallet-desk.ts'
import { inRiyals } from '#copy/riyals.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { noor } from '#test/cast.ts'
import { disputesOf } from '#test/payments/disputes.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import {
  inHours,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { earner } from '#test/payments/payouts.ts'
import { withWallet } from '#test/payments/wallets.ts'
import { join, type Person, unique } from '#test/people.ts'
import { triedLanguages } from '#test/setup/extent.ts'
import { testWithAll } from '#test/with-all.ts'

const payments = await openPayments({ payoutMs: 1_000 })
const { app, hearWebhooks } = payments
hearWebhooks()
await takePayments(app)
const open = await openBrowser(app)

const someAdmin = () => join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const provenLongAgo = ({ id }: Person) =>
  app.rows("update sessions set proven_at = proven_at - interval '11 minutes' where user_id = $1", [id])

async function showPassword(page: Page, who: Person, language: 'en' | 'ar') {
  const proof = page.getByRole('dialog', { name: security.proof.title[language] })
  await proof.getByLabel(security.proof.password[language], { exact: true }).fill(who.password)
  await button(page, security.proof.confirm[language]).click()
}

/** Changes by the bank and by scheduled jobs appear without a reload. */
const meanwhile = async (shown: () => Promise<unknown>) =>
  expect
    .poll(async () => {
      await app.runJobs()
      return shown()
    })
    .toBe(true)

test.each(triedLanguages)(
  'a dietitian requests a payout with the password and sees it arrive, in %s',
  async (language) => {
    const layla = await earner(app, 51_250)
    await provenLongAgo(layla)
    const page = await open(inLanguage(language, '/dietitian/payments'), {
      ...signedIn(layla),
      ...(language === 'ar' && phone),
      expectConsole: /status of 403/,
    })
    await button(page, payoutWords.now.button[language]).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('7519')
    const confirm = payoutWords.now.confirm(inRiyals(512.5)[language])[language]
    await dialog.getByRole('button', { name: confirm }).click()
    await showPassword(page, layla, language)
    await expect(page.getByText(payoutWords.now.done[language]).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const payout = page.getByRole('list', { name: payoutWords.list[language] }).getByRole('listitem')
    await expect(payout).toHaveCount(1)
    await expect(payout).toContainText(payoutWords.causes.asked[language])
    await expect(payout).toContainText(payoutWords.states.sent[language])
    await meanwhile(async () => (await payout.textContent())?.includes(payoutWords.states.paid[language]))
    await expect(button(page, payoutWords.now.button[language])).toHaveCount(0)
    const paidOut = page
      .locator('dl > *')
      .filter({ has: page.getByText(balance.sums.paidOut.name[language], { exact: true }) })
    await expect(paidOut).toContainText(inRiyals(512.5)[language])
  },
)

test('an admin refunds a part with a reason, and the patient sees it in transit and on the card', async () => {
  const [admin, patient] = [await someAdmin(), await somePatient(app)]
  const layla = await paidPractice(app)
  const appointment = await paidAppointment(app, patient, layla, inHours(app, 30), cards.paid)
  const [payment] = await paymentsOf(app, patient)
  const receipt = (await open(`/patient/appointments/${appointment}`, signedIn(patient))).getByRole(
    'region',
    {
      name: paying.receipt.title.en,
    },
  )
  await expect(receipt).toContainText('250 SAR')

  await provenLongAgo(admin)
  const page = await open(`/admin/finance/${payment?.id}`, {
    ...signedIn(admin),
    expectConsole: /status of 4(03|09)/,
  })
  const { refund } = financePayments
  await button(page, refund.open.en).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(refund.amount.en).fill('300')
  await dialog.getByLabel(refund.reason.en).fill('The call broke off after five minutes.')
  await button(page, refund.confirm.en).last().click()
  await showPassword(page, admin, 'en')
  await expect(dialog).toContainText(refund.tooLarge.en)
  await dialog.getByLabel(refund.amount.en).fill('100.50')
  await dialog.getByRole('button', { name: refund.confirm.en }).click()
  await expect(dialog).toHaveCount(0)
  const refunds = page.getByRole('region', { name: financePayments.page.refunds.en })
  await expect(refunds).toContainText('The call broke off after five minutes.')
  await expect(refunds).toContainText('100.50 SAR')
  await expect(refunds).toContainText(financePayments.page.onItsWay.en)
  await expect(receipt).toContainText(paying.receipt.onItsWay.en)

  await meanwhile(async () => (await receipt.textContent())?.includes(paying.receipt.done.en))
  await expect(receipt).toContainText('−100.50 SAR')
  await expect(refunds).toContainText(financePayments.page.sent.en)
})

testWithAll(
  'an admin transfers a wallet’s balance to a bank account, and puts it back when the bank refuses',
  async () => {
    const [admin, layla] = [await someAdmin(), await paidPractice(app)]
    const { who } = await withWallet(app, layla, inHours(app, 90))
    const own = (await open('/ar/patient/payment-methods', { ...signedIn(who), ...phone })).getByRole(
      'region',
      {
        name: wallet.title.ar,
      },
    )
    await expect(own.getByRole('link', { name: wallet.payOut.ar })).toBeVisible()

    const page = await open('/admin/finance?tab=wallets', {
      ...signedIn(admin),
      expectConsole: /status of 403/,
    })
    const { transfer, back } = financeWallets
    await page.getByLabel(financeWallets.search.en).fill(who.email)
    const row = page.getByRole('listitem').filter({ hasText: inRiyals(250).en })
    await expect(row).toHaveCount(1)
    await row.getByRole('button', { name: transfer.open.en }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByLabel(transfer.amount.en)).toHaveValue('250')
    await dialog.getByLabel(transfer.amount.en).fill('200')
    await dialog.getByLabel(transfer.iban.en).fill('SA03 8000')
    await dialog.getByRole('button', { name: transfer.confirm.en }).click()
    await expect(dialog.getByLabel(transfer.iban.en)).toBeFocused()
    await dialog.getByLabel(transfer.iban.en).fill('SA03 8000 0000 6080 1016 7519')
    await provenLongAgo(admin)
    await dialog.getByRole('button', { name: transfer.confirm.en }).click()
    await showPassword(page, admin, 'en')
    await expect(page.getByText(transfer.done.en).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const line = page.getByRole('listitem').filter({ hasText: '7519' }).last()
    await expect(line).toContainText(inRiyals(200).en)
    await meanwhile(async () => (await own.textContent())?.includes(wallet.kinds.transferred.ar))
    await expect(own).toContainText(wallet.account('7519').ar)

    await button(page, back.open.en).click()
    await page.getByRole('alertdialog').getByRole('button', { name: back.confirm.en }).click()
    await expect(page.getByText(back.done.en).first()).toBeVisible()
    await expect(button(page, back.open.en)).toHaveCount(0)
    await meanwhile(async () => (await own.textContent())?.includes(wallet.kinds.returned.ar))
    await expect(own).toContainText(inRiyals(250).ar)
  },
)

test.each(triedLanguages)(
  'a patient whose bank has taken everything back reads that Nabta cancelled it, and an admin reads what the bank took, in %s',
  async (language) => {
    const [admin, patient] = [await someAdmin(), await somePatient(app)]
    const layla = await paidPractice(app)
    const appointment = await paidAppointment(app, patient, layla, inHours(app, 60), cards.paid)
    const [payment] = await paymentsOf(app, patient)
    const dispute = disputesOf(payments)
    await dispute(payment?.gateway_payment ?? '', 'open')
    await dispute(payment?.gateway_payment ?? '', 'lost')
    const shown = await open(inLanguage(language, `/patient/appointments/${appointment}`), signedIn(patient))
    await expect(shown.getByText(endings.cancelled_by_platform[language])).toBeVisible()
    await expect(shown.getByText(paying.receipt.byBank[language])).toBeVisible()
    const page = await open(inLanguage(language, `/admin/finance/${payment?.id}`), signedIn(admin))
    const took = financePayments.page.takenByBank(inRiyals(250)[language])
    await expect(page.getByText(took[language])).toBeVisible()
  },
)

testWithAll(
  'an admin starts a comparison, notes the outcome of a difference, and finds it among the closed ones',
  async () => {
    const [admin, patient] = [await someAdmin(), await somePatient(app)]
    const layla = await paidPractice(app)
    await paidAppointment(app, patient, layla, inHours(app, 40), cards.paid)
    await app.rows(
      `update payments set amount_halalas = 26000, captured_at = captured_at - interval '1 hour' where patient_id = $1`,
      [patient.id],
    )
    const page = await open('/admin/finance?tab=reconciliation', signedIn(admin))
    await expect(page.getByText(reconciliation.never.en)).toBeVisible()
    await expect(page.getByText(reconciliation.none.title.en)).toHaveCount(0)
    await button(page, reconciliation.compare.en).click()
    await expect(page.getByRole('status').filter({ hasText: reconciliation.comparing.en })).toBeVisible()
    const differs = page.getByRole('listitem').filter({ hasText: reconciliation.kinds.amount.en })
    await meanwhile(async () => (await differs.count()) === 1)
    await expect(differs).toContainText('250 SAR')
    await expect(differs).toContainText('260 SAR')
    await differs.getByRole('button', { name: reconciliation.note.open.en }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(reconciliation.note.label.en).fill('The gateway has corrected it.')
    await dialog.getByRole('button', { name: reconciliation.note.confirm.en }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('region', { name: reconciliation.over.en })).toContainText(
      'The gateway has corrected it.',
    )
    await expect(
      page.getByRole('region', { name: reconciliation.open.en }).getByText(reconciliation.kinds.amount.en),
    ).toHaveCount(0)
  },
)

testWithAll(
  'an admin holds payouts with a reason that the dietitian reads, and releases them; another admin sees both happen',
  async () => {
    const [admin, layla] = [await someAdmin(), await earner(app, 20_000)]
    const name = 'Huda Al-Mutairi'
    await app.rows(`update profiles set first_name = 'Huda', last_name = 'Al-Mutairi' where id = $1`, [
      layla.id,
    ])
    const own = await open('/dietitian/payments', signedIn(layla))
    const ask = button(own, payoutWords.now.button.en)
    await expect(ask).toBeVisible()

    const looking = await open('/admin/payouts?tab=holds', signedIn(await someAdmin()))
    const hold = looking
      .getByRole('list', { name: payoutDesk.holds.list.en })
      .getByRole('listitem')
      .filter({ hasText: name })
    await expect(looking.getByText(payoutDesk.holds.none.title.en)).toBeVisible()

    const page = await open('/admin/finance', signedIn(admin))
    await page.getByRole('link', { name: books.toPayouts.en }).click()
    await button(page, payoutDesk.hold.of(name).en).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(payoutDesk.hold.reason.label.en).fill('Your bank asks whose account it is.')
    await dialog.getByRole('button', { name: payoutDesk.hold.button.en }).click()
    await expect(page.getByText(payoutDesk.hold.done.en).first()).toBeVisible()
    await meanwhile(async () => (await ask.count()) === 0)
    await expect(own.getByText('Your bank asks whose account it is.')).toBeVisible()
    await expect(hold).toContainText('Your bank asks whose account it is.')
    await expect(hold).toContainText(payoutDesk.onHold.en)

    await button(page, payoutDesk.release.of(name).en).click()
    await expect(page.getByText(payoutDesk.release.done.en).first()).toBeVisible()
    await expect(hold).toContainText(payoutDesk.holds.ended.lifted.en)
    await meanwhile(async () => (await ask.count()) === 1)
  },
)

testWithAll(
  'a dietitian whose own rule has since become too strict reads the platform’s rule at the field',
  async () => {
    const platform = (hours: number) =>
      app.rows('update platform_settings set refund_whole_hours = $1', [hours])
    onTestFinished(async () => void (await platform(24)))
    const page = await open('/dietitian/availability', {
      ...signedIn(await earner(app, 0)),
      expectConsole: /status of 422/,
    })
    await page.getByRole('radio', { name: ownRefunds.own.en }).check()
    await platform(12)
    await page.getByLabel(ownRefunds.partPercent.label.en).selectOption('60')
    const save = button(page, weekly.save.en)
    await save.click()
    const whole = page.getByLabel(ownRefunds.wholeUntil.label.en)
    await expect(whole).toBeFocused()
    await expect(whole).toHaveAccessibleDescription(wordsOfFault('whole_refund_harsher', 12).en)
    await whole.selectOption('12')
    await expect(whole).not.toHaveAttribute('aria-invalid', 'true')
    await save.click()
    await expect(page.getByText(weekly.saved.en).first()).toBeVisible()
  },
)
