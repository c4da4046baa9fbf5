import { expect, test } from 'vitest'
import { nextRamadan } from './next-ramadan.ts'

test.each([
  ['2026-11-21', '2027-02-08', '2027-03-08', '1448'],
  ['2027-02-20', '2027-02-20', '2027-03-08', '1448'],
  ['2027-03-08', '2027-03-08', '2027-03-08', '1448'],
  ['2027-03-09', '2028-01-28', '2028-02-25', '1449'],
  ['2028-02-26', '2029-01-16', '2029-02-13', '1450'],
])('on %s the next Ramadan is from %s to %s, in %s', (today, from, to, year) => {
  expect(nextRamadan(today)).toEqual({ from, to, year })
})

test.each([
  [{ starts: 1, ends: 0 }, '2026-11-21', '2027-02-09', '2027-03-08'],
  [{ starts: -1, ends: 0 }, '2026-11-21', '2027-02-07', '2027-03-08'],
  [{ starts: 0, ends: 1 }, '2027-03-09', '2027-03-09', '2027-03-09'],
  [{ starts: 0, ends: -1 }, '2026-11-21', '2027-02-08', '2027-03-07'],
  [{ starts: 1, ends: 1 }, '2027-03-10', '2028-01-28', '2028-02-25'],
])('with the month of 1448 moved by %o, on %s it is from %s to %s', (moved, today, from, to) => {
  expect(nextRamadan(today, { year: '1448', ...moved })).toMatchObject({ from, to })
})
