/** Saved cards of the demo’s patient: one to pay with, and one that has expired. The simulator knows their tokens. */
export const demoCards = (now: Date) =>
  [
    {
      token: 'token_demo_mada',
      brand: 'mada',
      lastFour: '1010',
      month: 9,
      year: now.getUTCFullYear() + 2,
      isDefault: true,
      daysAgo: 41,
    },
    {
      token: 'token_demo_visa',
      brand: 'visa',
      lastFour: '1111',
      month: 6,
      year: now.getUTCFullYear() - 1,
      isDefault: false,
      daysAgo: 900,
    },
  ] as const
