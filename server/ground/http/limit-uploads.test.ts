import { expect, test } from 'vitest'
import { limitLargeUploads, limitUploads } from './limit-uploads.ts'

test('a person sends one large file at a time, a node takes twelve, and other files always have room', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const twelve = [...'abcdefghijkl'].map((person) => limitLargeUploads(person, () => over))
  const full = { code: 'rate_limited' }
  await expect(limitLargeUploads('a', () => over)).rejects.toMatchObject(full)
  await expect(limitLargeUploads('m', () => over)).rejects.toMatchObject(full)
  expect(await limitUploads('a', async () => 'taken')).toBe('taken')
  end()
  await Promise.all(twelve)
  expect(await limitLargeUploads('f', async () => 'taken')).toBe('taken')
})
