/** These tests measure time, so no other test may run at the same time. Only `npm test -- --all` runs them. */
export const runsAlone = [
  'test/journeys/pace.test.ts',
  'server/accounts/timing.test.ts',
  'server/appointments/search-pace.test.ts',
]
