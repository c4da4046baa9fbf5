import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import {
  cancelAppointment,
  completeAppointment,
  declineAppointment,
  reportAbsence,
} from '#contract/appointments/changes.ts'
import { listInvoices, readInvoice } from '#contract/money/invoices.ts'
import { listMyPackages, listOffers, payForPackage, refundPackage } from '#contract/money/packages.ts'
import { readPayment, refundPayment as refundByAdmin } from '#contract/money/payment-desk.ts'
import { concludePayment, payWithCard } from '#contract/money/payments.ts'
import { readWallet } from '#contract/money/wallet.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import { serviceOf } from '#test/appointments/appointments.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { disputesOf } from '#test/payments/disputes.ts'
import { askGateway, cards, fillIn, openPayments, passForm } from '#test/payments/open-payments.ts'
import { bookOne, buyPackage, offerPackage, packagesOf } from '#test/payments/packages.ts'
import {
  appointmentsOf,
  balancesOf,
  conclude,
  inHours,
  paidPractice,
  paymentsOf,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import { saveCard } from '#test/payments/saved-cards.ts'
import { deleteForGood, join, type Person, unique } from '#test/people.ts'
import { runsAll } from '#test/setup/extent.ts'
import { sellPackage } from './sell-package.ts'
import { bookUse } from './uses.ts'

const { app, simulator, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const disputed = disputesOf({ app, simulator })
const layla = await paidPractice(app)
const asking = await paidPractice(app, { takesAtOnce: false })
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
let hour = 30

async function moved(since: Record<string, number>) {
  const now = Object.entries(await balancesOf(app))
  return Object.fromEntries(
    now.map(([account, sum]) => [account, sum - (since[account] ?? 0)]).filter(([, sum]) => sum !== 0),
  )
}
const refundedAtGateway = async (who: Person) => {
  const [row] = await paymentsOf(app, who)
  return ((await askGateway(app, `payments/${row?.gateway_payment}`)).body as { refunded: number }).refunded
}
const buyer = async (
  dietitian: Person = layla,
  terms: { uses?: number; days?: number; price?: number } = {},
) => {
  const who = await somePatient(app)
  const id = await buyPackage(app, who, dietitian, terms)
  return { who, id }
}
const usesOf = async (who: Person) => {
  const [one] = await packagesOf(who)
  return one?.each.map(({ state }) => state)
}
/** Books a session of the package, at a time that no other test uses. */
async function booked(who: Person, id: string, dietitian: Person = layla, hours = hour++) {
  const { status, body } = await bookOne(app, who, dietitian, id, inHours(app, hours))
  expect([status, body.error?.code]).toEqual([201, undefined])
  return body.appointment
}
const noticesOf = async (who: Person) =>
  (await who.call(listNotifications, {})).body.notifications.filter(({ kind }) => kind.startsWith('package.'))
/** Moves the appointment so that it began this many minutes ago. */
const begun = (id: string, minutes: number) =>
  app.rows(
    `update appointments set starts_at = now() - $2 * interval '1 minute', ends_at = now() - ($2 - 30) * interval '1 minute' where id = $1`,
    [id, minutes],
  )
/** Moves the appointment so that it begins in this many minutes. */
const soon = (id: string, minutes: number) =>
  app.rows(
    `update appointments set starts_at = now() + $2 * interval '1 minute', ends_at = now() + ($2 + 30) * interval '1 minute' where id = $1`,
    [id, minutes],
  )
const expire = async (id: string) => {
  await app.rows(`update packages set expires_at = now() - interval '1 minute' where id = $1`, [id])
  await app.runCron('end_packages')
  await app.runJobs()
}

test('a package exists once it is paid for, with its invoice, its emails and its entries', async () => {
  const who = await somePatient(app)
  const before = await balancesOf(app)
  const offer = await offerPackage(app, layla)
  expect((await who.call(listOffers, { id: layla.id })).body.offers).toContainEqual(
    expect.objectContaining({ id: offer, uses: 5, price: 1_000, saves: 250 }),
  )
  const { status, body } = await who.call(payForPackage, { offer, price: 1_000 })
  expect([status, body.seconds]).toEqual([201, 900])
  expect(await packagesOf(who)).toEqual([])
  const to = await passForm(body.url ?? '', cards.challenge)
  expect((await conclude(who, to)).body).toEqual({ outcome: 'paid', appointment: null })
  await app.runJobs()
  expect(await packagesOf(who)).toMatchObject([
    { uses: 5, left: 5, days: 90, price: 1_000, refund: 1_000, toCard: 1_000, endedAt: null },
  ])
  expect((await packagesOf(who))[0]?.dietitianName.name).toBe(drLayla.name)
  const { sold } = (await layla.call(listMyPackages, {})).body
  expect(sold[0]?.patient.name).toBe(sara.name)
  const stranger = await somePatient(app)
  const asked = await app.house.db.read(
    { id: stranger.id, role: 'patient', language: 'en' },
    () => sql`select app.other_in_package(${sold[0]?.id}::uuid) as other`,
  )
  expect(asked).toEqual([{ other: null }])
  const after = await moved(before)
  expect([after.prepaid, after.clearing]).toEqual([-100_000, 100_000 - (after.gateway_fee ?? 0)])
  const { invoices } = (await who.call(listInvoices, {})).body
  expect(invoices).toMatchObject([{ kind: 'invoice', total: 1_000 }])
  const { invoice } = (await who.call(readInvoice, { id: invoices[0]?.id ?? '' })).body
  expect(invoice.lines).toMatchObject([{ name: 'Consultation: package of 5 appointments', total: 1_000 }])
  expect((await app.mailTo(who.email)).map(({ subject }) => subject)).toContain(
    'Your package is ready: 5 appointments',
  )
  expect((await app.mailTo(layla.email)).map(({ subject }) => subject)).toContain(
    'A patient bought a package from you',
  )
  const sale = { kind: 'package.bought', subject: (await packagesOf(who))[0]?.id }
  expect(await noticesOf(who)).toMatchObject([
    { ...sale, side: 'patient', dietitian: { name: drLayla.name } },
  ])
  expect((await noticesOf(layla)).at(-1)).toMatchObject({ ...sale, side: 'dietitian', dietitian: null })
  // Returning a second time gives the same result.
  expect((await conclude(who, to)).body.outcome).toBe('paid')
  expect(await packagesOf(who)).toHaveLength(1)
})

test('two tabs and two presses buy one package', async () => {
  const who = await somePatient(app)
  const offer = await offerPackage(app, layla)
  const pressed = await Promise.all([1, 2, 3].map(() => who.call(payForPackage, { offer, price: 1_000 })))
  const later = await who.call(payForPackage, { offer, price: 1_000 })
  expect(new Set([...pressed, later].map(({ body }) => body.url)).size).toBe(1)
  const to = await passForm(later.body.url ?? '', cards.paid)
  expect((await fillIn(later.body.url ?? '', cards.paid)).status).toBe(410)
  await Promise.all([1, 2, 3].map(() => conclude(who, to)))
  expect(await packagesOf(who)).toHaveLength(1)
  const again = await who.call(payForPackage, { offer, price: 1_000 })
  expect([again.status, again.body.error.code]).toEqual([409, 'package_is_open'])
})

test('a patient who pays for the same package on two forms gets one, and the other payment refunded', async () => {
  const who = await somePatient(app)
  const offer = await offerPackage(app, layla)
  const first = await who.call(payForPackage, { offer, price: 1_000 })
  await app.rows(`update payments set form_until = now() + interval '30 seconds' where id = $1`, [
    first.body.payment,
  ])
  const second = await who.call(payForPackage, { offer, price: 1_000 })
  expect(second.body.payment).not.toBe(first.body.payment)
  const tos = [
    await passForm(first.body.url ?? '', cards.paid),
    await passForm(second.body.url ?? '', cards.paid),
  ]
  const outcomes = await Promise.all(tos.map((to) => conclude(who, to)))
  expect(outcomes.map(({ body }) => body.outcome).sort()).toEqual(['paid', 'refunded'])
  await app.runJobs()
  expect(await packagesOf(who)).toHaveLength(1)
  const back = await app.rows(
    `select halalas, cause, done_at is not null as is_done from refunds join payments on payments.id = payment_id where patient_id = $1`,
    [who.id],
  )
  expect(back).toEqual([{ halalas: 100_000, cause: 'not_sold', is_done: true }])
  expect((await who.call(listInvoices, {})).body.invoices).toHaveLength(1)
})

test('the terms shown are the terms bought, and changes during payment apply only to later sales', async () => {
  const who = await somePatient(app)
  const offer = await offerPackage(app, layla)
  const refused = await who.call(payForPackage, { offer, price: 999 })
  expect([refused.body.error.code, refused.body.error.detail]).toEqual(['price_changed', { price: 1_000 }])
  const { body } = await who.call(payForPackage, { offer, price: 1_000 })
  await app.rows('update package_offers set price_halalas = 120000, uses = 6, days = 7 where id = $1', [
    offer,
  ])
  await conclude(who, await passForm(body.url ?? '', cards.paid))
  expect(await packagesOf(who)).toMatchObject([{ price: 1_000, uses: 5, days: 90 }])
})

test('a package that is withdrawn, too expensive or from an unlisted dietitian is not sold', async () => {
  const who = await somePatient(app)
  const [withdrawn, dear, late] = [
    await offerPackage(app, layla),
    await offerPackage(app, layla, { price: 1_251 }),
    await offerPackage(app, layla),
  ]
  await app.rows('update package_offers set withdrawn_at = now() where id = $1', [withdrawn])
  for (const [offer, price] of [
    [withdrawn, 1_000],
    [dear, 1_251],
  ] as const)
    expect((await who.call(payForPackage, { offer, price })).body.error.code).toBe('not_found')
  expect((await layla.call(payForPackage, { offer: late, price: 1_000 })).status).toBe(403)
  // The dietitian leaves between the request and the payment, which is refunded in full.
  const gone = await paidPractice(app)
  const offer = await offerPackage(app, gone)
  const { body } = await who.call(payForPackage, { offer, price: 1_000 })
  await app.rows('delete from listings where user_id = $1', [gone.id])
  expect((await conclude(who, await passForm(body.url ?? '', cards.paid))).body.outcome).toBe('refunded')
  await app.runJobs()
  expect([await packagesOf(who), await refundedAtGateway(who)]).toEqual([[], 100_000])
})

test('a saved card and a wallet pay for a package, wholly or in part', async () => {
  const who = await somePatient(app)
  const card = await saveCard(who, cards.paid)
  const offer = await offerPackage(app, layla)
  const opened = await who.call(payForPackage, { offer, price: 1_000 })
  const paid = await who.call(payWithCard, { payment: opened.body.payment, card })
  expect(paid.body).toMatchObject({ outcome: 'paid', url: null })
  const [own] = await packagesOf(who)
  const back = await who.call(refundPackage, { id: own?.id ?? '', refund: 1_000, to: 'wallet' })
  expect(back.body).toEqual({ refund: 1_000 })
  expect((await who.call(readWallet, {})).body).toMatchObject({
    balance: 1_000,
    movements: [{ kind: 'refunded', amount: 1_000, package: { serviceName: 'Consultation', uses: 5 } }],
  })
  const part = await offerPackage(app, layla, { uses: 5, price: 1_200 })
  const partly = await who.call(payForPackage, { offer: part, price: 1_200, wallet: 700 })
  expect((await who.call(payForPackage, { offer: part, price: 1_200, wallet: 900 })).body.error.code).toBe(
    'wallet_has_changed',
  )
  await who.call(payWithCard, { payment: partly.body.payment, card })
  const whole = await offerPackage(app, asking, { uses: 2, price: 300 })
  const wholly = await who.call(payForPackage, { offer: whole, price: 300, wallet: 300 })
  expect(wholly.body.url).toBeNull()
  await who.call(concludePayment, { payment: wholly.body.payment })
  expect((await packagesOf(who)).map(({ price, left }) => [price, left])).toEqual([
    [300, 2],
    [1_200, 5],
    [1_000, 0],
  ])
  expect((await who.call(readWallet, {})).body.balance).toBe(0)
  // The wallet's part is refunded to the wallet, and the card's part to the card.
  const [, mixed] = await packagesOf(who)
  expect([mixed?.refund, mixed?.toCard]).toEqual([1_200, 500])
  await who.call(refundPackage, { id: mixed?.id ?? '', refund: 1_200 })
  await app.runJobs()
  expect((await who.call(readWallet, {})).body.balance).toBe(700)
})

test('a patient who closes the tab finds the package, even if the webhook is lost', async () => {
  const who = await somePatient(app)
  const offer = await offerPackage(app, layla)
  const { body } = await who.call(payForPackage, { offer, price: 1_000 })
  await passForm(body.url ?? '', cards.webhookLost)
  await app.rows(`update payments set opened_at = opened_at - interval '2 minutes' where id = $1`, [
    body.payment,
  ])
  await app.runCron('settle_payments')
  expect(await packagesOf(who)).toMatchObject([{ left: 5 }])
})

test('appointments are booked with a package without payment, also by video', async () => {
  const { who, id } = await buyer()
  const before = await balancesOf(app)
  const appointment = await booked(who, id)
  expect(appointment).toMatchObject({
    status: 'confirmed',
    price: 200,
    payment: null,
    package: { id, comesBack: true },
  })
  expect(await usesOf(who)).toEqual(['booked', 'ready', 'ready', 'ready', 'ready'])
  expect(await moved(before)).toEqual({})
  // Sent twice, the request books one appointment and uses one session.
  const again = await bookOne(app, who, layla, id, appointment.startsAt)
  expect([again.status, again.body.appointment.id]).toEqual([201, appointment.id])
  expect((await packagesOf(who))[0]?.left).toBe(4)
})

test('twenty requests for the last session make one appointment and nineteen refusals', async () => {
  const { who, id } = await buyer(layla, { uses: 2, price: 400 })
  await booked(who, id)
  const times = Array.from({ length: 20 }, () => inHours(app, hour++))
  const tried = await Promise.all(times.map((startsAt) => bookOne(app, who, layla, id, startsAt)))
  expect(tried.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(tried.filter(({ status }) => status !== 201).map(({ body }) => body.error.code))).toEqual(
    new Set(['package_over']),
  )
  expect(await appointmentsOf(app, who)).toHaveLength(2)
})

test('two simultaneous servers each use a different session, and only one gets the last', async () => {
  const { who, id } = await buyer(layla, { uses: 3, price: 600 })
  const patient = { id: who.id, role: 'patient', language: 'en' } as const
  const service = await serviceOf(app, layla)
  const take = (until: Promise<unknown>) =>
    app.house.db.as(patient, async (tx) => {
      const halalas = await bookUse(tx, { bought: id, service, appointment: randomUUID() })
      await until
      return halalas
    })
  const areWaiting = (count: number) =>
    expect
      .poll(
        async () =>
          (
            await app.rows(
              `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%package_uses%' and datname = current_database()`,
            )
          ).length,
      )
      .toBe(count)
  const together = async (count: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const taken = Array.from({ length: count }, () => take(promise))
    await areWaiting(count - 1)
    resolve()
    return (await Promise.all(taken)).filter((halalas) => halalas !== null)
  }
  expect(await together(2)).toHaveLength(2)
  expect(await together(2)).toHaveLength(1)
  expect(await usesOf(who)).toEqual(['booked', 'booked', 'booked'])
})

test('a package is limited to its patient, its dietitian, its service and its period', async () => {
  const { who, id } = await buyer()
  const other = await somePatient(app)
  const startsAt = inHours(app, hour++)
  expect((await bookOne(app, other, layla, id, startsAt)).status).toBe(404)
  expect((await bookOne(app, who, asking, id, startsAt)).status).toBe(404)
  const [more] = await app.rows<{ id: string }>(
    `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
       values ($1, 'zz-other', 'Another', 'Another', 30, 90000, 'zoom', true, now(), now()) returning id`,
    [layla.id],
  )
  expect((await bookOne(app, who, layla, id, startsAt, { service: more?.id ?? '' })).status).toBe(404)
  await app.rows('update services set is_active = false where id = $1', [more?.id])
  await app.rows(`update packages set expires_at = $2::timestamptz - interval '1 minute' where id = $1`, [
    id,
    startsAt,
  ])
  expect((await bookOne(app, who, layla, id, startsAt)).body.error.code).toBe('package_too_short')
  await app.rows(`update packages set expires_at = now() where id = $1`, [id])
  expect((await bookOne(app, who, layla, id, startsAt)).body.error.code).toBe('package_over')
  await app.rows(`update packages set expires_at = now() + interval '90 days' where id = $1`, [id])
  expect((await other.call(refundPackage, { id, refund: 1_000 })).status).toBe(404)
  expect(await usesOf(who)).toEqual(Array(5).fill('ready'))
})

test('sessions that took place are earned one by one, and nothing else is', async () => {
  const { who, id } = await buyer(layla, { uses: 3, price: 500 })
  const before = await balancesOf(app)
  const [first, second] = [await booked(who, id), await booked(who, id)]
  for (const appointment of [first, second]) {
    await begun(appointment.id, 40)
    await layla.call(completeAppointment, { id: appointment.id, outcome: 'attended' })
  }
  await app.runJobs()
  expect(await usesOf(who)).toEqual(['used', 'used', 'ready'])
  // 166.67 and 166.67 of 500: fees of 25.00 each, of which 3.26 is tax.
  expect(await moved(before)).toEqual({ prepaid: 33_334, earnings: -28_334, platform_fee: -4_348, vat: -652 })
  await app.runJobs()
  await app.runCron('finish_payments')
  expect((await moved(before)).prepaid).toBe(33_334)
})

test('each part of a price is within a halala of the others, and they add up to the price', async () => {
  const who = await somePatient(app)
  const service = await serviceOf(app, layla)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 100, max: 20_000_000 }),
      async (uses, price) => {
        const id = randomUUID()
        await app.rows(
          `insert into packages (id, patient_id, dietitian_id, service_id, service_name, uses, days, price_halalas, policy, asked_at)
             values ($1, $2, $3, $4, 'Consultation', $5, 90, $6, '{}', now())`,
          [id, who.id, layla.id, service, uses, price],
        )
        expect(await app.house.db.as(system, (tx) => sellPackage(tx, id, app.house.clock.now()))).toBe(true)
        const rows = await app.rows<{ halalas: number }>(
          'delete from package_uses where package_id = $1 returning halalas',
          [id],
        )
        await app.rows('delete from packages where id = $1', [id])
        const parts = rows.map(({ halalas }) => halalas)
        expect(parts).toHaveLength(uses)
        expect(parts.reduce((sum, each) => sum + each, 0)).toBe(price)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: runsAll ? 40 : 10 },
  )
})

