import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
} from '#contract/appointments/changes.ts'
import { refundPayment } from '#contract/finance/payments.ts'
import { concludePayment, payWithCard } from '#contract/paid.ts'
import { payForAppointment } from '#contract/paying.ts'
import { addPaymentMethod, concludeAddition, listPaymentMethods } from '#contract/payment-methods.ts'
import { payOutNow } from '#contract/payouts.ts'
import { fromWallet, readWallet } from '#contract/wallet.ts'
import { settleDispute } from '#server/paying/disputes/settle-dispute.ts'
import { gatewayOf } from '#server/payments/gateway.ts'
import type { Simulator } from '#server/payments/simulator/start-simulator.ts'
import type { App } from '#test/app.ts'
import { firstTime, serviceOf } from '#test/appointments/appointments.ts'
import { noor } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { answerBank, cards, fillIn, stateIn } from './open-payments.ts'
import { inHours, paidPractice, paymentIn, somePatient, usualRefunds } from './paying.ts'
import { saveIban } from './payouts.ts'

/** What somebody has asked for and was granted, as far as no row of ours needs to be believed for it. */
export type Memory = {
  payment: string
  patient: Person
  dietitian: Person
  /** In halalas. */
  price: number
  wallet: number
  /** Of a cancellation: what was agreed on then, and where the patient wished the money. */
  end: { status: 'pending' | 'confirmed'; startsAt: Date; toWallet: boolean } | null
  /** What admins gave back of it before it had ended, and afterwards. */
  before: number
  after: number
}
export type Played = { memories: Memory[]; patients: Person[]; dietitians: Person[]; begun: number }

