import { expect, test } from 'vitest'
import { type EventKind, events } from '#server/events.ts'
import { system } from '#server/ground/data/db.ts'
import { type DetailArgument, recorder } from '#server/ground/data/events.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian, type PracticeFacts, putPractice } from '#test/practices/practices.ts'
import { refreshListing, renewAllListings, renewPassedTimes } from './refresh.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = '2026-11-22T06:00:00Z'
app.at(now)
const record = recorder(events)

type Row = {
  name: string
  next_free_at: Date | null
  calls_from: string
  last_calls: (Date | null)[]
  rank: number
}
const listing = async (id: string): Promise<Row | undefined> =>
  (await app.rows<Row>('select * from listings where user_id = $1', [id]))[0]

const aDietitian = (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian', signedIn: false })
const aListed = async (facts: PracticeFacts = {}) => {
  const dietitian = await aDietitian()
  await listedDietitian(app, dietitian, facts)
  return dietitian
}

test('a change announced by an event is in the directory once its job has run', async () => {
  const layla = await aDietitian()
  await putPractice(app, layla)
  const happens = <Kind extends EventKind>(kind: Kind, ...detail: DetailArgument<typeof events, Kind>) =>
    app.house.db.as(system, (tx) => record(tx, system, kind, layla.id, app.house.clock.now(), ...detail))
  await happens('practice.approved', {
    from: 'submitted',
    decision: layla.id,
    licensedUntil: null,
    documents: [],
  })
  expect(await listing(layla.id)).toBeUndefined()
  await app.runJobs()
  expect((await listing(layla.id))?.name).toBe('Dr. Layla Al-Harbi')
  await app.rows("update profiles set first_name = 'Lulu' where id = $1", [layla.id])
  await happens('practice.saved')
  await app.runJobs()
  expect((await listing(layla.id))?.name).toBe('Lulu Layla Al-Harbi')
})

test('each minute, only dietitians whose next time can no longer be booked get a new one', async () => {
  const [layla, fahad] = [
    await aListed({ notice: 120 }),
    await aListed({ notice: 0, weekly: Array(7).fill([{ from: '20:00', to: '22:00' }]) }),
  ]
  expect((await listing(layla.id))?.next_free_at).toEqual(new Date('2026-11-22T08:00:00Z'))
  await app.rows("update listings set name = 'As it was'")
  app.at('2026-11-22T06:00:01Z')
  await renewPassedTimes(app.house)
  expect(await listing(layla.id)).toMatchObject({
    name: 'Dr. Layla Al-Harbi',
    next_free_at: new Date('2026-11-22T08:15:00Z'),
  })
  expect((await listing(fahad.id))?.name).toBe('As it was')
  app.at(now)
})

test('at midnight in Riyadh the days advance, dietitians with ended licences disappear, and missing ones are added', async () => {
  const layla = await aListed({ licensedUntil: '2026-11-22' })
  const fahad = await aListed()
  const forgotten = await aDietitian(drFahad)
  await putPractice(app, forgotten)
  expect((await listing(fahad.id))?.calls_from).toBe('2026-11-22')
  app.at('2026-11-22T21:00:00Z')
  await renewAllListings(app.house)
  expect(await listing(layla.id)).toBeUndefined()
  expect((await listing(fahad.id))?.calls_from).toBe('2026-11-23')
  expect((await listing(forgotten.id))?.name).toBe('Dr. Fahad Al-Shehri')
  app.at(now)
})

test('more dietitians than fit into one batch are refreshed', async () => {
  const ids = await app.rows<{ id: string }>(
    `with made as (insert into users (email, password_hash, language, created_at, confirmed_at)
        select 'many-' || n || '@example.sa', '', 'en', now(), now() from generate_series(1, 120) as n returning id),
      held as (insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) select id, 'dietitian', true, now(), '' from made),
      named as (insert into profiles (id, first_name, updated_at) select id, 'Many', now() from made),
      open as (insert into dietitian_profiles (user_id, title, specialization, years_of_experience, updated_at)
        select id, 'Dietitian', 'sports', '0-2', now() from made),
      seen as (insert into verifications (user_id, status, license_number, licensed_until, experience)
        select id, 'approved', id, '2030-01-01', '3-5' from made),
      hours as (insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes,
          most_per_patient, takes_at_once, updated_at) select id, 'Asia/Riyadh', '[[],[],[],[],[],[],[]]', 0, 0, 7, 15, 3, false, now() from made)
      select id from made`,
  )
  await renewAllListings(app.house)
  const [count] = await app.rows("select count(*)::int as listed from listings where name = 'Many'")
  expect([ids.length, count]).toEqual([120, { listed: 120 }])
})

test('a dietitian suspended while a listing is being written is not in the directory afterwards', async () => {
  const layla = await aDietitian()
  await putPractice(app, layla)
  const suspended = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const suspending = app.house.db.as(system, async (tx) => {
    await tx
      .updateTable('verifications')
      .set({ status: 'suspended' })
      .where('user_id', '=', layla.id)
      .execute()
    suspended.resolve()
    await written.promise
  })
  await suspended.promise
  const writing = app.house.db.as(system, (tx) => refreshListing(tx, layla.id, app.house.clock.now()))
  await isWaiting()
  written.resolve()
  await Promise.all([suspending, writing])
  expect(await listing(layla.id)).toBeUndefined()
})

test('a dietitian suspended before a listing is committed leaves the directory with it', async () => {
  const layla = await aDietitian()
  await putPractice(app, layla)
  const written = Promise.withResolvers<void>()
  const suspending = Promise.withResolvers<void>()
  const writing = app.house.db.as(system, async (tx) => {
    await refreshListing(tx, layla.id, app.house.clock.now())
    written.resolve()
    await suspending.promise
  })
  await written.promise
  const suspension = app.house.db.as(system, (tx) =>
    tx.updateTable('verifications').set({ status: 'suspended' }).where('user_id', '=', layla.id).execute(),
  )
  await isWaiting()
  suspending.resolve()
  await Promise.all([writing, suspension])
  expect(await listing(layla.id)).toBeUndefined()
})

/** Waits until a transaction is blocked on a listing’s lock. */
const isWaiting = () =>
  expect
    .poll(
      async () => (await app.rows("select from pg_locks where locktype = 'advisory' and not granted")).length,
    )
    .toBe(1)

test('only the system writes, removes or changes a listing', async () => {
  const layla = await aListed()
  const herself = { id: layla.id, role: 'dietitian', language: 'en' } as const
  const changed = await app.house.db.as(herself, (tx) =>
    tx.updateTable('listings').set({ rating: 5 }).where('user_id', '=', layla.id).executeTakeFirst(),
  )
  const gone = await app.house.db.as(herself, (tx) =>
    tx.deleteFrom('listings').where('user_id', '=', layla.id).executeTakeFirst(),
  )
  expect([changed.numUpdatedRows, gone.numDeletedRows]).toEqual([0n, 0n])
  const fahad = await aDietitian(drFahad)
  await putPractice(app, fahad)
  for (const { id } of [layla, fahad]) {
    const own = app.house.db.as({ ...herself, id }, (tx) => refreshListing(tx, id, app.house.clock.now()))
    await expect(own).rejects.toThrow('row-level security')
  }
  const seen = await app.house.db.read({ id: '', role: '', language: 'en' }, (tx) =>
    tx.selectFrom('directory').select('name'),
  )
  expect(seen).toEqual([])
})