test('a session that is declined, cancelled in time or by the dietitian, or missed by her is returned', async () => {
  const { who, id } = await buyer(asking)
  const before = await balancesOf(app)
  const ready = Array(5).fill('ready')
  const asked = await booked(who, id, asking)
  expect(asked.status).toBe('pending')
  await asking.call(declineAppointment, { id: asked.id })
  await app.runJobs()
  expect(await usesOf(who)).toEqual(ready)
  const absent = await booked(who, id, asking)
  await app.rows(`update appointments set status = 'confirmed', lapses_at = null where id = $1`, [absent.id])
  await begun(absent.id, 20)
  await app.rows(
    `update appointments set mode = 'video', meeting_link = 'https://nabta.test/call/' || id, patient_attended_at = starts_at where id = $1`,
    [absent.id],
  )
  expect((await who.call(reportAbsence, { id: absent.id })).status).toBe(200)
  const own = await booked(who, id, asking)
  await app.rows(`update appointments set status = 'confirmed', lapses_at = null where id = $1`, [own.id])
  await who.call(cancelAppointment, { id: own.id, refund: 200 })
  await app.runJobs()
  expect(await usesOf(who)).toEqual(ready)
  expect((await who.call(readAppointment, { id: own.id })).body.appointment.package).toEqual({
    id,
    comesBack: true,
  })
  expect(await moved(before)).toEqual({})
  expect((await app.mailTo(who.email)).map(({ subject }) => subject)).toContain(
    'An appointment is back in your package',
  )
  const back = (await noticesOf(who)).filter(({ kind }) => kind === 'package.use_returned')
  expect(back).toHaveLength(3)
  expect(back[0]).toMatchObject({ side: 'patient', subject: id, dietitian: { name: drLayla.name } })
})

