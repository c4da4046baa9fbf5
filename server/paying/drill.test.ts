import { expect, test } from 'vitest'
import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
} from '#contract/appointments/changes.ts'
import { answerBank, askGateway, cards, fillIn, openPayments } from '#test/payments/open-payments.ts'
import {
  balancesOf,
  begin,
  conclude,
  inHours,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'

const { app, simulator, hearWebhooks } = await openPayments({ seed: 20_261_123, lateMs: 300 })
hearWebhooks()
await takePayments(app)
const practices = [await paidPractice(app), await paidPractice(app, { takesAtOnce: false })]

/** The same numbers for the same seed. */
function chances(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

test('sixty bookings with whatever may befall them leave every halala explained', async () => {
  const pick = chances(7)
  const numbers = [
    cards.paid,
    cards.challenge,
    cards.declined,
    cards.challengeFails,
    cards.late,
    cards.webhookLost,
    cards.webhookTwice,
  ]
  const people = await Promise.all(Array.from({ length: 12 }, () => somePatient(app)))
  for (let round = 0; round < 60; round++) {
    const who = people[pick(people.length)] as (typeof people)[number]
    const dietitian = practices[pick(2)] as (typeof practices)[number]
    const { status, body } = await begin(app, who, dietitian, inHours(app, 4 + pick(60)))
    if (status !== 201 || !body.url) continue
    if (pick(10) === 0) continue
    const filled = await fillIn(body.url, numbers[pick(numbers.length)] ?? cards.paid)
    const at = filled.to?.includes('/challenges/') ? await answerBank(filled.to) : filled
    if (at.to?.includes('payment=') && pick(3) > 0) await conclude(who, at.to)
    if (pick(12) === 0) await simulator.kill()
    const [booked] = await app.rows<{ id: string; status: string }>(
      `select id, status from appointments where patient_id = $1 and dietitian_id = $2 and status in ('pending', 'confirmed')
        order by random() limit 1`,
      [who.id, dietitian.id],
    )
    if (!booked) continue
    const fates = [
      () => dietitian.call(declineAppointment, { id: booked.id }),
      () => dietitian.call(confirmAppointment, { id: booked.id }),
      () => dietitian.call(cancelAppointment, { id: booked.id }),
      () => who.call(cancelAppointment, { id: booked.id }),
      () =>
        Promise.all([
          who.call(cancelAppointment, { id: booked.id }),
          dietitian.call(cancelAppointment, { id: booked.id }),
        ]),
      async () => {
        if (booked.status !== 'confirmed') return
        await app.rows(
          `update appointments set starts_at = now() - $2 * interval '1 hour', ends_at = now() - $2 * interval '1 hour' + interval '30 minutes' where id = $1`,
          [booked.id, round + 1],
        )
        await dietitian.call(completeAppointment, { id: booked.id, outcome: 'attended' })
      },
    ]
    await fates[pick(fates.length + 2)]?.()
    if (pick(4) === 0) await app.runJobs()
  }
  await everythingHeard()

  const balances = await balancesOf(app)
  expect(Object.values(balances).reduce((sum, each) => sum + each, 0)).toBe(0)
  expect(balances.refunds_due).toBe(0)
  const facts = await app.rows<{
    form: string
    state: string
    refunded: number
    booked: boolean
    kept: boolean
  }>(
    `select form, state, coalesce((select sum(halalas)::int from refunds where payment_id = payments.id), 0) as refunded,
        exists (select from appointments where id = appointment_id and paid_halalas = amount_halalas) as booked,
        not exists (select from refunds where payment_id = payments.id and cause = 'time_gone') as kept
      from payments`,
  )
  let clearing = 0
  let captured = 0
  for (const { form, state, refunded, booked, kept } of facts) {
    const { body } = await askGateway(app, `invoices/${form}`)
    const all = (body as { payments: { status: string; amount: number; refunded: number; fee: number }[] })
      .payments
    const held = all.filter(({ status }) => status === 'paid' || status === 'refunded')
    expect(held.length).toBe(state === 'captured' ? 1 : 0)
    const [one] = held
    if (!one) continue
    captured++
    expect(one.refunded).toBe(refunded)
    expect(booked).toBe(kept)
    clearing += one.amount - one.refunded - one.fee
  }
  expect(captured).toBeGreaterThan(15)
  expect(balances.clearing).toBe(clearing)
  const [odd] = await app.rows<{ unpaid: number; doubled: number; prepaid: number }>(
    `select (select count(*)::int from appointments where price_halalas > 0
          and not exists (select from payments where appointment_id = appointments.id and state = 'captured')) as unpaid,
        (select count(*)::int from (select appointment_id from payments group by 1 having count(*) > 1) as twice) as doubled,
        (select coalesce(sum(paid_halalas), 0)::int from appointments where status in ('pending', 'confirmed')) as prepaid`,
  )
  expect(odd).toEqual({ unpaid: 0, doubled: 0, prepaid: -balances.prepaid })
})

/** Banks have decided, webhooks have come, jobs and rounds have done what was left. */
async function everythingHeard() {
  await app.rows(`update payments set opened_at = opened_at - interval '2 minutes'`)
  await expect
    .poll(
      async () => {
        await app.runRound('settle_payments')
        await app.runJobs()
        await app.runRound('finish_payments')
        const [left] = await app.rows<{ count: number }>(
          `select ((select count(*) from refunds where done_at is null)
              + (select count(*) from payments join appointments on appointments.id = appointment_id
                where settled_at is null and status in ('completed', 'cancelled')))::int as count`,
        )
        return left?.count
      },
      { timeout: 20_000, interval: 400 },
    )
    .toBe(0)
}
