import { expect, test } from 'vitest'
import { askForNewAddress, confirmNewAddress, deleteAccount } from '#contract/accounts/security.ts'
import { readMarketingChoice, saveMarketingChoice, subscribeToNewsletter } from '#contract/newsletter.ts'
import { system } from '#server/ground/data/db.ts'
import type { EventId } from '#server/ground/data/events.ts'
import { ensurePersonKey, findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { personalData } from '#server/personal-data.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, drReem, khalid, noor, omar, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { newestMailedToken } from '#test/links.ts'
import { deleteForGood, endGracePeriod, join, unique } from '#test/people.ts'
import { placesOf, placesOfEach } from '#test/places.ts'
import { fillEveryTable, uniqueTexts } from '#test/whole-person.ts'
import { eraseAccount } from './erase.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const withoutMail = await openApp({ RATE_LIMIT_SCALE: '1000', SMTP_URL: 'smtp://127.0.0.1:9' })

const leavingEvent = async (where: typeof app, id: string) =>
  (
    await where.rows<{ id: EventId<never> }>(
      "select id from events where kind = 'account.grace_over' and subject_id = $1",
      [id],
    )
  )[0]?.id as EventId<never>

const isThere = async (where: typeof app, id: string) =>
  (await where.rows('select from users where id = $1', [id])).length === 1

test('once a person with data everywhere has left, only the data that the law requires remains', async () => {
  const person = await join(app, sara)
  await fillEveryTable(app, person)
  const values = [sara.email, ...Object.values(uniqueTexts).filter((value) => value !== uniqueTexts.browser)]
  const known = await placesOfEach(app, [person.id, sara.email])
  for (const [value, places] of known) expect(places.length, value).toBeGreaterThan(2)
  const [{ answers_sealed } = { answers_sealed: Buffer.alloc(0) }] = await app.rows<{
    answers_sealed: Buffer
  }>('select answers_sealed from health_profiles where user_id = $1', [person.id])

  await deleteForGood(app, person)

  const [letter, ...more] = (await app.mailTo(sara.email)).filter(({ id }) => id.endsWith('.goodbye'))
  expect(more).toEqual([])
  expect(letter).toMatchObject({ language: 'ar', subject: 'تم حذف حسابك' })
  expect(JSON.stringify(letter)).not.toContain(uniqueTexts.allergies)

  const kept = Object.entries(personalData).flatMap(([table, { keeps = {} }]) =>
    Object.keys(keeps).map((column) => `${table}.${column}`),
  )
  const left = await placesOf(app, person.id)
  expect(left).toEqual(['consents.user_id', 'events.actor', 'events.subject_id'])
  for (const place of left) expect(kept).toContain(place)
  for (const [value, places] of await placesOfEach(app, [...values, uniqueTexts.browser]))
    expect(places, value).toEqual([])

  expect(
    await app.rows('select from consents where user_id = $1 and address_mark is not null', [person.id]),
  ).toEqual([])
  expect(await app.rows('select from consents where user_id = $1', [person.id])).toHaveLength(2)
  expect(
    await app.rows("select kind from events where subject_id = $1 and detail <> '{}'", [person.id]),
  ).toEqual([])
  expect(
    await app.rows('select kind, actor from events where subject_id = $1 order by id desc limit 1', [
      person.id,
    ]),
  ).toEqual([{ kind: 'account.erased', actor: 'system' }])

  // Health data that a backup restores stays unreadable: no remaining key decrypts it.
  const bound = `health_profiles:${person.id}`
  const other = await join(app, { ...sara, email: 'other@example.sa' })
  await app.house.db.as(system, async (tx) => {
    expect(await findPersonKey(tx, app.house.keys, person.id)).toBeNull()
    const key = await ensurePersonKey(tx, app.house.keys, other.id, app.house.clock.now())
    expect(() => key.open(answers_sealed, bound)).toThrow()
  })
  expect(() => app.house.keys.open(answers_sealed, bound)).toThrow()
})

test('the newsletter follows to a new address, and is erased with the account', async () => {
  const person = await join(app, { ...noor, email: unique(noor.email) })
  const email = unique('later@example.sa')
  await person.call(saveMarketingChoice, { isWanted: true })
  await person.call(askForNewAddress, { email })
  await app.call(confirmNewAddress, { token: await newestMailedToken(app, email, 'confirm-new-email') })
  await app.runJobs()
  expect((await person.call(readMarketingChoice, {})).body.isWanted).toBe(true)
  expect((await copiedData(person)).parts.newsletterSubscribers).toMatchObject([{ email }])
  await deleteForGood(app, person)
  for (const [address, places] of await placesOfEach(app, [person.email, email]))
    expect(places, address).toEqual([])
})

test('erasing again does no harm, and records nothing', async () => {
  const person = await join(app, omar)
  await person.call(deleteAccount, {})
  await endGracePeriod(app, person.id)
  const event = await leavingEvent(app, person.id)
  const all = Promise.withResolvers<void>()
  let arrived = 0
  const house: House = {
    ...app.house,
    mail: {
      ...app.house.mail,
      async deliver(letter) {
        arrived++
        if (arrived === 3) all.resolve()
        await all.promise
        await app.house.mail.deliver(letter)
      },
    },
  }
  await Promise.all([1, 2, 3].map(() => eraseAccount(house, event)))
  await app.runJobs()
  await eraseAccount(app.house, event)
  expect(
    await app.rows("select from events where kind = 'account.erased' and subject_id = $1", [person.id]),
  ).toHaveLength(1)
  expect((await app.mailTo(omar.email)).filter(({ id }) => id.endsWith('.goodbye'))).toHaveLength(1)
})

test('no other person loses anything', async () => {
  const stays = await join(app, drLayla, { role: 'dietitian' })
  await fillEveryTable(app, stays)
  const counts = async () => {
    const found: Record<string, number> = {}
    for (const table of Object.keys(personalData))
      found[table] = (await app.rows(`select from ${table}`)).length
    return found
  }
  const before = await counts()
  const goes = await join(app, drFahad, { role: 'dietitian' })
  await app.call(subscribeToNewsletter, { email: drFahad.email })
  await deleteForGood(app, goes)
  const { consents, events, ...rest } = await counts()
  expect(before).toMatchObject(rest)
  expect(await isThere(app, stays.id)).toBe(true)
})

test('nobody is erased without having requested it', async () => {
  const person = await join(app, drReem, { role: 'dietitian' })
  const [event] = await app.rows<{ id: string }>(
    "select id from events where kind = 'account.registered' and subject_id = $1",
    [person.id],
  )
  await eraseAccount(app.house, event?.id as EventId<never>)
  expect(await isThere(app, person.id)).toBe(true)
  expect((await app.mailTo(person.email)).filter(({ id }) => id.endsWith('.goodbye'))).toEqual([])
})

test('a mail server that is down delays the erasure by a day at most', async () => {
  withoutMail.at('2026-11-20T09:00:00Z')
  const person = await join(withoutMail, khalid)
  await person.call(deleteAccount, {})
  await endGracePeriod(withoutMail, person.id)
  await withoutMail.rows("delete from graphile_worker._private_jobs where payload ->> 'event' <> $1", [
    await leavingEvent(withoutMail, person.id),
  ])
  await withoutMail.runJobs()
  expect(await isThere(withoutMail, person.id)).toBe(true)
  expect(
    await withoutMail.rows('select attempts from graphile_worker._private_jobs where attempts > 0'),
  ).toEqual([{ attempts: 1 }])

  const event = await leavingEvent(withoutMail, person.id)
  withoutMail.at('2026-11-21T08:59:00Z')
  await expect(eraseAccount(withoutMail.house, event)).rejects.toThrow(/mail server/)
  expect(await isThere(withoutMail, person.id)).toBe(true)
  withoutMail.at('2026-11-21T09:00:00Z')
  await eraseAccount(withoutMail.house, event)
  expect(await isThere(withoutMail, person.id)).toBe(false)
})

test('a person who registers again while the old account awaits erasure loses nothing of the new one', async () => {
  const email = 'again@example.sa'
  withoutMail.at('2026-11-22T09:00:00Z')
  const before = await join(withoutMail, { ...khalid, email })
  const waiting = await join(withoutMail, { ...khalid, email: 'waits@example.sa' }, { signedIn: false })
  const makeWait = (id: string) =>
    withoutMail.rows('update users set email = $2, confirmed_at = null where id = $1', [id, email])
  await makeWait(waiting.id)
  expect((await before.call(deleteAccount, {})).status).toBe(200)
  withoutMail.at('2026-11-22T10:00:00Z')
  const anew = await join(withoutMail, { ...khalid, email })
  const waitsAnew = await join(withoutMail, { ...khalid, email: 'anew@example.sa' }, { signedIn: false })
  await makeWait(waitsAnew.id)
  await withoutMail.call(subscribeToNewsletter, { email })
  await endGracePeriod(withoutMail, before.id)
  withoutMail.at('2026-11-24T10:00:00Z')
  await eraseAccount(withoutMail.house, await leavingEvent(withoutMail, before.id))
  expect(await isThere(withoutMail, before.id)).toBe(false)
  expect(await isThere(withoutMail, waiting.id)).toBe(false)
  expect(await isThere(withoutMail, anew.id)).toBe(true)
  expect(await isThere(withoutMail, waitsAnew.id)).toBe(true)
  expect(await withoutMail.rows('select from newsletter_subscribers where email = $1', [email])).toHaveLength(
    1,
  )
})

test('an admin who has left is still named, by id only, as the one who granted a role', async () => {
  await join(app, { ...noor, email: 'other.admin@example.sa' }, { role: 'admin' })
  const admin = await join(app, noor, { role: 'admin' })
  const [held] = await app.rows<{ id: string }>('select id from user_roles where user_id <> $1 limit 1', [
    admin.id,
  ])
  await app.rows('update user_roles set granted_by = $2 where id = $1', [held?.id, admin.id])
  await deleteForGood(app, admin)
  expect(await placesOf(app, admin.id)).toContain('user_roles.granted_by')
  expect(await placesOf(app, noor.email)).toEqual([])
})
