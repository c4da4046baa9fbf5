import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addOffer, listMyPackages, mostOffers, saveOffer, withdrawOffer } from '#contract/money/packages.ts'
import { addService, saveService } from '#contract/services.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const dietitian = (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian' })
const single = {
  name: 'Follow-up',
  description: 'We look at how it went.',
  duration: '30',
  price: '150',
  platform: 'zoom',
  isActive: true,
} as const
const serviceOf = async (person: Person, more: { price?: string } = {}) => {
  const { body } = await person.call(addService, { ...single, ...more })
  return body.service.id as string
}
const terms = { uses: '5', days: '90', price: '600' } as const
const offersOf = async (person: Person) => (await person.call(listMyPackages, {})).body.offers

test('a dietitian offers several appointments of a service, changes the offer and withdraws it', async () => {
  const layla = await dietitian()
  const service = await serviceOf(layla)
  const { status, body } = await layla.call(addOffer, { service, ...terms })
  expect(status).toBe(201)
  const { offer } = body
  expect(offer).toEqual({
    id: offer.id,
    service,
    parts: [{ service, uses: 5 }],
    uses: 5,
    days: 90,
    price: 600,
    saves: 150,
    comesBackUntil: 3,
    isShown: true,
  })
  const saved = await layla.call(saveOffer, { id: offer.id, ...terms, uses: '٤', price: '599' })
  expect(saved.body.offer).toEqual({
    ...offer,
    parts: [{ service, uses: 4 }],
    uses: 4,
    price: 599,
    saves: 1,
  })
  expect(await offersOf(layla)).toEqual([saved.body.offer])
  expect((await layla.call(withdrawOffer, { id: offer.id })).body).toEqual({ done: true })
  expect((await layla.call(withdrawOffer, { id: offer.id })).status).toBe(200)
  expect(await offersOf(layla)).toEqual([])
  expect((await layla.call(saveOffer, { id: offer.id, ...terms })).status).toBe(404)
  const events = await app.rows<{ detail: { change: string } }>(
    "select detail from events where kind = 'practice.packages_changed' and subject_id = $1 order by id",
    [layla.id],
  )
  expect(events.map(({ detail }) => detail.change)).toEqual(['added', 'saved', 'withdrawn'])
})

test('no package costs more than its appointments one by one, even after the prices change', async () => {
  const layla = await dietitian()
  const service = await serviceOf(layla)
  const dear = await layla.call(addOffer, { service, ...terms, price: '751' })
  expect([dear.status, dear.body.error.fields]).toMatchObject([
    422,
    [{ field: 'price', code: 'package_saves_nothing' }],
  ])
  const { offer } = (await layla.call(addOffer, { service, ...terms, price: '750' })).body
  expect(offer).toMatchObject({ saves: 0, isShown: true })
  const fewer = await layla.call(saveOffer, { id: offer.id, ...terms, price: '750', uses: '4' })
  expect(fewer.body.error.fields?.[0]?.code).toBe('package_saves_nothing')
  // When the service becomes cheaper, the offer is hidden, and the dietitian is shown this.
  await layla.call(saveService, { ...single, id: service, price: '149' })
  expect(await offersOf(layla)).toMatchObject([{ id: offer.id, isShown: false, saves: 0 }])
  await layla.call(saveService, { ...single, id: service, price: '160' })
  expect(await offersOf(layla)).toMatchObject([{ isShown: true, saves: 50 }])
  await layla.call(saveService, { ...single, id: service, isActive: false })
  expect(await offersOf(layla)).toMatchObject([{ isShown: false }])
})

test('a free service is not sold in packages', async () => {
  const layla = await dietitian()
  const service = await serviceOf(layla, { price: '0' as '150' })
  const { body } = await layla.call(addOffer, { service, ...terms, price: '1' })
  expect(body.error.fields?.[0]?.code).toBe('package_saves_nothing')
})

test('a package combines a first visit with follow-ups, and the saving counts all of them', async () => {
  const layla = await dietitian()
  const [first, follow, plan] = [
    await serviceOf(layla, { price: '300' }),
    await serviceOf(layla),
    await serviceOf(layla, { price: '200' }),
  ]
  const mixed = {
    service: first,
    uses: '1',
    also: [{ service: follow, uses: '4' }],
    days: '120',
    price: '780',
  }
  const { status, body } = await layla.call(addOffer, mixed)
  expect([status, body.offer]).toMatchObject([
    201,
    {
      service: first,
      parts: [
        { service: first, uses: 1 },
        { service: follow, uses: 4 },
      ],
      uses: 5,
      saves: 120,
      isShown: true,
    },
  ])
  // Changed as a whole: another service takes the place of one, and one that is named twice counts once.
  const { id } = body.offer
  const also = [
    { service: plan, uses: '1' },
    { service: first, uses: '1' },
  ]
  const saved = await layla.call(saveOffer, { id, uses: '1', also, days: '120', price: '780' })
  expect(saved.body.offer).toMatchObject({
    parts: [
      { service: first, uses: 2 },
      { service: plan, uses: 1 },
    ],
    uses: 3,
    saves: 20,
  })
  expect(await offersOf(layla)).toEqual([saved.body.offer])
  const single = await layla.call(saveOffer, { id, uses: '3', days: '120', price: '780' })
  expect(single.body.offer).toMatchObject({ parts: [{ service: first, uses: 3 }], saves: 120 })
})