test('a completed session is returned once it turns out that the dietitian was absent', async () => {
  const { who, id } = await buyer()
  const before = await balancesOf(app)
  const missed = await booked(who, id)
  await begun(missed.id, 20)
  await layla.call(completeAppointment, { id: missed.id, outcome: 'attended' })
  await app.runJobs()
  expect(await usesOf(who)).toContain('used')
  await app.rows(
    `update appointments set mode = 'video', meeting_link = 'https://nabta.test/call/' || id, patient_attended_at = starts_at where id = $1`,
    [missed.id],
  )
  expect((await who.call(reportAbsence, { id: missed.id })).status).toBe(200)
  await app.runJobs()
  expect(await usesOf(who)).toEqual(Array(5).fill('ready'))
  expect(await moved(before)).toEqual({})
})

test('when half of the price would be refunded the whole session is returned, and after that it counts as used', async () => {
  const { who, id } = await buyer()
  const inTime = await booked(who, id)
  await soon(inTime.id, 4 * 60)
  expect((await who.call(readAppointment, { id: inTime.id })).body.appointment.package?.comesBack).toBe(true)
  await who.call(cancelAppointment, { id: inTime.id, refund: 200 })
  await app.runJobs()
  expect(await usesOf(who)).toEqual(Array(5).fill('ready'))
  const late = await booked(who, id)
  await soon(late.id, 2 * 60)
  expect((await who.call(readAppointment, { id: late.id })).body.appointment.package?.comesBack).toBe(false)
  const stale = await who.call(cancelAppointment, { id: late.id, refund: 200 })
  expect(stale.body.error.code).toBe('refund_has_changed')
  const before = await balancesOf(app)
  await who.call(cancelAppointment, { id: late.id, refund: 0 })
  await app.runJobs()
  expect(await usesOf(who)).toEqual(['used', 'ready', 'ready', 'ready', 'ready'])
  expect((await moved(before)).earnings).toBe(-17_000)
})

