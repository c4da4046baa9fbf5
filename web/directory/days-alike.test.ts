import { expect, test } from 'vitest'
import { daysAlike } from './days-alike.ts'

const day = { from: '09:00', to: '17:00' }
const evening = { from: '20:00', to: '01:00' }

test('neighbouring days with the same hours are joined', () => {
  expect(daysAlike([[day], [day], [day], [day, evening], [evening, day], [], []])).toEqual([
    { first: 0, last: 2, ranges: [day] },
    { first: 3, last: 4, ranges: [day, evening] },
    { first: 5, last: 6, ranges: [] },
  ])
})

test('days that are not adjacent stay separate', () => {
  expect(daysAlike([[day], [], [day], [], [], [], []]).map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 6],
  ])
})
