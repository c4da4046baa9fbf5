import { afterEach, expect, test } from 'vitest'
import { setReaderZone } from '#web/lib/zone.ts'
import { roundNumbers, roundSteps, timeSteps } from './scale.ts'

afterEach(() => setReaderZone(null))

test.each([
  [71.3, 74.9, [70, 72, 74, 76]],
  [4.1, 9.8, [4, 6, 8, 10]],
  [72, 72, [70, 75]],
  [0, 10_400, [0, 5_000, 10_000, 15_000]],
  [5.31, 5.62, [5.2, 5.4, 5.6, 5.8]],
])('values from %f to %f are between round numbers', (low, high, steps) => {
  expect(roundSteps(low, high)).toEqual(steps)
})

test.each([
  [69.6, 79, [70, 72, 74, 76, 78]],
  [59, 81, [60, 65, 70, 75, 80]],
  [0, 10_500, [0, 5_000, 10_000]],
  [5.27, 5.66, [5.3, 5.4, 5.5, 5.6]],
])('round numbers between %f and %f', (low, high, numbers) => {
  expect(roundNumbers(low, high)).toEqual(numbers)
})

const labels = (from: string, to: string, most: number) =>
  timeSteps('en', Date.parse(from), Date.parse(to), most).map(({ label }) => label)

test('time is divided into days, weeks, months or years, as space allows', () => {
  expect(labels('2026-11-16T09:00:00Z', '2026-11-22T09:00:00Z', 6)).toContain('22 Nov')
  expect(labels('2026-10-23T09:00:00Z', '2026-11-22T09:00:00Z', 5).length).toBeLessThanOrEqual(5)
  expect(labels('2025-11-22T09:00:00Z', '2026-11-22T09:00:00Z', 6)).toEqual([
    'Jan 2026',
    'Apr 2026',
    'Jul 2026',
    'Oct 2026',
  ])
  expect(labels('2010-11-22T09:00:00Z', '2026-11-22T09:00:00Z', 5).length).toBeLessThanOrEqual(5)
})

test('months have their Arabic names and Western digits', () => {
  const [first] = timeSteps('ar', Date.parse('2026-10-23'), Date.parse('2026-11-22'), 5)
  expect(first?.label).toMatch(/^\d+ [\u0600-\u06ff]+$/)
})

test.each([
  ['Asia/Riyadh', '2026-11-21T21:00:00.000Z'],
  ['America/New_York', '2026-11-22T05:00:00.000Z'],
])('a day begins in the chosen time zone: %s', (zone, start) => {
  setReaderZone(zone)
  const steps = timeSteps('en', Date.parse('2026-11-18T09:00:00Z'), Date.parse('2026-11-22T09:00:00Z'), 6)
  const last = steps.find(({ label }) => label === '22 Nov')
  expect(new Date(last?.at ?? 0).toISOString()).toBe(start)
})
