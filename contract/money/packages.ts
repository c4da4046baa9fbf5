import * as z from 'zod/mini'
import { appointmentAnswer, versionOf } from '#contract/appointments/appointment.ts'
import { bookingForm, bookingRefusals } from '#contract/appointments/booking.ts'
import { done, fault, id, moment, wholeFigure } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** The most packages that somebody may offer at once. */
export const mostOffers = 20

/** Days before its end on which a patient is told that a package has uses left. */
export const warnedBefore = [14, 3] as const

/** At least so many days are left to use what a dietitian has given back. */
export const daysAfterReturn = 14

const terms = {
  /** How many appointments of the service. */
  uses: z.int(),
  /** Days from the purchase in which they are to be booked and to begin. */
  days: z.int(),
  /** Riyals, for all of them. */
  price: z.number(),
  /** Hours before its start until which an appointment that its patient cancels comes back to the package. */
  comesBackUntil: z.number(),
}

const offer = z.strictObject({
  id,
  service: id,
  ...terms,
  /** What it saves beside as many single appointments. */
  saves: z.number(),
})
export type PackageOffer = z.output<typeof offer>

const ownOffer = z.strictObject({
  ...offer.shape,
  /** Patients see it: its service is offered, has a price, and costs no less by single appointments. */
  isShown: z.boolean(),
})
export type OwnOffer = z.output<typeof ownOffer>

export const offerForm = z.strictObject({
  service: z.uuid(fault('required')),
  uses: wholeFigure(2, 20, { wrong: 'uses_invalid' }),
  days: wholeFigure(7, 365, { wrong: 'package_days_invalid' }),
  price: wholeFigure(1, 200_000, { wrong: 'package_price_invalid' }),
})

const named = z.strictObject({ name: z.nullable(z.string()), otherName: z.nullable(z.string()) })

const packageEndings = ['refunded', 'expired', 'dietitian_left', 'patient_left'] as const
export type PackageEnding = (typeof packageEndings)[number]

const bought = {
  id,
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  ...terms,
  /** How many of them can still be booked. */
  left: z.int(),
  boughtAt: moment,
  expiresAt: moment,
  endedAt: z.nullable(moment),
  ending: z.nullable(z.enum(packageEndings)),
}

export const listMyPackages = route({
  method: 'GET',
  path: '/api/practice/packages',
  summary: 'The packages that one offers, and those that patients have bought, the latest first.',
  audience: 'dietitian',
  output: z.strictObject({
    offers: z.array(ownOffer),
    sold: z.array(z.strictObject({ ...bought, patient: named })),
    /** Patients can buy them: the operator takes payments. */
    isSold: z.boolean(),
  }),
})

export type SoldPackage = z.output<typeof listMyPackages.output>['sold'][number]

export const addOffer = route({
  method: 'POST',
  path: '/api/practice/packages',
  summary: 'Offer several appointments of one service at one price.',
  audience: 'dietitian',
  body: offerForm,
  output: z.strictObject({ offer: ownOffer }),
  status: 201,
  refusals: ['not_found', 'too_many_packages'],
})

export const saveOffer = route({
  method: 'PUT',
  path: '/api/practice/packages/:id',
  summary: 'Change what is offered. What has been bought stays as it was bought.',
  audience: 'dietitian',
  params: z.strictObject({ id }),
  body: z.omit(offerForm, { service: true }),
  output: z.strictObject({ offer: ownOffer }),
  refusals: ['not_found'],
})

export const withdrawOffer = route({
  method: 'DELETE',
  path: '/api/practice/packages/:id',
  summary: 'Offer it no more. What has been bought can still be used.',
  audience: 'dietitian',
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

export const listOffers = route({
  method: 'GET',
  path: '/api/dietitians/:id/packages',
  summary: 'The packages that a dietitian sells now.',
  audience: 'patient',
  params: z.strictObject({ id }),
  output: z.strictObject({ offers: z.array(offer) }),
})

const use = z.strictObject({
  /** What it costs of the package’s price, in riyals. */
  amount: z.number(),
  state: z.enum(['ready', 'booked', 'used', 'refunded']),
  appointment: z.nullable(z.strictObject({ id, startsAt: moment })),
})
export type PackageUse = z.output<typeof use>

const ownPackage = z.strictObject({
  ...bought,
  dietitian: z.nullable(id),
  dietitianName: named,
  service: z.nullable(id),
  /** What goes back if it is given back now; null where nothing is left of it, or a bank asks for its money. */
  refund: z.nullable(z.number()),
  /** Of that to the card it was paid with; the rest to the wallet. */
  toCard: z.number(),
  each: z.array(use),
})
export type OwnPackage = z.output<typeof ownPackage>

export const listPackages = route({
  method: 'GET',
  path: '/api/packages',
  summary: 'The packages that one has bought, the latest first, each with its uses.',
  audience: 'patient',
  inPerson: true,
  output: z.strictObject({ packages: z.array(ownPackage) }),
})

export const payForPackage = route({
  method: 'POST',
  path: '/api/packages/payments',
  summary:
    'Pay for a package, in fifteen minutes: where the browser goes for that. It is there once the gateway has the money.',
  audience: 'patient',
  inPerson: true,
  body: z.strictObject({
    offer: id,
    /** Riyals, as it was shown. */
    price: z.number().check(z.gte(1), z.lte(200_000)),
    /** What of it the wallet pays; the rest is nothing, or enough for a card. */
    wallet: z.optional(z.number().check(z.gte(0), z.lte(200_000))),
  }),
  output: z.strictObject({
    /** Null where the wallet pays all of it: then it is concluded at once. */
    url: z.nullable(z.string()),
    payment: id,
    seconds: z.int(),
  }),
  status: 201,
  refusals: [
    'not_found',
    'price_changed',
    'package_is_open',
    'cannot_book_yourself',
    'wallet_has_changed',
    'seller_unknown',
    'payments_unavailable',
    'gateway_unreachable',
    'rate_limited',
  ],
})

export const bookWithPackage = route({
  method: 'POST',
  path: '/api/packages/:id/appointments',
  summary: 'Book a free time with a package that has uses left. Sent twice it makes one appointment.',
  audience: 'patient',
  inPerson: true,
  params: z.strictObject({ id }),
  body: z.strictObject(bookingForm),
  output: appointmentAnswer,
  versionOf,
  status: 201,
  refusals: [...bookingRefusals, 'package_over', 'package_too_short', 'package_on_hold'],
})

export const refundPackage = route({
  method: 'POST',
  path: '/api/packages/:id/refund',
  summary: 'Give back what is not used of a package, and have the money for it.',
  audience: 'patient',
  inPerson: true,
  params: z.strictObject({ id }),
  body: z.strictObject({
    /** Riyals, as it was shown. */
    refund: z.number().check(z.gte(0), z.lte(200_000)),
    to: z.optional(z.literal('wallet')),
  }),
  output: z.strictObject({ refund: z.number() }),
  refusals: ['not_found', 'package_over', 'package_on_hold', 'refund_has_changed'],
})
