import { expect, test } from 'vitest'
import { nextTurningPoint } from './next-status-change.ts'

const one = { startsAt: '2026-11-22T13:00:00Z', endsAt: '2026-11-22T13:45:00Z', lapsesAt: null, wanted: null }

test.each([
  ['2026-11-22T08:00:00Z', '2026-11-22T12:50:00Z'],
  ['2026-11-22T12:50:00Z', '2026-11-22T13:00:00Z'],
  ['2026-11-22T13:00:00Z', '2026-11-22T13:15:00Z'],
  ['2026-11-22T13:20:00Z', '2026-11-22T13:45:00Z'],
  ['2026-11-22T13:45:00Z', '2026-11-22T14:00:00Z'],
  // Until then the patient can report that the dietitian did not attend.
  ['2026-11-22T14:00:00Z', '2026-11-24T13:45:00Z'],
])('at %s the next change is at %s', (now, next) => {
  expect(nextTurningPoint([one], Date.parse(now))).toBe(Date.parse(next))
})

test('of several changes the nearest counts, and the expiry of a request is one of them', () => {
  const waiting = { ...one, lapsesAt: '2026-11-22T09:00:00Z' }
  expect(nextTurningPoint([one, waiting], Date.parse('2026-11-22T08:00:00Z'))).toBe(
    Date.parse('2026-11-22T09:00:00Z'),
  )
})

test('so is a request for another time', () => {
  const wanting = { ...one, wanted: { lapsesAt: '2026-11-22T09:00:00Z' } }
  expect(nextTurningPoint([wanting], Date.parse('2026-11-22T08:00:00Z'))).toBe(
    Date.parse('2026-11-22T09:00:00Z'),
  )
})

test('past appointments do not change', () => {
  expect(nextTurningPoint([one], Date.parse('2026-11-24T13:45:00Z'))).toBeNull()
  expect(nextTurningPoint([], 0)).toBeNull()
})
