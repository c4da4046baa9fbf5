import { expect, test, vi } from 'vitest'
import { deviceZone } from './zone.ts'

test('the device is asked for its zone once for many moments', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat')
  const zones = new Set(Array.from({ length: 100 }, deviceZone))
  expect([zones.size, asked.mock.calls.length]).toEqual([1, 1])
  asked.mockRestore()
})
