import * as z from 'zod/mini'
import { day, moment } from './fields.ts'
import { documentKinds, verificationStatuses } from './practice-options.ts'
import { route } from './route.ts'

/** What is still missing before an application can be submitted: fields of the profile, and documents by kind. */
export const missingFields = [
  'title',
  'licenseNumber',
  'licenseExpiresOn',
  'specialization',
  'experience',
  'consultationFee',
  'videoService',
] as const

/** What an admin has seen proved: patients see it as it was seen, whatever is stated since. */
export const verifiedFacts = ['name', 'otherName', 'licenseNumber', 'licenseExpiresOn', 'experience'] as const

/** What would take the place of something verified once an admin has seen it; empty for whoever was never verified. */
export const factChanges = z.array(
  z.strictObject({
    fact: z.enum(verifiedFacts),
    verified: z.nullable(z.string()),
    stated: z.nullable(z.string()),
  }),
)
export type FactChange = z.output<typeof factChanges>[number]

/** Where a dietitian stands with the admins. */
export const verification = z.strictObject({
  status: z.enum(verificationStatuses),
  /** An application lies with the admins since then: a first one, or one that renews an approved licence. */
  submittedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Why it was rejected or suspended. */
  reason: z.nullable(z.string()),
  /** As an admin has compared them with the documents. */
  licenseNumber: z.nullable(z.string()),
  licensedUntil: z.nullable(day),
  /** Days until the licence ends; 0 on its last day, negative once it has ended. */
  daysLeft: z.nullable(z.int()),
  /** Patients find this dietitian now. */
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
  summary: 'Ask the admins to verify one’s practice, or what has changed of it since.',
  audience: 'dietitian',
  output: z.strictObject({ verification }),
  refusals: ['not_found', 'not_ready', 'decided_already'],
})

export const withdrawPractice = route({
  method: 'DELETE',
  path: '/api/practice/application',
  summary: 'Take the application back, so that what it says can be changed.',
  audience: 'dietitian',
  output: z.strictObject({ verification }),
  refusals: ['not_found', 'decided_already'],
})
