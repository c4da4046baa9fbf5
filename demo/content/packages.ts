import type { Moment } from './visitors.ts'

export type DemoOffer = {
  dietitian: string
  service: string
  /** Of all services. */
  uses: number
  /** How many of them are of the first service, and of which service the others are; without it, all are of one. */
  mixed?: { first: number; others: string }
  days: number
  /** Riyals; of one service, divisible into whole riyals per session. */
  price: number
  /** When the offer was withdrawn, if it was. */
  withdrawnDaysAgo?: number
}

const lama = { dietitian: 'dietitian@nabta.test', service: 'follow-up' }
const faisal = { dietitian: 'both@nabta.test', service: 'follow-up' }
const reem = { dietitian: 'reem.ghamdi@practice.nabta.test', service: 'follow-up' }

const threeOfLama: DemoOffer = { ...lama, uses: 3, days: 60, price: 420 }
const fiveOfLama: DemoOffer = { ...lama, uses: 5, days: 90, price: 650 }
const twoOfFaisal: DemoOffer = { ...faisal, uses: 2, days: 30, price: 430, withdrawnDaysAgo: 20 }
const threeOfReem: DemoOffer = { ...reem, uses: 3, days: 60, price: 690 }

/** A first visit and four follow-ups. */
const course = {
  service: 'initial-consultation',
  uses: 5,
  mixed: { first: 1, others: 'follow-up' },
  days: 120,
}
const courseOfReem: DemoOffer = { ...reem, ...course, price: 1_250 }

export const demoOffers: readonly DemoOffer[] = [
  threeOfLama,
  fiveOfLama,
  { ...lama, ...course, price: 780 },
  { ...faisal, uses: 3, days: 60, price: 645 },
  { ...faisal, uses: 5, days: 90, price: 1_050 },
  twoOfFaisal,
  threeOfReem,
  courseOfReem,
]

type DemoPurchase = {
  buyer: 'patient' | 'both'
  offer: DemoOffer
  bought: Moment
  /** Set if it is over: expired, or refunded on request. */
  ended?: { ending: 'expired' | 'refunded'; daysAgo: number }
}

/** Purchases of the accounts that people sign in to, and their dates. The stories list the bookings made with them. */
export const demoPackages = {
  patient: { buyer: 'patient', offer: fiveOfLama, bought: { daysAgo: 30, minute: 20 * 60 + 14 } },
  course: { buyer: 'patient', offer: courseOfReem, bought: { daysAgo: 3, minute: 19 * 60 + 22 } },
  both: { buyer: 'both', offer: threeOfLama, bought: { daysAgo: 10, minute: 19 * 60 + 41 } },
  /** One of its two sessions was never booked. */
  expired: {
    buyer: 'patient',
    offer: twoOfFaisal,
    bought: { daysAgo: 42, minute: 18 * 60 + 5 },
    ended: { ending: 'expired', daysAgo: 12 },
  },
  givenBack: {
    buyer: 'patient',
    offer: threeOfReem,
    bought: { daysAgo: 25, minute: 21 * 60 + 2 },
    ended: { ending: 'refunded', daysAgo: 21 },
  },
} as const satisfies Record<string, DemoPurchase>
