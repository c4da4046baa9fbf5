import { afterEach, expect, test } from 'vitest'
import { setReaderZone } from '#web/lib/zone.ts'
import { momentOf, readMoment } from './moment-fields.tsx'

afterEach(() => setReaderZone(null))

test('day and hour are written and read in the chosen time zone, in any zone of the device', () => {
  const at = new Date('2026-11-21T22:15:00Z')
  setReaderZone('Asia/Riyadh')
  expect(momentOf(at)).toEqual({ day: '2026-11-22', time: '01:15' })
  expect(readMoment(momentOf(at))).toEqual(at)
  setReaderZone('America/New_York')
  expect(momentOf(at)).toEqual({ day: '2026-11-21', time: '17:15' })
  expect(readMoment(momentOf(at))).toEqual(at)
  expect(readMoment({ day: '2026-11-', time: '08:00' })).toBeNull()
})
