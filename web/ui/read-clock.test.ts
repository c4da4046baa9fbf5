import { expect, test } from 'vitest'
import { readClock } from './read-clock.ts'

test.each([
  ['7:30 pm', '19:30'],
  ['7:30 am', '07:30'],
  ['12:15 am', '00:15'],
  ['12:15 p.m.', '12:15'],
  ['7p', '19:00'],
  ['7.30 م', '19:30'],
  ['٧:٣٠ صباحًا', '07:30'],
  ['۱۹:۳۰', '19:30'],
  ['1930', '19:30'],
  ['730', '07:30'],
  ['19', '19:00'],
  ['0:05', '00:05'],
  ['\u20687:30\u00a0pm\u2069', '19:30'],
])('%s is %s', (text, clock) => {
  expect(readClock(text)).toBe(clock)
})

test.each(['', 'noon', '24:00', '7:60', '13 pm', '0 am', '7:3', '12345', '7:30 xm'])(
  '«%s» is no time',
  (text) => {
    expect(readClock(text)).toBeNull()
  },
)

test('without am or pm a time stays in the half of the day that is shown', () => {
  expect(readClock('8:15', '19:30')).toBe('20:15')
  expect(readClock('8:15', '07:30')).toBe('08:15')
  expect(readClock('08:15', '19:30')).toBe('08:15')
  expect(readClock('12:15', '19:30')).toBe('12:15')
})