test('a patient let down by the dietitian near the end gets two weeks more, and one who cancels does not', async () => {
  const { who, id } = await buyer()
  const [theirs, own] = [await booked(who, id), await booked(who, id)]
  await app.rows(`update packages set expires_at = now() + interval '3 days' where id = $1`, [id])
  await who.call(cancelAppointment, { id: own.id })
  await app.runJobs()
  const daysLeft = async () =>
    Math.round((Date.parse((await packagesOf(who))[0]?.expiresAt ?? '') - Date.now()) / 86_400_000)
  expect(await daysLeft()).toBe(3)
  await layla.call(cancelAppointment, { id: theirs.id })
  await app.runJobs()
  expect(await daysLeft()).toBe(14)
})

test('a patient gets unused sessions refunded, at their price and once', async () => {
  const { who, id } = await buyer(layla, { uses: 3, price: 500 })
  const met = await booked(who, id)
  await begun(met.id, 40)
  await layla.call(completeAppointment, { id: met.id, outcome: 'attended' })
  await app.runJobs()
  const stale = await who.call(refundPackage, { id, refund: 500 })
  expect([stale.body.error.code, stale.body.error.detail]).toEqual(['refund_has_changed', { refund: 333.33 }])
  const before = await balancesOf(app)
  const pressed = await Promise.all([1, 2].map(() => who.call(refundPackage, { id, refund: 333.33 })))
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(33_333)
  expect(await moved(before)).toEqual({ prepaid: 33_333, clearing: -33_333 })
  expect(await packagesOf(who)).toMatchObject([{ left: 0, ending: 'refunded', refund: null }])
  const { invoices } = (await who.call(listInvoices, {})).body
  expect(invoices.map(({ kind, total }) => [kind, total])).toEqual([
    ['credit_note', 333.33],
    ['invoice', 500],
  ])
  expect((await bookOne(app, who, layla, id, inHours(app, hour++))).body.error.code).toBe('package_over')
})

