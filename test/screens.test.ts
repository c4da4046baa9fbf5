import { expect, test } from 'vitest'
import { screens } from './screens.ts'

test('every screen has a name of its own, which a file can carry', () => {
  const names = screens.map(({ name }) => name)
  expect([...new Set(names)]).toEqual(names)
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('only whoever is signed in changes something that has to be taken back', () => {
  expect(screens.filter(({ as, undo }) => undo && !as).map(({ name }) => name)).toEqual([])
})