test('a combined package is refused with too many appointments, a free or a foreign service, or no saving', async () => {
  const [layla, fahad] = [await dietitian(), await dietitian(drFahad)]
  const [first, follow] = [await serviceOf(layla, { price: '300' }), await serviceOf(layla)]
  const mixed = {
    service: first,
    uses: '1',
    also: [{ service: follow, uses: '4' }],
    days: '120',
    price: '780',
  }
  const refusalOf = async (more: Partial<typeof mixed>) => {
    const { status, body } = await layla.call(addOffer, { ...mixed, ...more })
    return [status, body.error.fields?.[0]?.code ?? body.error.code]
  }
  expect(await refusalOf({ uses: '17' })).toEqual([422, 'uses_invalid'])
  expect(await refusalOf({ also: [{ service: follow, uses: '0' }] })).toEqual([422, 'uses_invalid'])
  expect(await refusalOf({ also: Array(5).fill({ service: follow, uses: '1' }) })).toEqual([422, 'too_many'])
  expect(await refusalOf({ price: '901' })).toEqual([422, 'package_saves_nothing'])
  const free = await serviceOf(layla, { price: '0' })
  expect(await refusalOf({ also: [{ service: free, uses: '1' }], price: '200' })).toEqual([
    422,
    'package_saves_nothing',
  ])
  expect(await refusalOf({ also: [{ service: await serviceOf(fahad), uses: '1' }] })).toEqual([
    404,
    'not_found',
  ])
  expect(await offersOf(layla)).toEqual([])
})

test('a combined package is hidden while one of its services is inactive', async () => {
  const layla = await dietitian()
  const [first, follow] = [await serviceOf(layla, { price: '300' }), await serviceOf(layla)]
  await layla.call(addOffer, {
    service: first,
    uses: '1',
    also: [{ service: follow, uses: '4' }],
    days: '120',
    price: '780',
  })
  await layla.call(saveService, { id: follow, ...single, isActive: false })
  expect(await offersOf(layla)).toMatchObject([{ isShown: false, saves: 0 }])
  await layla.call(saveService, { id: follow, ...single })
  expect(await offersOf(layla)).toMatchObject([{ isShown: true, saves: 120 }])
})

test.each([
  ['uses', '1', 'uses_invalid'],
  ['uses', '21', 'uses_invalid'],
  ['uses', '2.5', 'uses_invalid'],
  ['days', '6', 'package_days_invalid'],
  ['days', '366', 'package_days_invalid'],
  ['price', '0', 'package_price_invalid'],
  ['price', '99.5', 'package_price_invalid'],
])('%s cannot be %s', async (field, value, code) => {
  const layla = await dietitian()
  const service = await serviceOf(layla)
  const { status, body } = await layla.call(addOffer, { service, ...terms, [field]: value })
  expect([status, body.error.fields?.[0]]).toMatchObject([422, { field, code }])
})

test('a dietitian cannot make or change another dietitian’s offer', async () => {
  const [layla, fahad, patient] = [await dietitian(), await dietitian(drFahad), await join(app, sara)]
  const service = await serviceOf(layla)
  const { offer } = (await layla.call(addOffer, { service, ...terms })).body
  for (const { status } of [
    await fahad.call(addOffer, { service, ...terms }),
    await fahad.call(saveOffer, { id: offer.id, ...terms }),
    await fahad.call(withdrawOffer, { id: offer.id }),
  ])
    expect(status).toBe(404)
  expect((await patient.call(addOffer, { service, ...terms })).status).toBe(403)
  expect(await offersOf(layla)).toEqual([offer])
})

test('the limit of offers is not exceeded, even if several are added at the same time', async () => {
  const layla = await dietitian()
  const service = await serviceOf(layla)
  await app.rows(
    `insert into package_offers (dietitian_id, service_id, uses, days, price_halalas, offered_at, changed_at)
       select $1, $2, 5, 90, 60000, now(), now() from generate_series(1, $3::int)`,
    [layla.id, service, mostOffers - 1],
  )
  // The call waits for the service after it has counted: if three had the same count, all three would be inserted.
  const busy = Promise.withResolvers<void>()
  const saving = app.house.db.as(system, async (tx) => {
    await sql`select from services where id = ${service}::uuid for update`.execute(tx)
    await busy.promise
  })
  const adding = Promise.all([1, 2, 3].map(() => layla.call(addOffer, { service, ...terms })))
  await expect
    .poll(
      async () =>
        (
          await app.rows(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).length,
    )
    .toBe(3)
  busy.resolve()
  await saving
  const added = await adding
  expect(added.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await offersOf(layla)).toHaveLength(mostOffers)
})
