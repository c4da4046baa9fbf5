import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  reportAbsence,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { type Availability, saveAvailability } from '#contract/availability.ts'
import { readDietitian } from '#contract/directory.ts'
import { readReceipt } from '#contract/money/payments.ts'
import { usualAvailability } from '#server/availability/open-availability.ts'
import { system } from '#server/ground/data/db.ts'
import { askGateway, cards, openPayments, passForm } from '#test/payments/open-payments.ts'
import {
  appointmentsOf,
  balancesOf,
  begin,
  conclude,
  defaultRefundRules,
  inHours,
  openedPayment,
  paidAppointment,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { deleteForGood, type Person } from '#test/people.ts'
import { accountForAppointment } from './account-for-appointment.ts'
import { finishPayments } from './cron.ts'
import { oweRefund } from './owe-refund.ts'
import { refundPayment } from './refund-payment.ts'

const { app } = await openPayments()
await takePayments(app)
const layla = await paidPractice(app)
const asking = await paidPractice(app, { takesAtOnce: false })

const refundedAtGateway = async (who: Person) => {
  const [row] = await paymentsOf(app, who)
  return ((await askGateway(app, `payments/${row?.gateway_payment}`)).body as { refunded: number }).refunded
}
/** The accounts whose balance has changed since, each with its difference. */
async function moved(since: Record<string, number>) {
  const now = Object.entries(await balancesOf(app))
  return Object.fromEntries(
    now.map(([account, sum]) => [account, sum - (since[account] ?? 0)]).filter(([, sum]) => sum !== 0),
  )
}
async function paidFor(hours: number, dietitian = layla) {
  const who = await somePatient(app)
  const id = await paidAppointment(app, who, dietitian, inHours(app, hours), cards.paid)
  return { who, id, before: await balancesOf(app) }
}
/** Moves the appointment so that it began this many minutes ago. */
const begun = (id: string, minutes: number) =>
  app.rows(
    `update appointments set starts_at = now() - $2 * interval '1 minute', ends_at = now() - ($2 - 30) * interval '1 minute' where id = $1`,
    [id, minutes],
  )

const cameToCall = (party: 'patient' | 'dietitian', id: string) =>
  app.rows(`update appointments set ${party}_attended_at = starts_at where id = $1`, [id])

test('a declined request is refunded in full, and its patient sees and reads it', async () => {
  const { who, id, before } = await paidFor(48, asking)
  expect((await asking.call(declineAppointment, { id })).status).toBe(200)
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(25_000)
  expect(await moved(before)).toEqual({ prepaid: 25_000, clearing: -25_000 })
  expect((await who.call(readAppointment, { id })).body.appointment.payment).toEqual({
    paid: 250,
    refund: 250,
    ifCancelled: null,
    steps: [],
  })
  expect((await who.call(readReceipt, { id })).body.payment?.refunds).toMatchObject([
    { amount: 250, doneAt: expect.any(String) },
  ])
  expect((await app.mailTo(who.email)).map(({ subject }) => subject)).toContain('We have refunded 250 SAR')
})

test('a lapsed request is refunded in full', async () => {
  const { who, id, before } = await paidFor(48, asking)
  await app.rows(`update appointments set lapses_at = now() - interval '1 minute' where id = $1`, [id])
  await app.runCron('lapse_requests')
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(25_000)
  expect(await moved(before)).toEqual({ prepaid: 25_000, clearing: -25_000 })
})

test('a dietitian who cancels causes a full refund, however late', async () => {
  const { who, id, before } = await paidFor(1)
  expect((await layla.call(cancelAppointment, { id })).status).toBe(200)
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(25_000)
  expect(await moved(before)).toEqual({ prepaid: 25_000, clearing: -25_000 })
})

test('a patient who cancels gets the amount that was shown: all, half or nothing, and the rest is earned', async () => {
  const half = { earnings: -10_625, platform_fee: -1_630, vat: -245 }
  const whole = { earnings: -21_250, platform_fee: -3_261, vat: -489 }
  for (const [hours, refund, rest] of [
    [26, 250, {}],
    [8, 125, half],
    [1, 0, whole],
  ] as const) {
    const { who, id, before } = await paidFor(hours)
    const { appointment } = (await who.call(readAppointment, { id })).body
    expect(appointment.payment?.ifCancelled, `${hours} hours`).toBe(refund)
    expect((await layla.call(readAppointment, { id })).body.appointment.payment?.ifCancelled).toBeNull()
    const wrong = await who.call(cancelAppointment, { id, refund: refund + 1 })
    expect([wrong.status, wrong.body.error.code]).toEqual([409, 'refund_has_changed'])
    expect(wrong.body.error.detail).toEqual({ refund })
    expect((await who.call(cancelAppointment, { id, refund })).status).toBe(200)
    await app.runJobs()
    expect(await refundedAtGateway(who)).toBe(refund * 100)
    const back = refund > 0 ? { clearing: -refund * 100 } : {}
    expect(await moved(before)).toEqual({ prepaid: 25_000, ...back, ...rest })
  }
})

test('a patient who moves an appointment far ahead gets no more back than when it was moved, however often', async () => {
  for (const [hours, refund] of [
    [26, 250],
    [8, 125],
    [1, 0],
  ] as const) {
    const { who, id } = await paidFor(hours)
    const move = (to: number) => who.call(rescheduleAppointment, { id, startsAt: inHours(app, to) })
    expect((await move(200 + hours)).status).toBe(200)
    expect((await move(230 + hours)).status).toBe(200)
    const { payment } = (await who.call(readAppointment, { id })).body.appointment
    expect([payment?.ifCancelled, payment?.steps.at(0)?.refund ?? 0], `${hours} hours`).toEqual([
      refund,
      refund,
    ])
    expect((await who.call(cancelAppointment, { id, refund })).status).toBe(200)
    await app.runJobs()
    expect(await refundedAtGateway(who)).toBe(refund * 100)
  }
})

test('a request for another time counts from the patient’s request, and a move by the dietitian takes nothing away', async () => {
  const { who, id } = await paidFor(26, asking)
  await asking.call(confirmAppointment, { id })
  const asked = await who.call(rescheduleAppointment, { id, startsAt: inHours(app, 300) })
  expect(asked.body.appointment.wanted).not.toBeNull()
  await app.rows(
    `update appointments set starts_at = now() + interval '1 hour', ends_at = now() + interval '90 minutes', wanted_until = now() + interval '1 hour' where id = $1`,
    [id],
  )
  await asking.call(confirmAppointment, { id })
  expect((await who.call(readAppointment, { id })).body.appointment.payment?.ifCancelled).toBe(250)

  const late = await paidFor(1)
  await layla.call(rescheduleAppointment, { id: late.id, startsAt: inHours(app, 320) })
  expect((await late.who.call(readAppointment, { id: late.id })).body.appointment.payment?.ifCancelled).toBe(
    250,
  )
})

test('a patient who withdraws an unanswered request gets everything, however late', async () => {
  const { who, id } = await paidFor(2, asking)
  expect((await who.call(cancelAppointment, { id, refund: 250 })).status).toBe(200)
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(25_000)
})

test('a completed appointment is earned, and an absent patient gets nothing back', async () => {
  for (const outcome of ['attended', 'patient_absent'] as const) {
    const { who, id, before } = await paidFor(5, asking)
    expect((await asking.call(confirmAppointment, { id })).status).toBe(200)
    await begun(id, 20)
    await cameToCall('dietitian', id)
    expect((await asking.call(completeAppointment, { id, outcome })).status).toBe(200)
    await app.runJobs()
    expect(await moved(before)).toEqual({
      prepaid: 25_000,
      earnings: -21_250,
      platform_fee: -3_261,
      vat: -489,
    })
    expect(await refundedAtGateway(who)).toBe(0)
    // The scheduled job does not repeat the work of another job.
    await app.runCron('finish_payments')
    expect((await moved(before)).earnings).toBe(-21_250)
  }
})

test('a dietitian who did not come earns nothing, and everything is refunded', async () => {
  const { who, id, before } = await paidFor(6)
  await begun(id, 20)
  await cameToCall('patient', id)
  expect((await who.call(reportAbsence, { id })).status).toBe(200)
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(25_000)
  expect(await moved(before)).toEqual({ prepaid: 25_000, clearing: -25_000 })
})

test('a later change of the policy does not affect earlier bookings', async () => {
  const { who, id } = await paidFor(26)
  const [{ policy } = { policy: {} }] = await app.rows<{ policy: object }>(
    'select policy from appointments where id = $1',
    [id],
  )
  expect(policy).toEqual({ cancelUntil: 'start', moves: 2, refunds: defaultRefundRules })
  const stricter = { ...defaultRefundRules, wholeUntil: 48 }
  await app.rows('update platform_settings set refund_whole_hours = 48')
  try {
    const other = await somePatient(app)
    const to = await passForm(
      await openedPayment(app, other, layla, inHours(app, 27), { refunds: stricter }),
      cards.paid,
    )
    const theirs = (await conclude(other, to)).body.appointment ?? ''
    const ifCancelled = async (reader: Person, of: string) =>
      (await reader.call(readAppointment, { id: of })).body.appointment.payment?.ifCancelled
    expect([await ifCancelled(who, id), await ifCancelled(other, theirs)]).toEqual([250, 125])
    expect((await who.call(cancelAppointment, { id, refund: 250 })).status).toBe(200)
    await app.runJobs()
    expect(await refundedAtGateway(who)).toBe(25_000)
  } finally {
    await app.rows('update platform_settings set refund_whole_hours = 24')
  }
})

const anyTime: Availability = {
  ...usualAvailability,
  weekly: Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]),
  notice: 0,
  buffer: 0,
  mostPerPatient: 20,
  takesAtOnce: true,
}

