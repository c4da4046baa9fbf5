import { expect, test } from 'vitest'
import { endsNextDay, groupHours } from './weekly-hours.ts'

const office = { from: '09:00', to: '17:00' }
const evening = { from: '20:00', to: '01:00' }

test('days with the same hours are joined, in whatever order the hours were written', () => {
  expect(groupHours([[office, evening], [evening, office], [office], [office], [office], [], []])).toEqual([
    { first: 0, last: 1, ranges: [office, evening] },
    { first: 2, last: 4, ranges: [office] },
    { first: 5, last: 6, ranges: [] },
  ])
})

test('an end that is not after its start is on the next day', () => {
  expect([office, evening, { from: '00:00', to: '00:00' }].map(endsNextDay)).toEqual([false, true, true])
})