test('appointments booked before a package is returned stay booked, and are refunded if they do not take place', async () => {
  const { who, id } = await buyer()
  const [stays, goes] = [await booked(who, id), await booked(who, id)]
  await who.call(refundPackage, { id, refund: 600 })
  await layla.call(cancelAppointment, { id: goes.id })
  await begun(stays.id, 40)
  await layla.call(completeAppointment, { id: stays.id, outcome: 'attended' })
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(80_000)
  expect((await usesOf(who))?.toSorted()).toEqual(['refunded', 'refunded', 'refunded', 'refunded', 'used'])
})

test('of returning a package and booking with it at the same moment one takes effect, exact to the halala', async () => {
  for (let round = 0; round < 5; round++) {
    const { who, id } = await buyer(layla, { uses: 2, price: 300 })
    const [back, use] = await Promise.all([
      who.call(refundPackage, { id, refund: 300 }),
      bookOne(app, who, layla, id, inHours(app, hour++)),
    ])
    await app.runJobs()
    const states = (await usesOf(who)) ?? []
    const refunded = await refundedAtGateway(who)
    expect(refunded).toBe(states.filter((state) => state === 'refunded').length * 15_000)
    expect(states.filter((state) => state === 'booked')).toHaveLength(use.status === 201 ? 1 : 0)
    expect(back.status === 200 || use.status === 201).toBe(true)
  }
})

