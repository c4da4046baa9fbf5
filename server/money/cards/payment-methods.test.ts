import { readFile } from 'node:fs/promises'
import { join as under } from 'node:path'
import { expect, test } from 'vitest'
import {
  addPaymentMethod,
  chooseDefaultCard,
  concludeAddition,
  listPaymentMethods,
  mostCards,
  receivePaymentWebhook,
  removePaymentMethod,
} from '#contract/money/cards.ts'
import { openApp } from '#test/app.ts'
import { noor, omar, sara } from '#test/cast.ts'
import {
  answerBank,
  askGateway,
  cards,
  fillIn,
  openPayments,
  passForm,
  stateIn,
} from '#test/payments/open-payments.ts'
import { deleteForGood, join, type Person, unique } from '#test/people.ts'
import { filesWith, placesOf } from '#test/places.ts'

const { app, simulator, folder } = await openPayments()
const person = (who = sara) => join(app, { ...who, email: unique(who.email) })
const begin = async (who: Person) => (await who.call(addPaymentMethod, {})).body.url
const cardsOf = async (who: Person) => (await who.call(listPaymentMethods, {})).body.paymentMethods
const conclude = (who: Person, to: string) => who.call(concludeAddition, { state: stateIn(to) })
async function add(who: Person, number = cards.paid) {
  const to = await passForm(await begin(who), number)
  expect((await conclude(who, to)).body).toEqual({ outcome: 'added' })
  return (await cardsOf(who))[0]
}
type Held = { status: string; payments: { id: string; status: string; source: { token: string } }[] }
async function heldFor(who: Person): Promise<Held['payments']> {
  const forms = await app.rows<{ form: string }>('select form from card_additions where user_id = $1', [
    who.id,
  ])
  const all = await Promise.all(forms.map(({ form }) => askGateway(app, `invoices/${form}`)))
  return all.flatMap(({ body }) => (body as Held).payments)
}
const tokensOf = (who: Person) =>
  app.rows<{ gateway_token: string }>('select gateway_token from payment_methods where user_id = $1', [
    who.id,
  ])

test('of a card confirmed by the bank only the last digits are stored, the held amount is released, and its owner is told', async () => {
  const who = await person()
  const url = await begin(who)
  const challenged = await fillIn(url, cards.challenge)
  expect((await cardsOf(who)).length).toBe(0)
  const { to } = await answerBank(challenged.to ?? '')
  expect((await conclude(who, to ?? '')).body).toEqual({ outcome: 'added' })
  const [card] = await cardsOf(who)
  expect(card).toMatchObject({
    brand: 'mastercard',
    lastFour: '0000',
    expires: { month: 12, year: 2034 },
    hasExpired: false,
    isDefault: true,
  })
  await app.runJobs()
  expect((await heldFor(who)).map(({ status }) => status)).toEqual(['voided'])
  const [letter] = (await app.mailTo(who.email)).filter(({ subject }) => subject.includes('card was added'))
  expect(letter?.text).toContain('•••• 0000')
  expect(letter?.text).not.toMatch(/5421|token_/)
  expect((await conclude(who, to ?? '')).body).toEqual({ outcome: 'added' })
  expect(await cardsOf(who)).toHaveLength(1)
})

test('a card’s number reaches neither the database nor the log, the files, the emails or the gateway’s journal', async () => {
  const who = await person()
  await add(who)
  await app.runJobs()
  for (const number of ['4111111111111111', '4111 1111 1111 1111']) {
    expect(await placesOf(app, number)).toEqual([])
    expect(await filesWith(app, number)).toEqual([])
    expect(app.logged()).not.toContain(number)
    expect(await readFile(under(folder, 'gateway', 'journal.jsonl'), 'utf8')).not.toContain(number)
  }
  const { payments } = app.house.settings
  expect(app.logged()).not.toContain(payments?.key)
})

test('a card refused by the bank adds nothing, and the form says what to do', async () => {
  const who = await person()
  const url = await begin(who)
  expect((await fillIn(url, cards.declined)).page).toContain('declined this card')
  expect((await fillIn(url, cards.insufficient)).page).toContain('not enough money')
  const challenged = await fillIn(url, cards.challengeFails)
  const back = await answerBank(challenged.to ?? '')
  expect(await (await fetch(back.to ?? '')).text()).toContain('could not confirm that it is you')
  const again = await fillIn(url, cards.challenge)
  expect((await answerBank(again.to ?? '', '', 'cancel')).to).toContain('/forms/')
  expect((await fillIn(url, '4111 1111 1111 1112')).page).toContain('check the card number')
  expect((await fillIn(url, cards.paid, { year: '2020' })).page).toContain('has expired')
  expect(await cardsOf(who)).toEqual([])
  // The same form still accepts a good card.
  expect((await conclude(who, await passForm(url, cards.paid))).body).toEqual({ outcome: 'added' })
  await app.runJobs()
  expect((await heldFor(who)).filter(({ status }) => status === 'authorized')).toEqual([])
})