/** The same numbers for the same seed. */
function chances(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const numbers = [
  cards.paid,
  cards.challenge,
  cards.declined,
  cards.challengeFails,
  cards.late,
  cards.webhookLost,
  cards.webhookTwice,
]
const price = 25_000

/** So many bookings are begun, by card, saved card and wallet, and whatever may befall one befalls them; the gateway dies now and then. */
export async function playBookings(
  { app, simulator }: { app: App; simulator: Simulator },
  { bookings, seed }: { bookings: number; seed: number },
): Promise<Played> {
  const practices = [
    await practice(app, '19'),
    await practice(app, '33', { takesAtOnce: false }),
    await practice(app, '66'),
  ]
  const people: Player[] = []
  for (let at = 0; at < Math.ceil(bookings / 8) + 4; at++) {
    const who = await somePatient(app)
    const saved = [cards.challenge, cards.savedDeclined, cards.paid][at % 5]
    people.push({ who, card: saved ? await keepCard(who, saved) : null })
  }
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const memories: Memory[] = []
  let begun = 0
  for (let turn = 0; begun < bookings && turn < bookings * 4; turn++) {
    // Each turn has its own numbers, whatever has come of those before.
    const pick = chances(seed ^ Math.imul(turn + 1, 2_654_435_761))
    const one = <T>(all: readonly T[]): T => all[pick(all.length)] as T
    if (turn % 40 === 0) await app.rows('update sessions set proven_at = now()')
    const dietitian = one(practices)
    const startsAt = inHours(app, one([0.5, 4, 25]) + pick(40) * (1 + pick(12)))
    const player = one(people)
    const memory = await begin(app, player.who, dietitian, startsAt, pick(3) === 0)
    if (memory) {
      begun++
      memories.push(memory.memory)
      if (pick(10) > 0)
        await pay(player, memory, { number: one(numbers), byCard: pick(2) === 0, returns: pick(3) > 0 })
    }
    if (pick(30) === 0) await simulator.kill()
    for (const ago of [pick(4), 4 + pick(12)]) {
      const chosen = memories.at(-1 - ago)
      if (chosen) await befall(app, simulator, admin, chosen, pick)
    }
    if (pick(4) === 0) await app.runJobs()
    if (pick(15) === 0) {
      await app.runRound('make_available')
      await one(practices).call(payOutNow, {})
    }
  }
  await app.runJobs()
  await app.runRound('make_available')
  await app.rows('update sessions set proven_at = now()')
  for (const dietitian of practices) await dietitian.call(payOutNow, {})
  return { memories, patients: people.map(({ who }) => who), dietitians: practices, begun }
}

type Player = { who: Person; card: string | null }

async function practice(app: App, end: string, facts: { takesAtOnce?: boolean } = {}): Promise<Person> {
  const dietitian = await paidPractice(app, { mostPerPatient: 20, ...facts })
  await saveIban(app, dietitian, end)
  return dietitian
}

/** Through form and bank, and back: whether it was kept is asked of the gateway. */
async function keepCard(who: Person, number: string): Promise<string | null> {
  const filled = await fillIn((await who.call(addPaymentMethod, {})).body.url, number)
  const at = filled.to?.includes('/challenges/') ? await answerBank(filled.to) : filled
  await who.call(concludeAddition, { state: stateIn(at.to ?? '') })
  return (await who.call(listPaymentMethods, {})).body.paymentMethods[0]?.id ?? null
}

type Begun = { memory: Memory; url: string | null }

async function begin(
  app: App,
  patient: Person,
  dietitian: Person,
  startsAt: string,
  usesWallet: boolean,
): Promise<Begun | null> {
  const { available } = (await patient.call(readWallet, {})).body
  const wallet = usesWallet ? fromWallet(available, price / 100) : 0
  const { status, body } = await patient.call(payForAppointment, {
    dietitian: dietitian.id,
    service: await serviceOf(app, dietitian),
    startsAt,
    mode: 'video',
    zone: 'Asia/Riyadh',
    price: price / 100,
    refunds: usualRefunds,
    ...(wallet > 0 && { wallet }),
    ...firstTime,
  })
  if (status !== 201 || !body.payment) return null
  const memory = {
    payment: body.payment,
    patient,
    dietitian,
    price,
    wallet: Math.round(wallet * 100),
    end: null,
    before: 0,
    after: 0,
  }
  return { memory, url: body.url }
}

type Way = { number: string; byCard: boolean; returns: boolean }

async function pay({ who, card }: Player, { memory, url }: Begun, { number, byCard, returns }: Way) {
  const conclude = (payment: string) => who.call(concludePayment, { payment })
  if (!url) return returns ? conclude(memory.payment) : null
  if (byCard && card) {
    const { body } = await who.call(payWithCard, { payment: memory.payment, card })
    if (!body.url) return null
    const { to } = await answerBank(body.url)
    return to?.includes('payment=') && returns ? conclude(paymentIn(to)) : null
  }
  const filled = await fillIn(url, number)
  const at = filled.to?.includes('/challenges/') ? await answerBank(filled.to) : filled
  return at.to?.includes('payment=') && returns ? conclude(paymentIn(at.to)) : null
}

type Booked = { id: string; status: string; starts_at: Date; gateway_payment: string | null }

/** One of the things that happen to what was paid for. */
async function befall(
  app: App,
  simulator: Simulator,
  admin: Person,
  memory: Memory,
  pick: (below: number) => number,
): Promise<void> {
  const [booked] = await app.rows<Booked>(
    `select appointments.id, status, starts_at, gateway_payment from payments join appointments on appointments.id = appointment_id
      where payments.id = $1 and state = 'captured'`,
    [memory.payment],
  )
  if (!booked) return
  const { patient, dietitian } = memory
  const { id, status, starts_at: startsAt } = booked
  const isAhead = status === 'pending' || status === 'confirmed'
  const ended = (by: { status: number }, toWallet = false) => {
    if (by.status === 200 && isAhead) memory.end = { status, startsAt, toWallet }
  }
  const cancel = (who: Person, toWallet = false) =>
    who.call(cancelAppointment, { id, ...(toWallet && { refundTo: 'wallet' as const }) })
  const fates: (() => Promise<unknown>)[] = [
    async () => ended(await dietitian.call(declineAppointment, { id })),
    () => dietitian.call(confirmAppointment, { id }),
    async () => ended(await cancel(dietitian)),
    async () => ended(await cancel(patient)),
    async () => ended(await cancel(patient, true), true),
    async () => {
      for (const each of await Promise.all([cancel(patient), cancel(dietitian)])) ended(each)
    },
    ...Array.from({ length: 4 }, () => () => takePlace(app, dietitian, booked, pick)),
    () => giveBack(app, admin, memory, isAhead, [1 + pick(12_000)]),
    () => giveBack(app, admin, memory, isAhead, [14_000, 15_000]),
    async () => {
      if (booked.gateway_payment)
        simulator.tell({
          disputes: {
            payment: booked.gateway_payment,
            to: (['open', 'won', 'lost'] as const)[pick(3)] ?? 'open',
          },
        })
    },
  ]
  await fates[pick(fates.length)]?.()
}

/** It lies in the past, some of it so far that what was earned may be paid out. */
async function takePlace(
  app: App,
  dietitian: Person,
  { id, status }: Booked,
  pick: (below: number) => number,
) {
  if (status !== 'confirmed') return
  await app.rows(
    `update appointments set starts_at = now() - $2::float * interval '1 hour', ends_at = now() - $2::float * interval '1 hour' + interval '30 minutes' where id = $1`,
    [id, pick(3) === 0 ? 2 : 50],
  )
  const outcome = pick(5) === 0 ? 'patient_absent' : 'attended'
  await dietitian.call(completeAppointment, { id, outcome })
  await app.rows('delete from taken_times where appointment_id = $1', [id])
}

/** Once all that had happened before is accounted for; two amounts are asked for by two admins at once. */
async function giveBack(app: App, admin: Person, memory: Memory, isAhead: boolean, amounts: number[]) {
  await app.runJobs()
  const asked = amounts.map(async (halalas) => {
    const { status } = await admin.call(refundPayment, {
      id: memory.payment,
      amount: (halalas / 100).toFixed(2),
      reason: 'The call broke off.',
    })
    return status === 201 ? halalas : 0
  })
  const granted = (await Promise.all(asked)).reduce((sum, each) => sum + each, 0)
  if (isAhead) memory.before += granted
  else memory.after += granted
}

/** Banks decide, webhooks come, jobs and rounds do what was left: says how much of it is left. */
export async function passTime(app: App): Promise<number> {
  await app.rows(
    `update payments set opened_at = opened_at - interval '2 minutes', captured_at = captured_at - interval '20 minutes', refunding_until = null`,
  )
  await app.rows(`update payouts set asked_at = asked_at - interval '2 minutes'`)
  for (const round of ['settle_payments', 'settle_payouts', 'ask_paid_payouts'] as const)
    await app.runRound(round)
  await lookAtDisputes(app)
  await app.runJobs()
  for (const round of ['finish_payments', 'issue_missing_invoices'] as const) await app.runRound(round)
  const [left] = await app.rows<{ count: number }>(
    `select ((select count(*) from refunds join payments on payments.id = payment_id where done_at is null and disputed_at is null)
        + (select count(*) from payouts where state in ('asked', 'sent'))
        + (select count(*) from payouts join (values ('7533')) as back (iban_end) using (iban_end) where state = 'paid')
        + (select count(*) from payments join appointments on appointments.id = appointment_id
          where settled_at is null and disputed_at is null and status in ('completed', 'cancelled')))::int as count`,
  )
  return left?.count ?? 0
}

/** As by night, when each payment of the last months is asked about. */
async function lookAtDisputes(app: App): Promise<void> {
  const gateway = gatewayOf(app.house)
  const rows = await app.rows<{ gateway_payment: string }>(
    `select gateway_payment from payments where state = 'captured' and gateway_payment is not null`,
  )
  for (const { gateway_payment } of rows) {
    const said = await gateway?.readPayment(gateway_payment)
    if (said) await settleDispute(app.house, said)
  }
}