test('a dietitian may be more generous: her rules are shown, frozen with the booking and applied despite changes', async () => {
  const fahad = await paidPractice(app)
  const kinder = { wholeUntil: 12, partUntil: 1, partPercent: 75 }
  const setRules = (refunds: RefundRules | null) => fahad.call(saveAvailability, { ...anyTime, refunds })
  expect((await setRules(kinder)).status).toBe(200)
  const who = await somePatient(app)
  const shown = (await who.call(readDietitian, { id: fahad.id })).body.dietitian
  expect(shown.refunds).toEqual(kinder)

  const stale = await begin(app, who, fahad, inHours(app, 8))
  expect([stale.status, stale.body.error.code]).toEqual([409, 'price_changed'])
  const to = await passForm(
    await openedPayment(app, who, fahad, inHours(app, 8), { refunds: kinder }),
    cards.paid,
  )
  expect((await setRules(null)).status).toBe(200)
  const id = (await conclude(who, to)).body.appointment ?? ''
  const { appointment } = (await who.call(readAppointment, { id })).body
  const startsAt = Date.parse(appointment.startsAt)
  expect(appointment.payment).toEqual({
    paid: 250,
    refund: null,
    ifCancelled: 187.5,
    steps: [{ until: new Date(startsAt - 3_600_000).toISOString(), refund: 187.5 }],
  })
  await app.runJobs()
  const booked = (await app.mailTo(who.email)).find(({ subject }) => subject === 'Your appointment is booked')
  expect(booked?.text).toContain('187.50 SAR back until')
  const before = await balancesOf(app)
  expect((await who.call(cancelAppointment, { id, refund: 187.5 })).status).toBe(200)
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(18_750)
  expect(await moved(before)).toEqual({
    prepaid: 25_000,
    clearing: -18_750,
    earnings: -5_313,
    platform_fee: -815,
    vat: -122,
  })
})