test('the patient is told two weeks and three days before the end, and the rest is refunded then', async () => {
  const { who, id } = await buyer()
  const subjects = async () => (await app.mailTo(who.email)).map(({ subject }) => subject)
  for (const [days, told] of [
    [15, 0],
    [13, 1],
    [12, 1],
    [2, 2],
    [1, 2],
  ] as const) {
    await app.rows(`update packages set expires_at = now() + $2 * interval '1 day' where id = $1`, [id, days])
    await app.runCron('warn_of_packages')
    await app.runJobs()
    expect(
      (await subjects()).filter((subject) => subject.startsWith('Your package ends')),
      `${days}`,
    ).toHaveLength(told)
    // The later notice replaces the first, which nobody has read.
    expect(
      (await noticesOf(who)).filter(({ kind }) => kind === 'package.expiring'),
      `${days}`,
    ).toMatchObject(told === 0 ? [] : [{ subject: id, startsAt: expect.any(String) }])
  }
  const before = await balancesOf(app)
  await expire(id)
  await expire(id)
  expect(await packagesOf(who)).toMatchObject([{ ending: 'expired', left: 0, refund: null }])
  expect(await moved(before)).toEqual({ prepaid: 100_000, clearing: -100_000 })
  expect(await subjects()).toContain('1,000 SAR of your package goes back to you')
  expect((await noticesOf(who)).filter(({ kind }) => kind === 'package.ended')).toHaveLength(1)
})

