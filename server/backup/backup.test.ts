import { randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { checkReady } from '#contract/health-checks.ts'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { readPushKey } from '#contract/notifications/push.ts'
import { readPlatformHealth } from '#contract/platform/health.ts'
import { savePhoto } from '#contract/profiles.ts'
import { describeCatalogue } from '#db/catalogue.ts'
import { watchHold } from '#server/ground/data/hold.ts'
import { openOwner } from '#server/ground/data/pools.ts'
import { startJobs } from '#server/ground/data/worker.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { work } from '#server/jobs.ts'
import { type App, openApp } from '#test/app.ts'
import { drFahad, drLayla, noor, sara } from '#test/cast.ts'
import { bareDatabase, loginWith } from '#test/database.ts'
import { picture } from '#test/fakes/pictures.ts'
import { openStore } from '#test/fakes/store.ts'
import { once } from '#test/join-as.ts'
import { deleteForGood, join as joinApp, signIn, unique } from '#test/people.ts'
import { differing, readAgain, readEverything } from '#test/read-everything.ts'
import { runsAll } from '#test/setup/extent.ts'
import { fillEveryTable } from '#test/whole-person.ts'
import { backUp } from './back-up.ts'
import { readErased } from './erased.ts'
import { releaseHold } from './release-hold.ts'
import { restore } from './restore.ts'

const key = randomBytes(32).toString('base64')
const environment = { RATE_LIMIT_SCALE: '1000', SECRET_KEYS: key }
const app = await openApp(environment)
const room = await mkdtemp(join(inject('room'), 'backup-'))
afterAll(() => rm(room, { recursive: true, force: true }))
const emptyFolder = () => mkdtemp(join(room, 'place-'))

const somebody = (who: { name: string; email: string }, more: Parameters<typeof joinApp>[2] = {}) =>
  joinApp(app, { ...who, email: unique(who.email) }, more)
const people = {
  patient: await somebody(sara),
  dietitian: await somebody(drLayla, { role: 'dietitian' }),
  admin: await somebody(noor, { role: 'admin' }),
  both: await somebody(drFahad, { role: 'dietitian', also: ['patient'] }),
}
await fillEveryTable(app, people.patient)
const png = await picture(300, 200).png().toBuffer()
await people.dietitian.call(savePhoto, {
  upload: { type: 'image/png', bytes: new Uint8Array(png) },
} as never)

const reader = await loginWith(
  app.ownerUrl,
  (role) => `create role ${role} login bypassrls password 'secret'; grant pg_read_all_data to ${role}`,
)
const settings = { ...app.house.settings, databaseUrl: app.ownerUrl, backupDatabaseUrl: reader }
const backedUp = async () => backUp(settings, { to: await emptyFolder() })

/** Two people who are erased after the first backup, and a subscriber whose email was still waiting in the second. */
const leavers = [await somebody(sara), await somebody(sara)] as const
const subscriber = unique('waiting@example.sa')

/** A backup made while people write, and what was restored from it. */
const whileWriting = once(async () => {
  let isOver = false
  const writing = (async () => {
    for (let at = 0; !isOver; at++)
      await app.call(subscribeToNewsletter, { email: `writer-${at}@example.sa` })
  })()
  const { folder, manifest } = await backedUp().finally(() => {
    isOver = true
  })
  await writing
  return { folder, manifest, copy: await restored(folder) }
})

/** A backup made while nobody writes, and what was restored from it into a store. */
const whileQuiet = once(async () => {
  await app.call(subscribeToNewsletter, { email: subscriber })
  // The push key is created on its first read.
  await people.patient.call(readPushKey, {})
  const { folder, keys } = await backUp(settings, { to: await emptyFolder(), keysTo: await emptyFolder() })
  const store = await openStore()
  afterAll(() => void store.close())
  return { folder, keys, store, copy: await restored(folder, store.url) }
})

/** The app that runs on the restored copy. */
async function restored(folder: string, storageUrl?: string): Promise<App> {
  const database = await bareDatabase()
  const dataDir = await emptyFolder()
  const place = { ...settings, databaseUrl: database.ownerUrl, dataDir, storageUrl }
  await restore(place, folder, undefined, app.house.clock.now())
  return openApp(
    { ...environment, DATA_DIR: dataDir, ...(storageUrl && { STORAGE_URL: storageUrl }) },
    {},
    database,
  )
}
const countOf = async (where: App, table: string) =>
  (await where.rows<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0

test('a backup contains one consistent moment of the database while people write', async () => {
  const { folder, manifest, copy } = await whileWriting()
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  // An event and its subject are written in one transaction, so a single snapshot has both or neither.
  expect(
    await copy.rows(`select from events where kind = 'newsletter.asked' and not exists (
      select from newsletter_subscribers where newsletter_subscribers.id = subject_id)`),
  ).toEqual([])
  expect(manifest.tables.find(({ name }) => name === 'newsletter_subscribers')?.rows).toBeGreaterThan(0)
  for (const { schema, name, rows } of manifest.tables.filter(({ name }) => name !== 'restores'))
    expect(await countOf(copy, `${schema}.${name}`), name).toBe(rows)
})

test('everybody reads the same in a restored copy as in the original, and its database has the same schema', async () => {
  const { store, copy } = await whileQuiet()
  expect(store.kept.size).toBeGreaterThan(0)
  const owner = await openOwner(copy.ownerUrl)
  const { schema } = await describeCatalogue(owner).finally(() => owner.end())
  expect(schema).toBe(await readFile('db/schema.sql', 'utf8'))
  const moment = app.house.clock.now().toISOString()
  for (const each of [app, copy]) each.at(moment)
  for (const [name, { headers }] of Object.entries(people)) {
    const here = await readEverything({ origin: app.origin, headers }, runsAll ? 3 : 1)
    // The health page describes the installation: where its files are and how much room is left.
    here.delete(readPlatformHealth.path)
    expect([...here.values()].filter((answer) => answer.startsWith('200')).length, name).toBeGreaterThan(20)
    expect(differing(here, await readAgain({ origin: copy.origin, headers }, here)), name).toEqual([])
  }
})

test('until its release a restored server changes nothing, runs no jobs and sends no messages', async () => {
  const { copy } = await whileQuiet()
  const restoredJobs = `graphile_worker._private_jobs where payload::jsonb ? 'restored'`
  const waiting = await countOf(copy, restoredJobs)
  expect(waiting).toBeGreaterThan(0)
  const hold = await watchHold(copy.house, { every: 20 })
  const jobs = await startJobs(copy.house, copy.ownerUrl, work, { alone: true, released: hold.released })
  try {
    expect((await copy.call(checkReady, {})).body).toEqual({ status: 'ready', held: true })
    const visitor = await signIn({ ...people.both, call: copy.call, headers: {} })
    expect(visitor.status).toBe(200)
    const refused = await copy.call(subscribeToNewsletter, { email: 'new@example.sa' })
    expect([refused.status, refused.body.error.code]).toEqual([503, 'held_after_restore'])
    const { body } = await copy.call(readPlatformHealth, {}, people.admin.headers)
    expect(body.parts.find(({ part }) => part === 'jobs')).toEqual({
      part: 'jobs',
      isWell: false,
      way: 'held',
    })
    const letter = { id: 'a.b', to: 'a@b.sa', language: 'en', subject: '', html: '', text: '' } as const
    await expect(sendLetter(copy.house, letter)).rejects.toThrow('on hold')
    // A worker that has started would already have recorded its scheduled jobs.
    expect(await countOf(copy, 'graphile_worker._private_known_crontabs')).toBe(0)
    expect(await countOf(copy, restoredJobs)).toBe(waiting)
    expect(copy.logged()).toContain('restore.held')

    expect(await releaseHold(copy.house, new Set())).toMatchObject({
      erased: 0,
      payments: null,
      payouts: null,
    })
    await hold.released
    await expect
      .poll(() => countOf(copy, 'graphile_worker._private_jobs where attempts = 0 and run_at <= now()'))
      .toBe(0)
    expect(copy.logged()).toContain('mail.not_repeated')
    expect(await copy.mailTo(subscriber)).toEqual([])
    expect((await copy.call(subscribeToNewsletter, { email: 'new@example.sa' })).status).toBe(202)
    await expect.poll(() => copy.mailTo('new@example.sa')).toHaveLength(1)
    // Without this refusal a session that ended after the backup would be valid again.
    expect((await copy.call(readPlatformHealth, {}, people.admin.headers)).status).toBe(401)
  } finally {
    await jobs.stop()
  }
})

test('people erased since the backup are erased again on release, from the server’s log or from a newer archive', async () => {
  const { copy } = await whileWriting()
  const [one, other] = leavers
  await deleteForGood(app, one)
  const newer = await backedUp()
  await deleteForGood(app, other)
  const log = join(room, 'log.jsonl')
  for (const line of JSON.parse(app.logged()) as [string, string, object?][])
    await appendFile(
      log,
      `${JSON.stringify({ at: '', level: line[0], event: line[1], ...line[2] })}\nnot JSON\n`,
    )
  const there = () =>
    copy.rows<{ id: string }>('select id from users where id = any ($1)', [[one.id, other.id]])
  expect(await there()).toHaveLength(2)
  expect(await readErased([newer.folder])).toContain(one.id)
  const people = await readErased([newer.folder, log])
  expect((await releaseHold(copy.house, people)).erased).toBe(2)
  expect(await there()).toEqual([])
  await expect(releaseHold(copy.house, people)).rejects.toThrow('not on hold')
})

test('keys are stored apart from the archive, and without them nothing is restored', async () => {
  const { folder, keys } = await whileQuiet()
  expect((await readFile(keys ?? '', 'utf8')).trim()).toBe(key)
  expect((await stat(keys ?? '')).mode & 0o777).toBe(0o600)
  const texts = await Promise.all(
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((each) => each.isFile())
      .map((each) => readFile(join(each.parentPath, each.name), 'latin1')),
  )
  expect(texts.some((text) => text.includes(key))).toBe(false)
  await expect(backUp(settings, { to: room, keysTo: join(room, 'keys') })).rejects.toThrow('another place')

  const wrong = {
    ...settings,
    secretKeys: [randomBytes(32).toString('base64')],
    dataDir: await emptyFolder(),
  }
  await expect(restore(wrong, folder, undefined, new Date())).rejects.toThrow('not the keys of this archive')
})

test('a role that may not see every row is refused, and leaves nothing behind', async () => {
  const blind = await loginWith(
    app.ownerUrl,
    (role) => `create role ${role} login password 'secret'; grant pg_read_all_data to ${role}`,
  )
  const to = await emptyFolder()
  await expect(backUp({ ...settings, backupDatabaseUrl: blind }, { to })).rejects.toThrow('BYPASSRLS')
  expect(await readdir(to)).toEqual([])
})

test('only a complete archive is restored, and only into an empty place', async () => {
  const folder = await emptyFolder()
  await cp((await whileQuiet()).folder, folder, { recursive: true })
  const at = new Date()
  const dataDir = await emptyFolder()
  await expect(restore({ ...settings, dataDir }, folder, undefined, at)).rejects.toThrow(
    'This database is not empty',
  )
  await expect(restore(settings, folder, undefined, at)).rejects.toThrow('files already')
  const table = join(folder, 'tables', 'public.users.copy.gz')
  const bytes = await readFile(table)
  await writeFile(table, bytes.subarray(0, bytes.length - 9))
  await expect(restore({ ...settings, dataDir }, folder, undefined, at)).rejects.toThrow(
    'public.users differs from what was written',
  )
  await rm(join(folder, 'manifest.json'))
  await expect(restore({ ...settings, dataDir }, folder, undefined, at)).rejects.toThrow(
    'not a complete archive',
  )
})
