import * as z from 'zod/mini'
import { wizardBasics } from './accounts/registration.ts'
import { adult } from './adult.ts'
import { refundRules } from './appointments/refund-rules.ts'
import { zone } from './availability.ts'
import { done, fault, id, moment } from './fields.ts'
import { modes } from './practice-options.ts'
import { route } from './route.ts'

/** Minutes for which a visitor’s time is held while the form is filled in. */
export const visitorHoldMinutes = 5

/** Minutes for which it is reserved until the address is confirmed. */
export const visitorReservationMinutes = 20

const wanted = { dietitian: id, service: id, startsAt: moment }

/** The end of a hold; also as seconds from now, for browsers whose clock is wrong. */
const held = { until: moment, seconds: z.int() }

/** What a visitor is about to book, as the public profile shows it. */
export const visitorChoice = z.strictObject({
  dietitian: z.strictObject({
    id,
    name: z.string(),
    otherName: z.nullable(z.string()),
    title: z.string(),
    otherTitle: z.nullable(z.string()),
    /** Only if the dietitian shows it to everybody. */
    photoId: z.nullable(id),
    /** The path of the public profile. */
    path: z.string(),
    zone: z.string(),
    takesAtOnce: z.boolean(),
    /** The refunds for a patient who cancels a paid appointment. */
    refunds: refundRules,
  }),
  service: z.strictObject({
    name: z.string(),
    otherName: z.nullable(z.string()),
    minutes: z.int(),
    /** Riyals. */
    price: z.number(),
    modes: z.array(z.enum(modes)),
  }),
  startsAt: moment,
  /** Something is paid after the address is confirmed. */
  pays: z.boolean(),
})
export type VisitorChoice = z.output<typeof visitorChoice>

export const holdForVisitor = route({
  method: 'POST',
  path: '/api/visitor-holds',
  summary:
    'Hold a free time for a visitor for five minutes, in place of the one that this browser held before.',
  audience: 'anyone',
  inPerson: true,
  body: z.strictObject(wanted),
  output: z.strictObject({ ...held, choice: visitorChoice }),
  status: 201,
  refusals: ['not_found', 'slot_taken', 'bookings_paused', 'rate_limited'],
})

export const releaseForVisitor = route({
  method: 'DELETE',
  path: '/api/visitor-holds',
  summary: 'Release the time that this browser holds, unless the form was sent.',
  audience: 'anyone',
  inPerson: true,
  output: done,
})

export const visitorForm = z.strictObject({
  ...wanted,
  mode: z.enum(modes),
  /** The visitor’s time zone, used for times in emails. */
  zone,
  name: wizardBasics.name,
  email: wizardBasics.email,
  password: wizardBasics.password,
  bornOn: adult,
  /** Consent to the dietitian keeping notes of the consultation. */
  agrees: z.literal(true, fault('agreement_needed')),
})

export const bookAsVisitor = route({
  method: 'POST',
  path: '/api/visitor-bookings',
  summary:
    'Reserve the held time for 20 minutes and register. Confirming the address books it, or opens its payment. The answer is the same if the address already has an account.',
  audience: 'anyone',
  inPerson: true,
  body: visitorForm,
  output: z.strictObject(held),
  status: 202,
  refusals: [
    'hold_ended',
    'not_found',
    'registration_closed',
    'weak_password',
    'rate_limited',
    'unavailable',
  ],
})
