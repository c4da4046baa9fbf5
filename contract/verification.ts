import * as z from 'zod/mini'
import { day, moment } from './fields.ts'
import { documentKinds, verificationStatuses } from './practice-options.ts'
import { route } from './route.ts'

/** Facts still missing before an application can be submitted: profile fields, and documents by kind. */
export const missingFields = [
  'title',
  'licenseNumber',
  'licenseExpiresOn',
  'specialization',
  'experience',
  'consultationFee',
  'videoService',
] as const

/** Facts that an admin has verified: patients see the verified values, whatever was stated since. */
export const verifiedFacts = ['name', 'otherName', 'licenseNumber', 'licenseExpiresOn', 'experience'] as const

/** Stated values that will replace verified ones after a review; empty if nothing was ever verified. */
export const factChanges = z.array(
  z.strictObject({
    fact: z.enum(verifiedFacts),
    verified: z.nullable(z.string()),
    stated: z.nullable(z.string()),
  }),
)
export type FactChange = z.output<typeof factChanges>[number]

/** A dietitian’s verification status. */
export const verification = z.strictObject({
  status: z.enum(verificationStatuses),
  /** When the application under review was submitted: a first one, or one that renews an approved licence. */
  submittedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Why it was rejected or suspended. */
  reason: z.nullable(z.string()),
  /** As compared with the documents by an admin. */
  licenseNumber: z.nullable(z.string()),
  licensedUntil: z.nullable(day),
  /** Days until the licence ends; 0 on its last day, negative once it has ended. */
  daysLeft: z.nullable(z.int()),
  /** Patients can find this dietitian now. */
  isListed: z.boolean(),
  changes: factChanges,
  missing: z.strictObject({
    fields: z.array(z.enum(missingFields)),
    documents: z.array(z.enum(documentKinds)),
  }),
  may: z.strictObject({ submit: z.boolean(), withdraw: z.boolean() }),
})

export type Verification = z.output<typeof verification>

export const submitPractice = route({
  method: 'PUT',
  path: '/api/practice/application',
  summary: 'Ask the admins to verify your practice, or its changes since.',
  audience: 'dietitian',
  touches: ['verification'],
  output: z.strictObject({ verification }),
  refusals: ['not_found', 'not_ready', 'decided_already'],
})

export const withdrawPractice = route({
  method: 'DELETE',
  path: '/api/practice/application',
  summary: 'Withdraw your application, so that it can be changed.',
  audience: 'dietitian',
  touches: ['verification'],
  output: z.strictObject({ verification }),
  refusals: ['not_found', 'decided_already'],
})
