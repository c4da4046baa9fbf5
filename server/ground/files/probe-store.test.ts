import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join as joined } from 'node:path'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import { readPlatformHealth } from '#contract/platform/health.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { openFiles } from './files.ts'
import { probeStore, startProbing } from './probe-store.ts'

const app = await openApp()
const admin = await join(app, noor, { role: 'admin' })
beforeEach(() => app.rows('delete from file_probes'))

const [a, b] = ['a.example:3000', 'b.example:3000'].map((name) => ({ id: randomUUID(), name })) as [
  Node,
  Node,
]
type Node = { id: string; name: string }
/** A node on the same database as the others, but with its own folder. */
async function nodeApart() {
  const dataDir = await mkdtemp(joined(inject('room'), 'apart-'))
  return { ...app.house, files: openFiles({ dataDir, storageUrl: undefined }) }
}
async function seen() {
  const { body } = await admin.call(readPlatformHealth, {})
  const isWell = body.parts.find(({ part }) => part === 'storage')?.isWell
  return { probe: body.storeProbe, isWell }
}

test('one server reports that it is alive; of two, one reports when it has read the other’s file', async () => {
  app.at('2026-11-26T09:00:00Z')
  expect(await seen()).toEqual({ probe: null, isWell: true })
  await probeStore(app.house, a)
  expect(await seen()).toEqual({
    probe: { outcome: 'read', node: a.name, writer: null, at: '2026-11-26T09:00:00.000Z' },
    isWell: true,
  })
  app.at('2026-11-26T09:00:12Z')
  await probeStore(app.house, b)
  const probe = { outcome: 'read', node: b.name, writer: a.name, at: '2026-11-26T09:00:12.000Z' }
  expect(await seen()).toEqual({ probe, isWell: true })
})

test('servers with separate folders are detected, until they share one', async () => {
  app.at('2026-11-26T10:00:00Z')
  const apart = await nodeApart()
  await probeStore(app.house, a)
  await probeStore(apart, b)
  expect(await seen()).toMatchObject({
    probe: { outcome: 'unread', node: b.name, writer: a.name },
    isWell: false,
  })
  await probeStore(app.house, a)
  expect((await seen()).isWell).toBe(false)
  expect(app.logged()).toContain('store.unsound')
  await probeStore(app.house, b)
  await probeStore(app.house, a)
  expect(await seen()).toMatchObject({ probe: { outcome: 'read', writer: b.name }, isWell: true })
})

test('an old file of the other server does not pass for its latest one', async () => {
  app.at('2026-11-26T11:00:00Z')
  const apart = await nodeApart()
  await probeStore(app.house, a)
  app.at('2026-11-26T11:00:30Z')
  await probeStore(apart, a)
  await probeStore(app.house, b)
  expect(await seen()).toMatchObject({ probe: { outcome: 'unread', node: b.name }, isWell: false })
})

test('a server that cannot write says so, and one that has disappeared is not counted', async () => {
  app.at('2026-11-26T12:00:00Z')
  const keep = vi.spyOn(app.house.files, 'keep').mockRejectedValue(new Error('full'))
  await probeStore(app.house, a)
  keep.mockRestore()
  expect(await seen()).toMatchObject({ probe: { outcome: 'unwritten', node: a.name }, isWell: false })
  app.at('2026-11-26T12:02:00Z')
  await probeStore(app.house, b)
  expect(await seen()).toMatchObject({ probe: { outcome: 'read', node: b.name, writer: null }, isWell: true })
  app.at('2026-11-26T12:20:00Z')
  await probeStore(app.house, b)
  expect(await app.rows('select name from file_probes')).toEqual([{ name: b.name }])
})

test('a server that stops removes its own rows and files', async () => {
  app.at('2026-11-26T13:00:00Z')
  const probing = await startProbing(app.house)
  const [row] = await app.rows<{ node: string }>('select node from file_probes')
  expect(await app.house.files.read(`probes/${row?.node}`)).not.toBeNull()
  await probing.stop()
  expect(await app.rows('select from file_probes')).toEqual([])
  expect(await app.house.files.read(`probes/${row?.node}`)).toBeNull()
})

test('a store that accepts nothing is refused at the start', async () => {
  const keep = vi
    .spyOn(app.house.files, 'keep')
    .mockRejectedValue(Object.assign(new Error('no'), { code: 'S3_403' }))
  await expect(startProbing(app.house)).rejects.toThrow(/^Files cannot be stored in .*\/files \(S3_403\): /)
  keep.mockRestore()
})
