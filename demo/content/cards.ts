/** What the demo’s patient has saved: one card to pay with, and one whose time is over. The gateway’s simulator knows their tokens. */
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
