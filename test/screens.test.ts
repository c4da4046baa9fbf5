import { expect, test } from 'vitest'
import { screens } from './screens.ts'

test('every screen has a unique name that works as a file name', () => {
  const names = screens.map(({ name }) => name)
  expect([...new Set(names)]).toEqual(names)
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('only screens of signed-in people change something that has to be undone', () => {
  expect(screens.filter(({ as, undo }) => undo && !as).map(({ name }) => name)).toEqual([])
})
