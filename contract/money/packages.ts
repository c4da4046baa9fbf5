import * as z from 'zod/mini'
import { appointmentAnswer, versionOf } from '#contract/appointments/appointment.ts'
import { bookingForm, bookingRefusals } from '#contract/appointments/booking.ts'
import { done, fault, id, moment, wholeFigure } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** The most packages that a dietitian may offer at the same time. */
export const mostOffers = 20

/** The most services that a package may combine. */
export const mostParts = 5

/** How many appointments a package may contain. */
export const fewestUses = 2
export const mostUses = 20

/** How many days before it ends a patient is warned that a package has sessions left. */
export const warnedBefore = [14, 3] as const

const terms = {
  /** How many appointments it contains, of all its services. */
  uses: z.int(),
  /** Days from the purchase within which the appointments must be booked and begin. */
  days: z.int(),
  /** Riyals, for the whole package. */
  price: z.number(),
  /** A session is returned to a patient who cancels up to this many hours before the start. */
  comesBackUntil: z.number(),
}

const offer = z.strictObject({
  id,
  /** Its first service, and often the only one. */
  service: id,
  /** Its services, and how many appointments of each. */
  parts: z.array(z.strictObject({ service: id, uses: z.int() })),
  ...terms,
  /** Riyals saved compared with the same number of single appointments. */
  saves: z.number(),
})
export type PackageOffer = z.output<typeof offer>

const ownOffer = z.strictObject({
  ...offer.shape,
  /** Patients see it: its services are offered with a price, and single appointments are no cheaper. */
  isShown: z.boolean(),
})
export type OwnOffer = z.output<typeof ownOffer>

const usesOfPart = wholeFigure(1, mostUses, { wrong: 'uses_invalid' })

export const offerForm = z.strictObject({
  service: z.uuid(fault('required')),
  /** Of this service; with those of `also` at least two, and at most twenty. */
  uses: usesOfPart,
  /** Further services of the package; without it there are none. */
  also: z.optional(
    z
      .array(z.strictObject({ service: z.uuid(fault('required')), uses: usesOfPart }))
      .check(z.maxLength(mostParts - 1, fault('too_many'))),
  ),
  days: wholeFigure(7, 365, { wrong: 'package_days_invalid' }),
  price: wholeFigure(1, 200_000, { wrong: 'package_price_invalid' }),
})

const named = z.strictObject({ name: z.nullable(z.string()), otherName: z.nullable(z.string()) })

const packageEndings = ['refunded', 'expired', 'dietitian_left', 'patient_left'] as const
export type PackageEnding = (typeof packageEndings)[number]

const bought = {
  id,
  /** The name of its service, or of all of them: `First visit + 4 × Follow-up`. */
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  ...terms,
  /** Its services, and how many sessions of each can still be booked. */
  parts: z.array(
    z.strictObject({
      service: z.nullable(id),
      serviceName: z.string(),
      otherServiceName: z.nullable(z.string()),
      uses: z.int(),
      left: z.int(),
    }),
  ),
  /** How many sessions can still be booked. */
  left: z.int(),
  boughtAt: moment,
  expiresAt: moment,
  endedAt: z.nullable(moment),
  ending: z.nullable(z.enum(packageEndings)),
}

export const listMyPackages = route({
  method: 'GET',
  path: '/api/practice/packages',
  summary: 'List the packages you offer and those patients have bought, latest first.',
  audience: 'dietitian',
  about: ['offers', 'payments'],
  output: z.strictObject({
    offers: z.array(ownOffer),
    sold: z.array(z.strictObject({ ...bought, patient: named })),
    /** Patients can buy packages: the operator takes payments. */
    isSold: z.boolean(),
  }),
})

export type SoldPackage = z.output<typeof listMyPackages.output>['sold'][number]

export const addOffer = route({
  method: 'POST',
  path: '/api/practice/packages',
  summary: 'Offer a package: several appointments at one price, of one service or of several.',
  audience: 'dietitian',
  touches: ['offers'],
  body: offerForm,
  output: z.strictObject({ offer: ownOffer }),
  status: 201,
  refusals: ['not_found', 'too_many_packages'],
})

export const saveOffer = route({
  method: 'PUT',
  path: '/api/practice/packages/:id',
  summary: 'Change an offered package. Purchased ones are unaffected.',
  audience: 'dietitian',
  touches: ['offers'],
  params: z.strictObject({ id }),
  body: z.omit(offerForm, { service: true }),
  output: z.strictObject({ offer: ownOffer }),
  refusals: ['not_found'],
})

export const withdrawOffer = route({
  method: 'DELETE',
  path: '/api/practice/packages/:id',
  summary: 'Withdraw an offered package. Purchased ones can still be used.',
  audience: 'dietitian',
  touches: ['offers'],
  params: z.strictObject({ id }),
  output: done,
  refusals: ['not_found'],
})

export const listOffers = route({
  method: 'GET',
  path: '/api/dietitians/:id/packages',
  summary: 'List the packages a dietitian currently sells.',
  audience: 'patient',
  params: z.strictObject({ id }),
  output: z.strictObject({ offers: z.array(offer) }),
})

const use = z.strictObject({
  /** Which of the package’s `parts` it belongs to, counted from 0. */
  part: z.int(),
  /** The session’s part of the package’s price, in riyals. */
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
  /** The refund if the package is returned now; null if nothing is left, or if a dispute is open. */
  refund: z.nullable(z.number()),
  /** The part of the refund that goes to the card it was paid with; the rest goes to the wallet. */
  toCard: z.number(),
  each: z.array(use),
})
export type OwnPackage = z.output<typeof ownPackage>

export const listPackages = route({
  method: 'GET',
  path: '/api/packages',
  summary: 'List your purchased packages with their uses, latest first.',
  audience: 'patient',
  about: ['appointments', 'payments'],
  inPerson: true,
  output: z.strictObject({ packages: z.array(ownPackage) }),
})

export const payForPackage = route({
  method: 'POST',
  path: '/api/packages/payments',
  summary:
    'Start paying for a package within fifteen minutes: get the address to send the browser to. The package exists once the gateway has the money.',
  audience: 'patient',
  inPerson: true,
  body: z.strictObject({
    offer: id,
    /** Riyals, as shown to the patient. */
    price: z.number().check(z.gte(1), z.lte(200_000)),
    /** The part that the wallet pays; the rest must be zero, or enough for a card payment. */
    wallet: z.optional(z.number().check(z.gte(0), z.lte(200_000))),
  }),
  output: z.strictObject({
    /** Null if the wallet pays all of it: the payment is then completed immediately. */
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
  summary:
    'Book a free time with a package that has uses left. A repeated request makes no second appointment.',
  audience: 'patient',
  touches: ['appointments', 'free_times'],
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
  summary: 'Return the unused part of a package for a refund.',
  audience: 'patient',
  touches: ['payments'],
  inPerson: true,
  params: z.strictObject({ id }),
  body: z.strictObject({
    /** Riyals, as shown to the patient. */
    refund: z.number().check(z.gte(0), z.lte(200_000)),
    to: z.optional(z.literal('wallet')),
  }),
  output: z.strictObject({ refund: z.number() }),
  refusals: ['not_found', 'package_over', 'package_on_hold', 'refund_has_changed'],
})
