import { randomBytes } from 'node:crypto'
import { readSync } from 'node:fs'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { readSpooled, spool } from './spooled-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'nabta-spool-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a spooled file has no name, is not readable on disk, and can be read from any offset', async () => {
  const pieces = [randomBytes(70_001), Buffer.from('weighs 71.5 kg'), randomBytes(33)]
  const whole = Buffer.concat(pieces)
  const file = await spool(folder, async (take) => {
    for (const piece of pieces) await take(piece)
  })
  expect(file.size).toBe(whole.length)
  expect(await readdir(folder)).toEqual([])
  const raw = Buffer.alloc(whole.length)
  readSync(file.fd, raw, 0, raw.length, 0)
  expect(raw.includes('weighs')).toBe(false)
  for (const [start, end] of [
    [0, whole.length],
    [17, 18],
    [65_535, 70_010],
    [70_001, 70_015],
  ] as const)
    expect((await buffer(readSpooled(file, start, end))).equals(whole.subarray(start, end))).toBe(true)
  await file.close()
})

test('if the disk accepts only part of a chunk, the rest is written too', async () => {
  const probe = await open(join(folder, 'probe'), 'w')
  const handles = Object.getPrototypeOf(probe) as typeof probe
  await probe.close()
  await rm(join(folder, 'probe'))
  const write = handles.write as (...given: unknown[]) => Promise<{ bytesWritten: number }>
  const halving = vi.spyOn(handles, 'write').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    const [bytes, from, length, at] = given as [Buffer, number, number, number]
    return write.call(this, bytes, from, Math.ceil(length / 2), at) as never
  })
  const whole = randomBytes(5_000)
  const file = await spool(folder, (take) => take(whole))
  halving.mockRestore()
  expect(file.size).toBe(whole.length)
  expect((await buffer(readSpooled(file))).equals(whole)).toBe(true)
  await file.close()
})

test('an interrupted upload leaves nothing', async () => {
  const broken = spool(folder, async (take) => {
    await take(Buffer.from('half'))
    throw new Error('gone')
  })
  await expect(broken).rejects.toThrow('gone')
  expect(await readdir(folder)).toEqual([])
})
