import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join as joined } from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { savePhoto } from '#contract/profiles.ts'
import { fileFolders } from '#server/jobs.ts'
import { openApp } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { picture } from '#test/fakes/pictures.ts'
import { openStore } from '#test/fakes/store.ts'
import { join, unique } from '#test/people.ts'
import { BadSettings, type Settings } from '../settings.ts'
import { adoptStore, claimStore } from './claim-store.ts'
import { openFiles } from './files.ts'

const app = await openApp()
const shared = await openStore()
const other = await openStore()
const closed = await openStore({ isReadOnly: true })
afterAll(() => {
  for (const store of [shared, other, closed]) store.close()
})
beforeEach(() => app.rows('delete from file_store'))

type Place = Partial<Pick<Settings, 'dataDir' | 'storageUrl'>>
/** A node on this file's database, with its own store for files. */
const nodeWith = (place: Place) => {
  const settings = { ...app.house.settings, ...place }
  return { ...app.house, settings, files: openFiles(settings) }
}
const freshFolder = () => mkdtemp(joined(inject('room'), 'store-'))
const start = (place: Place) => claimStore(nodeWith(place), app.ownerUrl, fileFolders)
const outcome = (starting: Promise<void>) =>
  starting.then(
    () => 'started',
    (fault: unknown) => (fault instanceof BadSettings ? fault.message : fault),
  )
const isElsewhere = expect.stringMatching(
  /^This database stores its files in another place than .*adopt-files/,
)

test('the folder of the first start is final, for all nodes that share it', async () => {
  const [dataDir, elsewhere] = [await freshFolder(), await freshFolder()]
  expect(await outcome(start({ dataDir }))).toBe('started')
  expect(await outcome(start({ dataDir }))).toBe('started')
  expect(await outcome(start({ dataDir: elsewhere }))).toEqual(isElsewhere)
  expect(await outcome(start({ dataDir: elsewhere }))).toContain(`${elsewhere}/files`)
  expect(await outcome(start({ storageUrl: shared.url }))).toEqual(isElsewhere)
  expect(await outcome(start({ dataDir }))).toBe('started')
})

test('of two buckets one becomes the store of the database, and no message contains the key', async () => {
  expect(await outcome(start({ storageUrl: shared.url }))).toBe('started')
  expect(await outcome(start({ storageUrl: shared.url }))).toBe('started')
  const refusal = await outcome(start({ storageUrl: other.url }))
  expect(refusal).toEqual(isElsewhere)
  expect(refusal).not.toMatch(/KEY|SEC/)
})

test('a bucket that accepts nothing, and one that does not answer, are refused in one sentence', async () => {
  for (const storageUrl of [closed.url, 's3://KEY:SECRET@127.0.0.1:1/bucket?insecure=1'])
    expect(await outcome(start({ storageUrl }))).toMatch(
      /^Files cannot be stored in the bucket 127\.0\.0\.1:\d+\/bucket \(\w+\): [^\n]+STORAGE_URL[^\n]+$/,
    )
})

test('of nodes that start at the same time with separate folders one wins, and those that share one all start', async () => {
  const folders = await Promise.all([1, 2, 3, 4].map(freshFolder))
  const apart = await Promise.all(folders.map((dataDir) => outcome(start({ dataDir }))))
  expect(apart.filter((each) => each === 'started')).toHaveLength(1)
  expect(apart.filter((each) => each !== 'started')).toEqual([isElsewhere, isElsewhere, isElsewhere])
  await app.rows('delete from file_store')
  const dataDir = await freshFolder()
  const together = await Promise.all([1, 2, 3, 4].map(() => outcome(start({ dataDir }))))
  expect(together).toEqual(Array(4).fill('started'))
})

test('a start that was killed before it had marked its folder can be repeated, with any folder', async () => {
  const [dataDir, elsewhere] = [await freshFolder(), await freshFolder()]
  await start({ dataDir })
  await app.rows('update file_store set marked_at = null')
  expect(await outcome(start({ dataDir }))).toBe('started')

  await app.rows('update file_store set marked_at = null')
  expect(await outcome(start({ dataDir: elsewhere }))).toBe('started')
  expect(await outcome(start({ dataDir }))).toEqual(isElsewhere)
})

test('a folder marked by another database is refused, because the nightly sweep would empty it', async () => {
  const dataDir = await freshFolder()
  await nodeWith({ dataDir }).files.keep('store/marker', Buffer.from(randomUUID()))
  expect(await outcome(start({ dataDir }))).toMatch(/^The files in .* belong to another database\./)
})

test('the nightly sweep leaves the marker where it is', async () => {
  const dataDir = await freshFolder()
  await start({ dataDir })
  const marker = () => readFile(joined(dataDir, 'files/store/marker'), 'utf8')
  const before = await marker()
  app.at(new Date(Date.now() + 86_400_000).toISOString())
  const files = app.house.files
  Object.assign(app.house, { files: openFiles({ dataDir, storageUrl: undefined }) })
  await app.runCron('sweep_files')
  Object.assign(app.house, { files })
  expect(await marker()).toBe(before)
})

test('an older database claims the folder that contains its files, and an empty folder only once it is adopted', async () => {
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const png = new Uint8Array(await picture().png().toBuffer())
  await layla.call(savePhoto, { upload: { type: 'image/png', bytes: png } } as never)
  const empty = await freshFolder()
  expect(await outcome(start({ dataDir: empty }))).toMatch(
    /^The files of this database are not in .*: of the 1 newest that it refers to, none is there.*adopt-files/,
  )
  expect(await app.rows('select from file_store')).toEqual([])
  expect(await outcome(start({}))).toBe('started')

  expect(await outcome(start({ dataDir: empty }))).toEqual(isElsewhere)
  expect(await adoptStore(nodeWith({ dataDir: empty }), app.ownerUrl, fileFolders)).toEqual({
    named: 1,
    held: 0,
  })
  expect(await outcome(start({ dataDir: empty }))).toBe('started')
  expect(await outcome(start({}))).toEqual(isElsewhere)
  expect(await adoptStore(app.house, app.ownerUrl, fileFolders)).toEqual({ named: 1, held: 1 })
})
