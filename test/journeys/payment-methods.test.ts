import { expect as expectValue, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { listPaymentMethods } from '#contract/money/cards.ts'
import { simulator } from '#copy/demo/simulator.ts'
import { cardName } from '#copy/money/card-name.ts'
import { paymentMethods as words } from '#copy/money/cards.ts'
import { demoPassword } from '#demo/content/people.ts'
import { fillDemo } from '#demo/fill.ts'
import { expect, openBrowser, phone } from '#test/browser/browser.ts'
import { inLanguage } from '#test/browser/check-screen.ts'
import { signedIn } from '#test/browser/signed-in.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { passChallenge, payOnForm } from '#test/payments/pay-on-form.ts'
import { testWithAll } from '#test/with-all.ts'
import { visitor } from '../people.ts'

const { app, hearWebhooks } = await openPayments({ seed: 3 })
hearWebhooks()
const open = await openBrowser(app)
await fillDemo(app.house, app.house.clock.now())

const saved = {
  mada: cardName({ brand: 'mada', lastFour: '1010' }),
  visa: cardName({ brand: 'visa', lastFour: '1111' }),
}
const added = cardName({ brand: 'mastercard', lastFour: '0000' })

const { send } = simulator.form

test('the demo’s patient adds a card with a bank challenge, makes it the default and removes the previous one', async () => {
  const person = visitor(app)
  await person.call(signIn, { email: 'patient@nabta.test', password: demoPassword })
  const page = await open('/patient/payment-methods', signedIn(person))
  await expect(page.getByRole('listitem').filter({ hasText: saved.visa.en })).toContainText(
    words.hasExpired.en,
  )
  await page.getByRole('button', { name: words.add.button.en }).click()
  await payOnForm(page, cards.declined, send)
  await expect(page.getByRole('alert')).toHaveText(simulator.faults.declined.en)
  await page.getByRole('link', { name: simulator.form.back.en }).click()
  await expect(page.getByText(words.back.what.en)).toBeVisible()
  await page.getByRole('button', { name: words.add.button.en }).click()
  await payOnForm(page, cards.challenge, send)
  await passChallenge(page)
  await expect(page.getByText(words.back.added.en).first()).toBeVisible()
  expectValue(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: words.choose.named(added.en).en }).click()
  await expect(page.getByRole('listitem').filter({ hasText: added.en })).toContainText(words.isDefault.en)
  await page.getByRole('button', { name: words.remove.named(saved.mada.en).en }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove.confirm.en }).click()
  await expect(page.getByRole('listitem').filter({ hasText: saved.mada.en })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: words.list.en })).toBeFocused()
  const { body } = await person.call(listPaymentMethods, {})
  expectValue(body.paymentMethods.map(({ lastFour, isDefault }) => [lastFour, isDefault])).toEqual([
    ['0000', true],
    ['1111', false],
  ])
})

testWithAll('in Arabic on a phone a card whose bank answers later appears by itself', async () => {
  const person = visitor(app)
  await person.call(signIn, { email: 'both@nabta.test', password: demoPassword })
  const page = await open(inLanguage('ar', '/patient/payment-methods'), { ...signedIn(person), ...phone })
  await expect(page.getByText(words.none.title.ar)).toBeVisible()
  await page.getByRole('button', { name: words.add.button.ar }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await payOnForm(page, cards.late, send, 'ar')
  await passChallenge(page, 'ar')
  const card = page
    .getByRole('listitem')
    .filter({ hasText: cardName({ brand: 'visa', lastFour: '3030' }).ar })
  await expect
    .poll(async () => {
      await app.runJobs()
      return card.count()
    })
    .toBe(1)
  await expect(page.getByText(words.back.waiting.ar)).toHaveCount(0)
})
