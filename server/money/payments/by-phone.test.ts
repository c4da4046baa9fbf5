import { expect, test } from 'vitest'
import { readPayment } from '#contract/money/payment-desk.ts'
import { readReceipt } from '#contract/money/payments.ts'
import { noor } from '#test/cast.ts'
import { answerBank, openPayments } from '#test/payments/open-payments.ts'
import {
  conclude,
  inHours,
  openedPayment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { join } from '#test/people.ts'

const { app } = await openPayments({ lateMs: 60_000 })
const cardsAlone = await openPayments({ ways: ['creditcard'] })
await takePayments(app)
const [layla, admin] = [await paidPractice(app), await join(app, noor, { role: 'admin' })]

async function send(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  const to = answer.headers.get('location')
  return { status: answer.status, to: to ? new URL(to, url).href : '', page: await answer.text() }
}
const byStc = (url: string, mobile: string) => send(url, { way: 'stcpay', mobile })

let hours = 30
async function form() {
  const who = await somePatient(app)
  return { who, url: await openedPayment(app, who, layla, inHours(app, hours++)) }
}

test('a patient pays with STC Pay by a code from an SMS, and receipt and Finance name the method', async () => {
  const { who, url } = await form()
  expect((await byStc(url, '5011')).page).toContain('Please check the mobile number.')
  const { to } = await byStc(url, '0501234567')
  expect(await (await fetch(to)).text()).toContain('4567')
  const { body } = await conclude(who, (await answerBank(to)).to ?? '')
  expect(body.outcome).toBe('paid')
  const card = { brand: 'stc_pay', lastFour: '4567' }
  expect((await who.call(readReceipt, { id: body.appointment ?? '' })).body.payment?.card).toEqual(card)
  const [row] = await paymentsOf(app, who)
  expect((await admin.call(readPayment, { id: row?.id ?? '' })).body.payment.card).toEqual(card)
})

test('a wrong code and a low balance pay nothing, and a late answer is awaited', async () => {
  const { who, url } = await form()
  const wrong = await byStc(url, '0501234567')
  expect((await answerBank(wrong.to, '000000')).to).toContain('/forms/')
  expect((await byStc(url, '0501234544')).to).toContain('/forms/')
  const late = await byStc(url, '0501234533')
  const { body } = await conclude(who, (await answerBank(late.to)).to ?? '')
  expect(body.outcome).toBe('waiting')
  expect((await paymentsOf(app, who)).map(({ state }) => state)).toEqual(['opened'])
})

test('Apple Pay shows the card behind it, and its button appears only in a browser that supports it', async () => {
  const { who, url } = await form()
  const shown = await fetch(url)
  expect(await shown.text()).toMatch(/id="apple" hidden/)
  expect(shown.headers.get('content-security-policy')).toContain("script-src 'sha256-")
  const { to } = await send(url, { way: 'applepay' })
  const { body } = await conclude(who, to)
  expect((await who.call(readReceipt, { id: body.appointment ?? '' })).body.payment?.card).toEqual({
    brand: 'apple_pay',
    lastFour: '1010',
  })
})

test('if the gateway offers only cards, neither is shown or accepted', async () => {
  const { app: other } = cardsAlone
  await takePayments(other)
  const who = await somePatient(other)
  const url = await openedPayment(other, who, await paidPractice(other), inHours(other, 30))
  const page = await (await fetch(url)).text()
  expect(page).not.toContain('STC Pay')
  expect(page).not.toContain('Apple Pay')
  expect((await byStc(url, '0501234567')).status).toBe(400)
  expect((await send(url, { way: 'applepay' })).status).toBe(400)
})
