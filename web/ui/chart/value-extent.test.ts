import { expect, test } from 'vitest'
import { valueExtent } from './value-extent.ts'

const line = (...values: number[]) => [values.map((value, at) => ({ at, value }))]

test('values and a goal have 5 % of room above and below', () => {
  expect(valueExtent({ series: line(80, 75), goal: 60 })).toEqual([59, 81])
  expect(valueExtent({ series: line(60, 70), limits: [80] })).toEqual([59, 81])
  expect(valueExtent({ series: line(70) })).toEqual([66.5, 73.5])
})

test('bars begin at zero, and no chart of positive values shows negative ones', () => {
  expect(valueExtent({ series: line(10_000, 4_000), shape: 'bars' })).toEqual([0, 10_500])
  expect(valueExtent({ series: line(0, 4) })).toEqual([0, 4.2])
})

test('a chart without values reaches from zero to one', () => {
  expect(valueExtent({ series: [[]] })).toEqual([0, 1])
})
