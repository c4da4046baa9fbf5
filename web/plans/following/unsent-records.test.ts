import { expect, test } from 'vitest'
import { mergeSaid } from './unsent-records.ts'

const nothing = { isEaten: false, swaps: [], note: '', entry: null }

test('what was ticked off without a line takes nothing away that another device has noted meanwhile', () => {
  const now = { ...nothing, note: 'With laban' }
  expect(mergeSaid({ before: nothing, said: { ...nothing, isEaten: true } }, now)).toEqual({
    ...now,
    isEaten: true,
  })
})

test('of what both have changed the one counts that arrives last', () => {
  const swapped = [{ item: 'a', food: 'b' }]
  expect(
    mergeSaid(
      { before: nothing, said: { ...nothing, note: 'Here', swaps: swapped } },
      { ...nothing, note: 'There' },
    ),
  ).toEqual({ ...nothing, note: 'Here', swaps: swapped })
})