test('a state is valid only for its own person and cannot be forged; a lured person’s card is added nowhere', async () => {
  const [thief, victim] = [await person(omar), await person(noor)]
  const to = await passForm(await begin(thief), cards.paid)
  const refused = await conclude(victim, to)
  expect([refused.status, refused.body.error.code]).toEqual([400, 'link_not_valid'])
  const forged = `${stateIn(to).slice(0, -4)}AAAA`
  expect((await thief.call(concludeAddition, { state: forged })).body.error.code).toBe('link_not_valid')
  expect((await thief.call(concludeAddition, { state: 'short' })).status).toBe(422)
  // The thief never sees the return address, and the addition cannot become theirs in any other way.
  await app.runCron('settle_additions')
  await app.rows(`update card_additions set begun_at = now() - interval '2 hours' where user_id = $1`, [
    thief.id,
  ])
  await app.runCron('settle_additions')
  expect([await cardsOf(thief), await cardsOf(victim)]).toEqual([[], []])
  const [held] = await heldFor(thief)
  expect(held?.status).toBe('voided')
  expect((await askGateway(app, `tokens/${held?.source.token}`)).status).toBe(404)
  expect((await conclude(thief, to)).body).toEqual({ outcome: 'not_added' })
})

test('the redirect alone proves nothing: without a payment there is no card', async () => {
  const who = await person()
  await begin(who)
  const [addition] = await app.rows<{ id: string }>('select id from card_additions where user_id = $1', [
    who.id,
  ])
  const state = app.house.keys.sign('card_addition.return', addition?.id ?? '')
  expect((await who.call(concludeAddition, { state })).body).toEqual({ outcome: 'not_added' })
  expect(await cardsOf(who)).toEqual([])
})

test('the default is one usable card, and removing it makes another the default', async () => {
  const who = await person()
  await add(who)
  await add(who, cards.challenge)
  const ids = async () => (await cardsOf(who)).map(({ id, isDefault }) => [id, isDefault])
  const [before, wanted] = await cardsOf(who)
  expect((await who.call(chooseDefaultCard, { id: wanted?.id ?? '' })).status).toBe(200)
  const [chosen, other] = await cardsOf(who)
  expect([chosen?.id, other?.id]).toEqual([wanted?.id, before?.id])
  expect([chosen?.isDefault, other?.isDefault]).toEqual([true, false])
  await app.rows(`update payment_methods set expires_on = '2020-01-31' where id = $1`, [other?.id])
  expect((await who.call(chooseDefaultCard, { id: other?.id ?? '' })).body.error.code).toBe(
    'card_has_expired',
  )
  expect((await cardsOf(who)).find(({ id }) => id === other?.id)?.hasExpired).toBe(true)
  await app.rows(`update payment_methods set expires_on = '2034-01-31' where id = $1`, [other?.id])
  expect((await who.call(removePaymentMethod, { id: chosen?.id ?? '' })).status).toBe(200)
  expect(await ids()).toEqual([[other?.id, true]])
})

test('a person cannot see, choose or remove another person’s card', async () => {
  const [owner, other] = [await person(), await person(omar)]
  const card = await add(owner)
  const id = card?.id ?? ''
  expect(await cardsOf(other)).toEqual([])
  for (const route of [chooseDefaultCard, removePaymentMethod])
    expect((await other.call(route, { id })).body.error.code).toBe('not_found')
  expect(await cardsOf(owner)).toHaveLength(1)
  const [{ gateway_token = '' } = {}] = await tokensOf(owner)
  expect(await app.rows('select from unwanted_cards where gateway_token = $1', [gateway_token])).toEqual([])
})

test('a removed card is deleted at the gateway too, however long the gateway is unreachable, and its owner is told', async () => {
  const who = await person()
  const card = await add(who)
  const [{ gateway_token = '' } = {}] = await tokensOf(who)
  expect((await askGateway(app, `tokens/${gateway_token}`)).status).toBe(200)
  expect((await who.call(removePaymentMethod, { id: card?.id ?? '' })).status).toBe(200)
  await app.runJobs()
  expect((await askGateway(app, `tokens/${gateway_token}`)).status).toBe(404)
  expect(await app.rows('select from unwanted_cards')).toEqual([])
  expect((await app.mailTo(who.email)).map(({ subject }) => subject)).toContain(
    'A card was removed from your account',
  )
  expect((await who.call(removePaymentMethod, { id: card?.id ?? '' })).body.error.code).toBe('not_found')
})

