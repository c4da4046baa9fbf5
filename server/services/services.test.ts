import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addService, listMyServices, orderServices, removeService, saveService } from '#contract/services.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { slugOf } from './slug-of.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const dietitian = (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian' })
const form = {
  name: 'Follow-up session',
  description: 'We look at how it went.',
  duration: '30',
  price: '150',
  platform: 'zoom',
  isActive: true,
} as const

const added = async (person: Person, more = {}) => {
  const { status, body } = await person.call(addService, { ...form, ...more })
  expect(status).toBe(201)
  return body.service
}
const listOf = async (person: Person) => (await person.call(listMyServices, {})).body.services
const changesOf = ({ id }: Person) =>
  app.rows(
    "select detail from events where kind = 'practice.services_changed' and subject_id = $1 order by id",
    [id],
  )
const giveAddress = ({ id }: Person, city: string | null = 'riyadh') =>
  app.rows("update dietitian_profiles set city = $2, address = 'Olaya Street 12' where user_id = $1", [
    id,
    city,
  ])

test('a service is added, listed, changed and withdrawn, each with one event', async () => {
  const layla = await dietitian()
  const service = await added(layla)
  expect(service).toMatchObject({
    slug: 'follow-up-session',
    name: form.name,
    description: form.description,
    duration: 30,
    price: 150,
    platform: 'zoom',
    isActive: true,
  })
  const second = await added(layla, { name: 'Meal planning' })
  expect(await listOf(layla)).toEqual([service, second])

  const { body } = await layla.call(saveService, { ...form, id: service.id, price: '٢٠٠', isActive: false })
  expect(body.service).toEqual({ ...service, price: 200, isActive: false })
  expect((await layla.call(removeService, { id: second.id })).body).toEqual({ done: true })
  expect(await listOf(layla)).toEqual([body.service])
  expect((await changesOf(layla)).map(({ detail }) => (detail as { change: string }).change)).toEqual([
    'added',
    'added',
    'saved',
    'removed',
  ])
})

test('it may be named in both languages, and common services get the other name automatically', async () => {
  const layla = await dietitian()
  const both = { otherName: 'جلسة إفطار', otherDescription: 'نخطط لإفطار رمضان معًا.', isInitial: true }
  expect(await added(layla, { name: 'Iftar together', ...both })).toMatchObject(both)
  const arabic = { name: 'الاستشارة الأولى', description: 'نتعرف على عاداتك وأهدافك.' }
  expect(await added(layla, arabic)).toMatchObject({ ...arabic, otherName: 'Initial consultation' })
  const { id, otherName } = await added(layla)
  expect(otherName).toBe('استشارة متابعة')
  const { body } = await layla.call(saveService, { ...form, id, name: 'Only English' })
  expect(body.service).toMatchObject({ otherName: null, otherDescription: null, isInitial: false })
})

test('the order is the dietitian’s own: a new service comes last, and no other dietitian’s service is in it', async () => {
  const layla = await dietitian()
  const [one, two, three] = [await added(layla), await added(layla), await added(layla)]
  const idsOf = (services: { id: string }[]) => services.map(({ id }) => id)
  const { body } = await layla.call(orderServices, { ids: [three.id, one.id] })
  expect(idsOf(body.services)).toEqual([three.id, one.id, two.id])
  expect(idsOf([...(await listOf(layla)), await added(layla)]).slice(0, 3)).toEqual(idsOf(body.services))
  await layla.call(orderServices, { ids: [three.id, one.id] })
  expect((await changesOf(layla)).map(({ detail }) => detail).slice(3)).toEqual([
    { change: 'ordered' },
    expect.objectContaining({ change: 'added' }),
  ])

  const theirs = await added(await dietitian(drFahad))
  const refused = await layla.call(orderServices, { ids: [theirs.id, one.id] })
  expect(refused.body.error.code).toBe('not_found')
  await layla.call(removeService, { id: two.id })
  expect((await layla.call(orderServices, { ids: [two.id] })).status).toBe(404)
  expect(idsOf(await listOf(layla)).slice(0, 2)).toEqual([three.id, one.id])
})

test('a new service starts with its dietitian’s fee, or with the usual price', async () => {
  const layla = await dietitian()
  const startPrice = async () => (await layla.call(listMyServices, {})).body.startPrice
  expect(await startPrice()).toBe(150)
  await app.rows('update dietitian_profiles set consultation_fee_halalas = 24950 where user_id = $1', [
    layla.id,
  ])
  expect(await startPrice()).toBe(250)
})

test('saving the same, or withdrawing again, changes and records nothing', async () => {
  const layla = await dietitian()
  const { id } = await added(layla)
  await layla.call(saveService, { ...form, id })
  await layla.call(removeService, { id })
  expect((await layla.call(removeService, { id })).status).toBe(200)
  expect(await changesOf(layla)).toHaveLength(2)
  expect((await layla.call(saveService, { ...form, id })).body.error.code).toBe('not_found')
})

test('a withdrawn service stays for the appointments that were booked with it', async () => {
  const layla = await dietitian()
  const { id, slug } = await added(layla)
  await layla.call(removeService, { id })
  expect(await app.rows('select slug from services where id = $1', [id])).toEqual([{ slug }])
  expect((await added(layla)).slug).toBe(`${slug}-2`)
})

test('another dietitian’s service does not exist, for dietitians and for patients', async () => {
  const [layla, fahad, patient] = [await dietitian(), await dietitian(drFahad), await join(app, sara)]
  const { id } = await added(layla)
  for (const call of [
    () => fahad.call(saveService, { ...form, id, name: 'Mine now' }),
    () => fahad.call(removeService, { id }),
  ]) {
    const { status, body } = await call()
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  }
  for (const status of [
    (await patient.call(listMyServices, {})).status,
    (await patient.call(addService, form)).status,
    (await patient.call(saveService, { ...form, id })).status,
    (await patient.call(removeService, { id })).status,
  ])
    expect(status).toBe(403)
  expect(await listOf(fahad)).toEqual([])
  expect((await listOf(layla))[0]?.name).toBe(form.name)
})

test('a dietitian who can see another’s service can neither list it as their own nor change it', async () => {
  const [layla, fahad] = [await dietitian(), await dietitian(drFahad)]
  await listedDietitian(app, layla)
  const [seen] = await app.house.db.read({ id: fahad.id, role: 'dietitian', language: 'en' }, (tx) =>
    tx.selectFrom('services').select('id').where('dietitian_id', '=', layla.id),
  )
  expect(await listOf(fahad)).toEqual([])
  const { status } = await fahad.call(saveService, { ...form, id: seen?.id ?? '' })
  expect([seen === undefined, status]).toEqual([false, 404])
})

test('thirty services are the limit, even if the thirtieth is being added at this moment', async () => {
  const layla = await dietitian()
  const fill = (slugs: string) =>
    `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
      select '${layla.id}', ${slugs}, 'S', 'S', 30, 0, 'zoom', true, now(), now()`
  await app.rows(`${fill("'s-' || n")} from generate_series(1, 29) as n`)
  const { status, body } = await runWhileUncommitted(
    app,
    async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`services:${layla.id}`}, 0))`.execute(tx)
      await sql.raw(fill("'last'")).execute(tx)
    },
    () => layla.call(addService, form),
  )
  expect([status, body.error.code]).toEqual([409, 'too_many_services'])
  const [{ id } = { id: '' }] = await listOf(layla)
  await layla.call(removeService, { id })
  expect((await layla.call(addService, form)).status).toBe(201)
})

test.each(['in-person', 'both'] as const)(
  'a service %s needs the address of the practice',
  async (platform) => {
    const layla = await dietitian()
    const refused = await layla.call(addService, { ...form, platform })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'practice_address_needed'])
    expect(await listOf(layla)).toEqual([])

    const { id } = await added(layla, { platform, isActive: false })
    expect((await layla.call(saveService, { ...form, id, platform })).body.error.code).toBe(
      'practice_address_needed',
    )
    await giveAddress(layla, null)
    expect((await layla.call(saveService, { ...form, id, platform })).body.error.code).toBe(
      'practice_address_needed',
    )
    expect((await listOf(layla))[0]?.isActive).toBe(false)
    await giveAddress(layla)
    expect((await layla.call(saveService, { ...form, id, platform })).status).toBe(200)
    expect((await layla.call(addService, { ...form, platform })).status).toBe(201)
  },
)

test('an address that is being removed at this moment does not count', async () => {
  const layla = await dietitian()
  await giveAddress(layla)
  const { status, body } = await runWhileUncommitted(
    app,
    (tx) =>
      tx.updateTable('dietitian_profiles').set({ address: null }).where('user_id', '=', layla.id).execute(),
    () => layla.call(addService, { ...form, platform: 'both' }),
  )
  expect([status, body.error.code]).toEqual([409, 'practice_address_needed'])
})

test.each([
  ['duration', '14', 'minutes_invalid'],
  ['duration', '181', 'minutes_invalid'],
  ['duration', '30.5', 'minutes_invalid'],
  ['price', '10001', 'price_invalid'],
  ['price', '99.5', 'price_invalid'],
  ['name', ' ', 'required'],
  ['description', '', 'required'],
])('%s cannot be %j', async (field, value, code) => {
  const layla = await dietitian()
  const { status, body } = await layla.call(addService, { ...form, [field]: value })
  expect([status, body.error.fields?.[0]]).toMatchObject([422, { field, code }])
  expect(await listOf(layla)).toEqual([])
})

test('a slug is made of the Latin words of a name', () => {
  const known: [string, RegExp][] = [
    ['Initial consultation', /^initial-consultation$/],
    ['  Crème brûlée, without sugar! ', /^creme-brulee-without-sugar$/],
    ['متابعة', /^service-[0-9a-z]{4}$/],
    ['استشارة VIP', /^vip$/],
    ['10', /^service-[0-9a-z]{4}$/],
  ]
  for (const [name, slug] of known) expect(slugOf(name), name).toMatch(slug)
  const anything = fc.array(fc.integer({ max: 0xffff })).map((codes) => String.fromCharCode(...codes))
  fc.assert(fc.property(anything, (name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugOf(name))))
})
