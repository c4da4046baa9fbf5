/** These tests measure time, so nothing else may run beside them. Only `npm test -- --all` runs them. */
export const runsAlone = [
  'test/journeys/pace.test.ts',
  'server/accounts/timing.test.ts',
  'server/appointments/search-pace.test.ts',
]
