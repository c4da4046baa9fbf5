export type DemoOffer = {
  dietitian: string
  service: string
  uses: number
  days: number
  /** Riyals, and whole ones of each use. */
  price: number
}

const lama = { dietitian: 'dietitian@nabta.test', service: 'follow-up' }
const faisal = { dietitian: 'both@nabta.test', service: 'follow-up' }

const threeOfLama: DemoOffer = { ...lama, uses: 3, days: 60, price: 420 }
const fiveOfLama: DemoOffer = { ...lama, uses: 5, days: 90, price: 650 }

export const demoOffers: readonly DemoOffer[] = [
  threeOfLama,
  fiveOfLama,
  { ...faisal, uses: 3, days: 60, price: 645 },
  { ...faisal, uses: 5, days: 90, price: 1_050 },
]

/** What those who sign in have bought, and when. The stories tell what they have booked with it. */
export const demoPackages = {
  patient: { offer: fiveOfLama, bought: { daysAgo: 30, minute: 20 * 60 + 14 } },
  both: { offer: threeOfLama, bought: { daysAgo: 10, minute: 19 * 60 + 41 } },
} as const
