import { expect, test, vi } from 'vitest'

test('the device is asked for its zone once for many moments', async () => {
  vi.resetModules()
  const { deviceZone } = await import('./zone.ts')
  const asked = vi.spyOn(Intl, 'DateTimeFormat')
  const zones = new Set(Array.from({ length: 100 }, deviceZone))
  expect([zones.size, asked.mock.calls.length]).toEqual([1, 1])
  asked.mockRestore()
})