test('if the platform becomes more generous than a dietitian, its rules apply to later bookings', async () => {
  const fahad = await paidPractice(app)
  const own = { wholeUntil: 20, partUntil: 2, partPercent: 60 }
  await fahad.call(saveAvailability, { ...anyTime, refunds: own })
  await app.rows('update platform_settings set refund_whole_hours = 10')
  const who = await somePatient(app)
  const refunds = { ...own, wholeUntil: 10 }
  expect((await who.call(readDietitian, { id: fahad.id })).body.dietitian.refunds).toEqual(refunds)
  const to = await passForm(await openedPayment(app, who, fahad, inHours(app, 12), { refunds }), cards.paid)
  const id = (await conclude(who, to)).body.appointment ?? ''
  expect((await who.call(readAppointment, { id })).body.appointment.payment?.ifCancelled).toBe(250)
  await app.rows('update platform_settings set refund_whole_hours = 24')
})

test('a later change of the fee does not affect earlier payments', async () => {
  const { id, before } = await paidFor(7)
  await takePayments(app, { fee: 40, vat: 0 })
  await begun(id, 20)
  await layla.call(completeAppointment, { id, outcome: 'attended' })
  await app.runJobs()
  expect(await moved(before)).toMatchObject({ earnings: -21_250 })
  await takePayments(app)
})

