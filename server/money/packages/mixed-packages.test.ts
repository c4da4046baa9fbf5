import { expect, test } from 'vitest'
import { cancelAppointment, completeAppointment } from '#contract/appointments/changes.ts'
import { readDietitian } from '#contract/directory.ts'
import { listInvoices, readInvoice } from '#contract/money/invoices.ts'
import { addOffer, payForPackage, refundPackage } from '#contract/money/packages.ts'
import { listMyServices, saveService } from '#contract/services.ts'
import { cards, openPayments, passForm } from '#test/payments/open-payments.ts'
import { bookOne, offerPackage, packagesOf } from '#test/payments/packages.ts'
import {
  balancesOf,
  conclude,
  noonIn,
  paidPractice,
  somePatient,
  takePayments,
} from '#test/payments/paying.ts'
import type { Person } from '#test/people.ts'

const { app, hearWebhooks } = await openPayments()
hearWebhooks()
await takePayments(app)
const services = [
  { name: 'First visit', duration: 60, price: 300 },
  { name: 'Follow-up', duration: 30, price: 150 },
  { name: 'Meal plan', duration: 30, price: 200 },
]
/** A page shows hours only up to the last minute before midnight. */
const weekly = Array(7).fill([{ from: '00:00', to: '23:30' }])
const layla = await paidPractice(app, { services, weekly })
const { services: own } = (await layla.call(listMyServices, {})).body
const idOf = (name: string) => own.find((each) => each.name === name)?.id ?? ''
const [first, follow, plan] = [idOf('First visit'), idOf('Follow-up'), idOf('Meal plan')]
let day = 1

/** A price that the sessions cannot share evenly. */
const price = 701
const course = {
  service: first,
  uses: '1',
  also: [{ service: follow, uses: '4' }],
  days: '120',
  price: `${price}`,
}
const { offer } = (await layla.call(addOffer, course)).body

async function buyer() {
  const who = await somePatient(app)
  const { body } = await who.call(payForPackage, { offer: offer.id, price })
  await conclude(who, await passForm(body.url ?? '', cards.paid))
  await app.runJobs()
  const [bought] = await packagesOf(who)
  return { who, id: bought?.id ?? '' }
}
/** On a day that no other booking uses. */
function book(who: Person, id: string, service: string) {
  day += 1
  return bookOne(app, who, layla, id, noonIn(app, day), { service })
}
const halalasOf = (id: string) =>
  app.rows<{ halalas: number; state: string }>(
    'select halalas, state from package_uses where package_id = $1 order by place',
    [id],
  )

test('the sessions cost their parts of the price to the halala, and the invoice names all services', async () => {
  const { who, id } = await buyer()
  expect(await packagesOf(who)).toMatchObject([
    {
      serviceName: 'First visit + 4 × Follow-up',
      uses: 5,
      left: 5,
      price,
      refund: price,
      parts: [
        { service: first, serviceName: 'First visit', uses: 1, left: 1 },
        { service: follow, serviceName: 'Follow-up', uses: 4, left: 4 },
      ],
    },
  ])
  const shares = (await halalasOf(id)).map(({ halalas }) => halalas)
  expect(shares).toEqual([23_366, 11_684, 11_683, 11_683, 11_684])
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price * 100)
  const [invoice] = (await who.call(listInvoices, {})).body.invoices
  const { body } = await who.call(readInvoice, { id: invoice?.id ?? '' })
  expect(body.invoice.lines).toMatchObject([
    { name: 'First visit + 4 × Follow-up: package of 5 appointments', total: price },
  ])
})

test('each use books the service that has sessions left, at its own price', async () => {
  const { who, id } = await buyer()
  const { dietitian } = (await who.call(readDietitian, { id: layla.id })).body
  expect(dietitian.packages.map(({ service, left, uses }) => [service, left, uses])).toEqual([
    [first, 1, 1],
    [follow, 4, 4],
  ])
  const visit = (await book(who, id, first)).body.appointment
  expect(visit).toMatchObject({ serviceName: 'First visit', price: 233.66, package: { id } })
  const refused = await book(who, id, first)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'package_over'])
  expect((await book(who, id, plan)).body.error.code).toBe('not_found')
  expect((await book(who, id, follow)).body.appointment).toMatchObject({
    serviceName: 'Follow-up',
    price: 116.84,
  })
  const [bought] = await packagesOf(who)
  expect(bought?.parts.map(({ left }) => left)).toEqual([0, 3])
  expect(bought?.each.map(({ part, state, amount }) => [part, state, amount])).toEqual([
    [0, 'booked', 233.66],
    [1, 'booked', 116.84],
    [1, 'ready', 116.83],
    [1, 'ready', 116.83],
    [1, 'ready', 116.84],
  ])
})

test('a cancelled session returns to its own service, a held one is earned, and the rest is refunded', async () => {
  const before = await balancesOf(app)
  const { who, id } = await buyer()
  const visit = (await book(who, id, first)).body.appointment
  const later = (await book(who, id, follow)).body.appointment
  expect((await who.call(cancelAppointment, { id: later.id })).status).toBe(200)
  await app.rows(
    `update appointments set starts_at = now() - interval '40 minutes', ends_at = now() - interval '10 minutes' where id = $1`,
    [visit.id],
  )
  await layla.call(completeAppointment, { id: visit.id, outcome: 'attended' })
  await app.runJobs()
  expect((await halalasOf(id)).map(({ state }) => state)).toEqual([
    'used',
    'ready',
    'ready',
    'ready',
    'ready',
  ])
  const [bought] = await packagesOf(who)
  expect([bought?.left, bought?.refund]).toEqual([4, 467.34])
  expect((await who.call(refundPackage, { id, refund: 467.34 })).body).toEqual({ refund: 467.34 })
  await app.runJobs()
  const after = await balancesOf(app)
  expect((after.prepaid ?? 0) - (before.prepaid ?? 0), 'nothing stays prepaid').toBe(0)
  expect((await packagesOf(who))[0]).toMatchObject({ ending: 'refunded', left: 0, refund: null })
})

test('a later change of the services’ prices does not change what was bought', async () => {
  const who = await somePatient(app)
  const { body } = await who.call(payForPackage, { offer: offer.id, price })
  const dearer = { description: 'Longer.', duration: '60', platform: 'zoom', isActive: true } as const
  await layla.call(saveService, { id: first, name: 'First visit', price: '600', ...dearer })
  await conclude(who, await passForm(body.url ?? '', cards.paid))
  const [bought] = await packagesOf(who)
  expect(bought?.each.map(({ amount }) => amount)).toEqual([233.66, 116.84, 116.83, 116.83, 116.84])
  await layla.call(saveService, { id: first, name: 'First visit', price: '300', ...dearer })
})

test('whoever has sessions of one of the services left buys no second package of it', async () => {
  const { who, id } = await buyer()
  await app.rows('update package_offers set withdrawn_at = null where id = $1', [offer.id])
  const again = await who.call(payForPackage, { offer: offer.id, price })
  expect([again.status, again.body.error.code]).toEqual([409, 'package_is_open'])
  const single = await offerPackage(app, layla, { uses: 3, price: 400 })
  await app.rows('update package_offers set service_id = $2 where id = $1', [single, follow])
  const blocked = await who.call(payForPackage, { offer: single, price: 400 })
  expect(blocked.body.error.code).toBe('package_is_open')
  await app.rows(`update package_uses set state = 'refunded' where package_id = $1 and part = 2`, [id])
  expect((await who.call(payForPackage, { offer: single, price: 400 })).status).toBe(201)
})
