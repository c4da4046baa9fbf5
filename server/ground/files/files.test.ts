import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '#test/fakes/store.ts'
import { type Files, openFiles } from './files.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'nabta-files-'))
const store = await openStore()
afterAll(async () => {
  store.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function listOf(files: Files) {
  const names: string[] = []
  for await (const { name } of files.list()) names.push(name)
  return names.sort()
}

describe.each([
  ['on the disk', openFiles({ dataDir, storageUrl: undefined })],
  ['in a bucket', openFiles({ dataDir, storageUrl: store.url })],
])('files %s', (_, files) => {
  test('exist unchanged once they are stored, and no longer once they are removed', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128])
    await files.keep('documents/one', bytes)
    expect(await files.read('documents/one')).toEqual(bytes)
    await files.keep('documents/one', Buffer.from('another'))
    expect((await files.read('documents/one'))?.toString()).toBe('another')
    await files.remove('documents/one')
    await files.remove('documents/one')
    expect(await files.read('documents/one')).toBeNull()
  })

  test('are listed completely', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `photos/${name}-small.webp`)
    for (const name of names) await files.keep(name, Buffer.from(name))
    expect(await listOf(files)).toEqual(names)
    for (const name of names) await files.remove(name)
    expect(await listOf(files)).toEqual([])
  })
})

test.each(['../secret-keys', 'documents/../../x', '/etc/passwd', 'documents/a\0b', 'documents'])(
  'the name %j accesses no file',
  async (name) => {
    const files = openFiles({ dataDir, storageUrl: undefined })
    await expect(async () => files.read(name)).rejects.toThrow('not a valid name for a stored file')
  },
)

test('a busy store is asked again, and a store that refuses access is reported as unavailable', async () => {
  const files = openFiles({ dataDir, storageUrl: store.url })
  store.refuse(2)
  await files.keep('documents/late', Buffer.from('late'))
  expect(store.kept.has('documents/late')).toBe(true)
  const stranger = openFiles({ dataDir, storageUrl: store.url.replace('SEC', 'sec') })
  await expect(stranger.read('documents/late')).rejects.toMatchObject({ name: 'StoreGone', code: 'S3_403' })
})
