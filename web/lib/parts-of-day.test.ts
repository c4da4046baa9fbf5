import { expect, test } from 'vitest'
import { partsOfDay } from './parts-of-day.ts'

test('times are grouped by the hour at which they begin in the reader’s zone', () => {
  const slots = [
    '2026-11-20T21:15:00Z',
    '2026-11-21T08:45:00Z',
    '2026-11-21T09:00:00Z',
    '2026-11-21T17:00:00Z',
  ]
  expect(partsOfDay(slots, 'Asia/Riyadh')).toEqual([
    ['night', [slots[0]]],
    ['morning', [slots[1]]],
    ['afternoon', [slots[2]]],
    ['evening', [slots[3]]],
  ])
  expect(partsOfDay(slots.slice(1, 3), 'UTC')).toEqual([['morning', slots.slice(1, 3)]])
})
