import { afterEach, expect, vi } from 'vitest'

const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

afterEach(() => {
  const said = complaints.flatMap((complaint) => complaint.mock.calls)
  for (const complaint of complaints) complaint.mockClear()
  expect(said, 'nothing may be written to the console').toEqual([])
})