test('if the dietitian leaves or is suspended all unused sessions are refunded', async () => {
  const [leaver, suspended] = [await paidPractice(app), await paidPractice(app)]
  const [one, two] = [await buyer(leaver), await buyer(suspended)]
  await app.rows('update users set leaving_at = now(), erases_at = now() where id = $1', [leaver.id])
  await app.rows(`update verifications set status = 'suspended' where user_id = $1`, [suspended.id])
  await app.runCron('end_packages')
  await app.runJobs()
  for (const { who } of [one, two]) {
    expect(await packagesOf(who)).toMatchObject([{ ending: 'dietitian_left' }])
    expect(await refundedAtGateway(who)).toBe(100_000)
  }
})

test('a person who deletes an account with an open package is refunded, and the books keep no name', async () => {
  const { who, id } = await buyer()
  const [row] = await paymentsOf(app, who)
  const before = await balancesOf(app)
  await booked(who, id)
  await deleteForGood(app, who)
  await app.runJobs()
  await app.runCron('finish_payments')
  expect((await moved(before)).prepaid).toBe(100_000)
  const { body } = await askGateway(app, `payments/${row?.gateway_payment}`)
  expect((body as { refunded: number }).refunded).toBe(100_000)
  expect(await app.rows('select patient_id, state from packages where id = $1', [id])).toEqual([
    { patient_id: null, state: 'ended' },
  ])
})

test('an admin refunds part of the unused amount, and the package is worth that much less', async () => {
  const { who, id } = await buyer()
  await booked(who, id)
  const [row] = await paymentsOf(app, who)
  const payment = row?.id ?? ''
  const seen = (await admin.call(readPayment, { id: payment })).body.payment
  expect([seen.left, seen.package, seen.appointment]).toEqual([
    800,
    { serviceName: 'Consultation', otherServiceName: null, uses: 5, isOpen: true, earned: [], taken: [] },
    null,
  ])
  const given = await admin.call(refundByAdmin, {
    id: payment,
    amount: '250',
    reason: 'As agreed on the phone.',
  })
  expect(given.body).toMatchObject({ left: 550 })
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(25_000)
  expect(await packagesOf(who)).toMatchObject([{ left: 3, refund: 550 }])
  await who.call(refundPackage, { id, refund: 550 })
  await app.runJobs()
  expect(await refundedAtGateway(who)).toBe(80_000)
})

test('while a dispute is open its package cannot be used, returned or earned from', async () => {
  const { who, id } = await buyer()
  const [row] = await paymentsOf(app, who)
  const met = await booked(who, id)
  const before = await balancesOf(app)
  await disputed(row?.gateway_payment ?? '', 'open')
  await begun(met.id, 40)
  await layla.call(completeAppointment, { id: met.id, outcome: 'attended' })
  await app.runJobs()
  expect((await moved(before)).earnings).toBeUndefined()
  expect((await bookOne(app, who, layla, id, inHours(app, hour++))).body.error.code).toBe('package_on_hold')
  expect((await who.call(refundPackage, { id, refund: 800 })).body.error.code).toBe('package_on_hold')
  await disputed(row?.gateway_payment ?? '', 'won')
  expect((await moved(before)).earnings).toBe(-17_000)
  expect(await usesOf(who)).toEqual(['used', 'ready', 'ready', 'ready', 'ready'])
})

test('a lost dispute takes the unused part, cancels upcoming appointments, and leaves the dietitian the earnings', async () => {
  const { who, id } = await buyer()
  const [row] = await paymentsOf(app, who)
  const before = await balancesOf(app)
  const [met, ahead] = [await booked(who, id), await booked(who, id)]
  await begun(met.id, 40)
  await layla.call(completeAppointment, { id: met.id, outcome: 'attended' })
  await app.runJobs()
  await disputed(row?.gateway_payment ?? '', 'open')
  await disputed(row?.gateway_payment ?? '', 'lost')
  expect((await who.call(readAppointment, { id: ahead.id })).body.appointment.ending).toBe(
    'cancelled_by_platform',
  )
  expect(await usesOf(who)).toEqual(['used', 'refunded', 'refunded', 'refunded', 'refunded'])
  const { losses, earnings, prepaid, clearing } = await moved(before)
  expect({ losses, earnings, prepaid, clearing }).toEqual({
    losses: 20_000,
    earnings: -17_000,
    prepaid: 100_000,
    clearing: -100_000,
  })
})