test('without a gateway ended appointments are accounted for all the same, and their refunds wait for it', async () => {
  const { who, id } = await paidFor(8)
  expect((await layla.call(cancelAppointment, { id })).status).toBe(200)
  await app.rows(
    "update payments set captured_at = captured_at - interval '2 minutes' where appointment_id = $1",
    [id],
  )
  const state = async () =>
    (
      await app.rows(
        `select settled_at is not null as "isSettled", refunds.halalas, refunds.done_at is not null as "isDone"
          from payments left join refunds on refunds.payment_id = payments.id where appointment_id = $1`,
        [id],
      )
    )[0]
  expect(await state()).toEqual({ isSettled: false, halalas: null, isDone: false })
  await finishPayments({ ...app.house, settings: { ...app.house.settings, payments: null } })
  expect(await state()).toEqual({ isSettled: true, halalas: 25_000, isDone: false })
  await finishPayments(app.house)
  expect(await state()).toEqual({ isSettled: true, halalas: 25_000, isDone: true })
  expect(await refundedAtGateway(who)).toBe(25_000)
})

test('a refund requested many times is made once, and never exceeds the captured amount', async () => {
  const { who, id } = await paidFor(9)
  await who.call(cancelAppointment, { id })
  const [row] = await paymentsOf(app, who)
  const payment = row?.id ?? ''
  await app.house.db.as(system, (tx) => accountForAppointment(tx, id, app.house.clock.now()))
  await Promise.all([
    ...Array.from({ length: 6 }, () => refundPayment(app.house, payment)),
    app.runCron('finish_payments'),
  ])
  expect(await refundedAtGateway(who)).toBe(12_500)
  await refundPayment(app.house, payment)
  expect(await refundedAtGateway(who)).toBe(12_500)
  const more = app.house.db.as(system, (tx) =>
    oweRefund(tx, { payment, halalas: 12_501, cause: 'time_gone' }, app.house.clock.now()),
  )
  await expect(more).rejects.toThrow('more would go back than was captured')
})

test('a refund that could not reach the gateway is requested again', async () => {
  const { who, id } = await paidFor(49)
  await who.call(cancelAppointment, { id })
  const [row] = await paymentsOf(app, who)
  // The refund was begun by a process that has died.
  await app.rows(`update payments set refunding_until = now() + interval '1 minute' where id = $1`, [row?.id])
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(0)
  await app.rows(`update payments set refunding_until = now() - interval '1 second' where id = $1`, [row?.id])
  await app.runCron('finish_payments')
  expect(await refundedAtGateway(who)).toBe(25_000)
})

test('a person who leaves for good gets upcoming appointments refunded, and past payments lose the name', async () => {
  const { who, before } = await paidFor(80)
  const [row] = await paymentsOf(app, who)
  await deleteForGood(app, who)
  await app.runCron('finish_payments')
  const { body } = await askGateway(app, `payments/${row?.gateway_payment}`)
  expect((body as { refunded: number }).refunded).toBe(25_000)
  expect(await paymentsOf(app, who)).toEqual([])
  expect(await moved(before)).toEqual({ prepaid: 25_000, clearing: -25_000 })
  expect(await appointmentsOf(app, who)).toEqual([])
})
