import { afterEach, beforeEach, expect, vi } from 'vitest'

const noted = () => [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
let complaints: ReturnType<typeof noted> = []

// For each test: `restoreMocks` takes away what the one before has watched.
beforeEach(() => {
  complaints = noted()
})

afterEach(() => {
  const said = complaints.flatMap((complaint) => complaint.mock.calls)
  for (const complaint of complaints) complaint.mockClear()
  expect(said, 'nothing may be written to the console').toEqual([])
})
