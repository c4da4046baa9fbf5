import { fromAbsolute } from '@internationalized/date'
import { expect, test, vi } from 'vitest'
import { aheadAt, dayOf, momentAt, timeOf } from './wall-clock.ts'

test('a day and a time are the same in an engine that writes dates differently', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(
    () => '21/11/2026، 10:30 م',
  )
  const at = new Date('2026-11-21T22:30:40.500Z')
  expect([dayOf(at, 'Asia/Riyadh'), timeOf(at, 'Asia/Riyadh')]).toEqual(['2026-11-22', '01:30'])
  expect([dayOf(at, 'America/St_Johns'), timeOf(at, 'America/St_Johns')]).toEqual(['2026-11-21', '19:00'])
  expect(dayOf(new Date('0987-06-05T12:00:00Z'), 'UTC')).toBe('0987-06-05')
})

test('a zone’s offset is right up to the moment at which its clock changes', () => {
  const zones = [
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'Africa/Cairo',
  ]
  for (const zone of zones)
    for (let at = Date.UTC(2026, 0); at < Date.UTC(2027, 0); at += 30 * 60_000)
      if (aheadAt(at, zone) !== fromAbsolute(at, zone).offset)
        expect([zone, at, aheadAt(at, zone)]).toEqual([zone, at, fromAbsolute(at, zone).offset])
})

test.each([
  ['Asia/Riyadh', '2026-11-22', '00:15', '2026-11-21T21:15:00.000Z'],
  ['America/New_York', '2026-11-21', '16:15', '2026-11-21T21:15:00.000Z'],
  // On both sides of the skipped hour, and within it.
  ['America/New_York', '2026-03-08', '01:45', '2026-03-08T06:45:00.000Z'],
  ['America/New_York', '2026-03-08', '03:15', '2026-03-08T07:15:00.000Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  // A day whose clocks go forward at midnight, so that it begins at one o’clock.
  ['Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22', '23:45', '2026-11-22T18:00:00.000Z'],
])('in %s it is %s %s at %s', (zone, day, time, moment) => {
  expect(momentAt(day, time, zone)?.toISOString()).toBe(moment)
})

test('the clock time converts back to the same moment, in any zone', () => {
  for (const zone of ['Asia/Riyadh', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    for (let hour = 0; hour < 24; hour++) {
      const at = new Date(Date.UTC(2026, 10, 21, hour, 45))
      expect(momentAt(dayOf(at, zone), timeOf(at, zone), zone)).toEqual(at)
    }
  expect(momentAt('2026-13-01', '08:00', 'Asia/Riyadh')).toBeNull()
})
