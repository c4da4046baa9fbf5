import * as z from 'zod/mini'
import { day, done, fault, id, moment, pageToken } from '../fields.ts'
import { route } from '../route.ts'
import { healthGroups } from './kinds.ts'

const person = z.strictObject({
  id,
  name: z.string(),
  otherName: z.nullable(z.string()),
  photoId: z.nullable(id),
})

export const sharing = z.strictObject({
  /** The setting 'Data sharing'; while it is off, nobody sees anything. */
  sharesRecord: z.boolean(),
  /** Without consent nothing is shared, whatever the other choices are. */
  hasConsent: z.boolean(),
  /** Dietitians with a present or past appointment, and the groups each may see when the setting is on. */
  dietitians: z.array(
    z.strictObject({
      dietitian: person,
      groups: z.array(z.enum(healthGroups)),
      /** What the dietitian asks to see and does not; null once that is answered. */
      request: z.nullable(z.strictObject({ groups: z.array(z.enum(healthGroups)), askedAt: moment })),
    }),
  ),
})
export type Sharing = z.output<typeof sharing>

export const readSharing = route({
  method: 'GET',
  path: '/api/health-data/sharing',
  summary: 'Get who may see which of your health data.',
  audience: 'patient',
  about: ['health', 'health_consent'],
  output: sharing,
})

export const saveSharing = route({
  method: 'PUT',
  path: '/api/health-data/sharing',
  summary: 'Share your record with the dietitians you have booked, or with nobody.',
  audience: 'patient',
  body: z.strictObject({ sharesRecord: z.boolean(fault('invalid')) }),
  output: done,
  refusals: ['rate_limited'],
})

export const saveDietitianSharing = route({
  method: 'PUT',
  path: '/api/health-data/sharing/:dietitian',
  summary: 'Set what one dietitian may see.',
  audience: 'patient',
  params: z.strictObject({ dietitian: id }),
  body: z.strictObject({
    groups: z.array(z.enum(healthGroups)).check(z.maxLength(healthGroups.length, fault('too_many'))),
  }),
  output: done,
  refusals: ['not_found', 'rate_limited'],
})

export const answerAccessRequest = route({
  method: 'PUT',
  path: '/api/health-data/access-requests/:dietitian',
  summary: 'Share what a dietitian asked for, or not. The dietitian is not told of a refusal.',
  audience: 'patient',
  touches: ['health_consent'],
  params: z.strictObject({ dietitian: id }),
  body: z.strictObject({ shares: z.boolean(fault('invalid')) }),
  output: done,
  refusals: ['not_found', 'rate_limited'],
})

/** Who has read which data, grouped by day. */
export const reading = z.strictObject({
  /** Null once the account is deleted, and for a reading by the team. */
  dietitian: z.nullable(person),
  /** An admin read it because the law required it. */
  byTeam: z.boolean(),
  group: z.enum(healthGroups),
  /** The day in the patient’s time zone. */
  on: day,
  times: z.int(),
  lastAt: moment,
})
export type Reading = z.output<typeof reading>

export const listReadings = route({
  method: 'GET',
  path: '/api/health-data/readings',
  summary: 'List who has read your health data and when, newest first, 50 per page.',
  audience: 'patient',
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: z.strictObject({ readings: z.array(reading), next: z.nullable(pageToken) }),
  refusals: ['not_found'],
})
