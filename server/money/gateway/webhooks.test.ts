import { expect, test } from 'vitest'
import {
  addPaymentMethod,
  concludeAddition,
  listPaymentMethods,
  receivePaymentWebhook,
} from '#contract/money/cards.ts'
import { sara } from '#test/cast.ts'
import { askGateway, cards, openPayments, passForm, stateIn } from '#test/payments/open-payments.ts'
import { join, type Person, unique } from '#test/people.ts'

const { app, simulator, hearWebhooks } = await openPayments({ seed: 7, lateMs: 400 })
hearWebhooks()
const secret = simulator.settings.webhookSecret

const person = () => join(app, { ...sara, email: unique(sara.email) })
async function arrive(who: Person, number: string) {
  const to = await passForm((await who.call(addPaymentMethod, {})).body.url, number)
  return (await who.call(concludeAddition, { state: stateIn(to) })).body.outcome
}
const cardsOf = async (who: Person) => (await who.call(listPaymentMethods, {})).body.paymentMethods
const webhooks = () =>
  app.rows<{ id: string; gateway_event: string; handled_at: Date | null; body_sealed: Buffer }>(
    'select * from payment_webhooks order by id',
  )
async function paymentOf(who: Person) {
  const [row] = await app.rows<{ form: string }>('select form from card_additions where user_id = $1', [
    who.id,
  ])
  const { body } = await askGateway(app, `invoices/${row?.form}`)
  return (body as { payments: { id: string; status: string }[] }).payments[0]
}
const told = (id: string, payment: string, more: object = {}) => ({
  id,
  type: 'payment_paid',
  secret_token: secret,
  data: { id: payment, status: 'paid', amount: 100 },
  ...more,
})

test('a bank’s late answer arrives through the gateway’s own webhook', async () => {
  const who = await person()
  expect(await arrive(who, cards.late)).toBe('waiting')
  await expect
    .poll(async () => {
      await app.runJobs()
      return (await cardsOf(who)).length
    })
    .toBe(1)
  await expect
    .poll(async () => {
      await app.runJobs()
      return (await paymentOf(who))?.status
    })
    .toBe('voided')
})

test('if webhooks arrive twice, late and out of order, there is one card and no held amount', async () => {
  const who = await person()
  expect(await arrive(who, cards.webhookTwice)).toBe('added')
  const { id = '' } = (await paymentOf(who)) ?? {}
  const about = async () => {
    await app.runJobs()
    return (await webhooks()).length
  }
  const before = await about()
  await expect.poll(about).toBeGreaterThan(before)
  expect(await cardsOf(who)).toHaveLength(1)
  expect((await paymentOf(who))?.status).toBe('voided')
  expect(
    (await app.rows(`select from events where kind = 'card.added' and subject_id = $1`, [who.id])).length,
  ).toBe(1)
  expect(id).not.toBe('')
})

test('a webhook without the secret changes nothing, nor does one seen before', async () => {
  const who = await person()
  await who.call(addPaymentMethod, {})
  const heard = async (event: string) =>
    (await webhooks()).filter(({ gateway_event }) => gateway_event === event).length
  for (const secret_token of ['', 'x', secret.slice(1), `${secret}x`, secret.toUpperCase()]) {
    const { status } = await app.call(receivePaymentWebhook, told('forged', 'any', { secret_token }))
    expect(status).toBe(secret_token ? 401 : 422)
  }
  expect(await heard('forged')).toBe(0)
  const once = await app.call(receivePaymentWebhook, told('event one', 'none of ours'))
  expect(once.status).toBe(200)
  const again = await app.call(receivePaymentWebhook, told('event one', 'another payment'))
  expect(again.status).toBe(200)
  expect(await heard('event one')).toBe(1)
  await app.runJobs()
  const one = (await webhooks()).find(({ gateway_event }) => gateway_event === 'event one')
  expect(one?.handled_at).not.toBeNull()
})

test('the content of a webhook is not trusted: the gateway is asked', async () => {
  const who = await person()
  expect(await arrive(who, cards.timeout)).toBe('waiting')
  const { id = '' } = (await paymentOf(who)) ?? {}
  await app.call(receivePaymentWebhook, told('event two', id, { type: 'payment_authorized' }))
  await app.runJobs()
  expect(await cardsOf(who)).toEqual([])
  expect((await who.call(listPaymentMethods, {})).body.isWaiting).toBe(true)
})

test('a webhook is stored as received, encrypted, and deleted after a month', async () => {
  await app.call(receivePaymentWebhook, told('event three', 'none', { note: 'Sara Al-Qahtani' }))
  const held = (await webhooks()).find(({ gateway_event }) => gateway_event === 'event three')
  const body = app.house.keys.open(held?.body_sealed ?? Buffer.alloc(0), 'payment_webhooks.body:event three')
  expect(JSON.parse(body)).toMatchObject({ id: 'event three', note: 'Sara Al-Qahtani' })
  expect(held?.body_sealed.toString('latin1')).not.toContain('Sara')
  await app.rows(`update payment_webhooks set received_at = now() - interval '31 days'`)
  await app.runCron('tidy_payments')
  expect((await webhooks()).map(({ gateway_event }) => gateway_event)).not.toContain('event three')
})
