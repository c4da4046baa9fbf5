import { expect, test } from 'vitest'
import { mergeEntry } from './unsent-records.ts'

const nothing = { isEaten: false, swaps: [], note: '', entry: null }

test('a tick made offline removes nothing that another device has meanwhile recorded', () => {
  const now = { ...nothing, note: 'With laban' }
  expect(mergeEntry({ before: nothing, said: { ...nothing, isEaten: true } }, now)).toEqual({
    ...now,
    isEaten: true,
  })
})

test('of two changes to the same record the one that arrives last counts', () => {
  const swapped = [{ item: 'a', food: 'b' }]
  expect(
    mergeEntry(
      { before: nothing, said: { ...nothing, note: 'Here', swaps: swapped } },
      { ...nothing, note: 'There' },
    ),
  ).toEqual({ ...nothing, note: 'Here', swaps: swapped })
})