test('a lost dispute over an unused package costs only its patient', async () => {
  const { who, id } = await buyer()
  const [row] = await paymentsOf(app, who)
  const before = await balancesOf(app)
  await disputed(row?.gateway_payment ?? '', 'lost')
  expect(await usesOf(who)).toEqual(Array(5).fill('refunded'))
  expect(await moved(before)).toEqual({ prepaid: 100_000, clearing: -100_000 })
  expect((await bookOne(app, who, layla, id, inHours(app, hour++))).body.error.code).toBe('package_over')
  expect((await who.call(refundPackage, { id, refund: 1_000 })).body.error.code).toBe('package_over')
  await expire(id)
  expect(await moved(before)).toEqual({ prepaid: 100_000, clearing: -100_000 })
  const { invoices } = (await who.call(listInvoices, {})).body
  expect(invoices.map(({ kind, total }) => [kind, total])).toEqual([
    ['credit_note', 1_000],
    ['invoice', 1_000],
  ])
})

test('if the bank wins, the value of appointments booked with a returned package goes only to the bank', async () => {
  const { who, id } = await buyer()
  const [row] = await paymentsOf(app, who)
  const before = await balancesOf(app)
  await booked(who, id)
  await who.call(refundPackage, { id, refund: 800 })
  await app.runJobs()
  await disputed(row?.gateway_payment ?? '', 'lost')
  await app.runCron('finish_payments')
  expect(await refundedAtGateway(who)).toBe(80_000)
  expect((await who.call(readWallet, {})).body.balance).toBe(0)
  expect(await moved(before)).toEqual({ prepaid: 100_000, clearing: -100_000 })
  expect(await usesOf(who)).toEqual(Array(5).fill('refunded'))
})

test('the part of a package that the wallet paid stays the patient’s, whatever a bank takes', async () => {
  const who = await somePatient(app)
  const first = await buyPackage(app, who, asking, { uses: 2, price: 400 })
  await who.call(refundPackage, { id: first, refund: 400, to: 'wallet' })
  const offer = await offerPackage(app, layla)
  const { body } = await who.call(payForPackage, { offer, price: 1_000, wallet: 400 })
  await conclude(who, await passForm(body.url ?? '', cards.paid))
  const [latest] = await packagesOf(who)
  const [, row] = await paymentsOf(app, who)
  const before = await balancesOf(app)
  const use = await booked(who, latest?.id ?? '')
  await who.call(refundPackage, { id: latest?.id ?? '', refund: 800, to: 'wallet' })
  await disputed(row?.gateway_payment ?? '', 'lost')
  // Of 1,000 the bank has taken 600, and 800 are in the wallet: the platform bears only the amount paid out twice.
  expect((await who.call(readAppointment, { id: use.id })).body.appointment.status).toBe('cancelled')
  expect(await moved(before)).toEqual({
    prepaid: 100_000,
    wallet: -80_000,
    clearing: -60_000,
    losses: 40_000,
  })
})

test('after a lost dispute the rest goes to the wallet, as the patient reads before', async () => {
  const who = await somePatient(app)
  const first = await buyPackage(app, who, asking, { uses: 2, price: 400 })
  await who.call(refundPackage, { id: first, refund: 400, to: 'wallet' })
  const offer = await offerPackage(app, layla)
  const { body } = await who.call(payForPackage, { offer, price: 1_000, wallet: 400 })
  await conclude(who, await passForm(body.url ?? '', cards.paid))
  const [, row] = await paymentsOf(app, who)
  await disputed(row?.gateway_payment ?? '', 'lost')
  const [latest] = await packagesOf(who)
  expect(latest).toMatchObject({ refund: 400, toCard: 0 })
  const before = await balancesOf(app)
  await who.call(refundPackage, { id: latest?.id ?? '', refund: 400 })
  await app.runJobs()
  expect(await moved(before)).toEqual({ prepaid: 40_000, wallet: -40_000 })
})

test('gateway, ledger and packages agree, and the books add up to zero', async () => {
  await app.rows(
    `update payments set captured_at = captured_at - interval '1 hour', opened_at = opened_at - interval '1 hour' where state = 'captured'`,
  )
  await app.runCron('reconcile')
  await app.runJobs()
  expect(
    await app.rows(`select kind, subject from differences where gone_at is null and kind <> 'unknown_here'`),
  ).toEqual([])
  const [sum] = await app.rows<{ sum: string }>(
    'select coalesce(sum(halalas), 0)::text as sum from ledger_entries',
  )
  expect(sum?.sum).toBe('0')
  // The prepaid balance equals the value of the sessions that are unused or booked.
  const [ready] = await app.rows<{ halalas: number }>(
    `select coalesce(sum(halalas), 0)::int as halalas from package_uses where state in ('ready', 'booked')`,
  )
  expect(-(await balancesOf(app)).prepaid).toBe(ready?.halalas)
})