test('an erased person leaves no card token, here or at the gateway', async () => {
  const who = await person()
  await add(who)
  const [{ gateway_token = '' } = {}] = await tokensOf(who)
  await deleteForGood(app, who)
  await app.runCron('forget_cards')
  expect((await askGateway(app, `tokens/${gateway_token}`)).status).toBe(404)
  expect(await placesOf(app, gateway_token)).toEqual([])
})

test('a person cannot store more cards than allowed', async () => {
  const who = await person()
  const before = await begin(who)
  await app.rows(
    `insert into payment_methods (user_id, gateway_token, brand, last_four, expires_on, added_at)
     select $1::uuid, $1::text || n, 'visa', '1111', '2034-12-31', now() from generate_series(1, $2::integer) n`,
    [who.id, mostCards],
  )
  const refused = await who.call(addPaymentMethod, {})
  expect([refused.status, refused.body.error.code]).toEqual([409, 'too_many_cards'])
  expect((await conclude(who, await passForm(before, cards.paid))).body).toEqual({ outcome: 'not_added' })
  await app.runJobs()
  expect((await heldFor(who)).map(({ status }) => status)).toContain('voided')
  expect(await cardsOf(who)).toHaveLength(mostCards)
})

test('after a slow answer of the bank the card appears by itself, even if the person never returns', async () => {
  const who = await person()
  const to = await passForm(await begin(who), cards.late)
  expect((await conclude(who, to)).body).toEqual({ outcome: 'waiting' })
  expect((await who.call(listPaymentMethods, {})).body.isWaiting).toBe(true)
  await expect.poll(async () => (await heldFor(who))[0]?.status).toBe('authorized')
  await app.rows(`update card_additions set begun_at = begun_at - interval '5 minutes' where user_id = $1`, [
    who.id,
  ])
  await app.runCron('settle_additions')
  expect(await cardsOf(who)).toHaveLength(1)
  expect((await heldFor(who)).map(({ status }) => status)).toEqual(['voided'])
  expect((await who.call(listPaymentMethods, {})).body.isWaiting).toBe(false)
})

test('a bank that never answers leaves no card, and a form that is never filled in has no effect', async () => {
  const [asked, left] = [await person(), await person(omar)]
  const to = await passForm(await begin(asked), cards.timeout)
  expect((await conclude(asked, to)).body).toEqual({ outcome: 'waiting' })
  await begin(left)
  await app.rows(`update card_additions set begun_at = now() - interval '2 days' where user_id = any($1)`, [
    [asked.id, left.id],
  ])
  await app.runCron('settle_additions')
  const outcomes = await app.rows('select outcome from card_additions where user_id = any($1)', [
    [asked.id, left.id],
  ])
  expect(outcomes).toEqual([{ outcome: 'not_added' }, { outcome: 'not_added' }])
  expect(await cardsOf(asked)).toEqual([])
})

test('a gateway that is killed keeps everything that it acknowledged', async () => {
  const who = await person()
  const url = await begin(who)
  const challenged = await fillIn(url, cards.challenge)
  await simulator.kill()
  const { to } = await answerBank(challenged.to ?? '')
  await simulator.kill()
  expect((await conclude(who, to ?? '')).body).toEqual({ outcome: 'added' })
  await app.runJobs()
  await simulator.kill()
  expect((await heldFor(who)).map(({ status }) => status)).toEqual(['voided'])
})

test('without a gateway nothing is simulated, and the page says so', async () => {
  const bare = await openApp({ RATE_LIMIT_SCALE: '1000' })
  const who = await join(bare, { ...sara, email: unique(sara.email) })
  expect((await who.call(listPaymentMethods, {})).body).toEqual({
    isAvailable: false,
    isWaiting: false,
    paymentMethods: [],
  })
  const refused = await who.call(addPaymentMethod, {})
  expect([refused.status, refused.body.error.code]).toEqual([409, 'payments_unavailable'])
  const told = { id: 'one', type: 'payment_paid', secret_token: 'x', data: { id: 'one' } }
  expect((await bare.call(receivePaymentWebhook, told)).body.error.code).toBe('payments_unavailable')
})

test('a silent gateway is reported in the reader’s language, and nothing is begun', async () => {
  const away = await openApp({
    RATE_LIMIT_SCALE: '1000',
    PAYMENT_URL: 'http://127.0.0.1:9',
    PAYMENT_KEY: 'sk_test_of_somebody',
    PAYMENT_WEBHOOK_SECRET: 'a secret of somebody',
  })
  const who = await join(away, { ...sara, email: unique(sara.email) })
  const refused = await who.call(addPaymentMethod, {}, { 'accept-language': 'ar' })
  expect([refused.status, refused.body.error.code]).toEqual([503, 'gateway_unreachable'])
  expect(refused.body.error.message).toContain('لا تستجيب خدمة الدفع')
  expect(await away.rows('select from card_additions')).toEqual([])
})
