import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { fillDemoOnce } from './fill-demo-once.ts'

const app = await openApp()

test('of two nodes that start at the same time one fills the demo, and the other finds it filled', async () => {
  const both = await Promise.all([1, 2].map(() => fillDemoOnce(app.house, app.ownerUrl)))
  expect(both.sort()).toEqual([false, true])
  const photos = await app.rows('select from photos')
  let faces = 0
  for await (const { name } of app.house.files.list()) if (name.startsWith('photos/')) faces++
  expect([photos.length > 0, faces]).toEqual([true, 2 * photos.length])
  expect(await fillDemoOnce(app.house, app.ownerUrl)).toBe(false)
})
