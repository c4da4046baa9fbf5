import { expect, test } from 'vitest'
import { holding, holdingLarge } from './uploads-at-once.ts'

test('one person sends one large file at a time, a node takes twelve, and other files have room all the while', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const twelve = [...'abcdefghijkl'].map((person) => holdingLarge(person, () => over))
  const full = { code: 'rate_limited' }
  await expect(holdingLarge('a', () => over)).rejects.toMatchObject(full)
  await expect(holdingLarge('m', () => over)).rejects.toMatchObject(full)
  expect(await holding('a', async () => 'taken')).toBe('taken')
  end()
  await Promise.all(twelve)
  expect(await holdingLarge('f', async () => 'taken')).toBe('taken')
})
