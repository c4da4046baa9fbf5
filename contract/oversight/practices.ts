import * as z from 'zod/mini'
import { document } from '#contract/documents.ts'
import {
  day,
  fault,
  id,
  line,
  lines,
  moment,
  pageToken,
  requiredLines,
  searchText,
} from '#contract/fields.ts'
import { languages } from '#contract/language.ts'
import {
  experienceRanges,
  practiceLanguages,
  specializations,
  verificationStatuses,
} from '#contract/practice-options.ts'
import { route } from '#contract/route.ts'
import { factChanges } from '#contract/verification.ts'

/**
 * Of the verified dietitians, `active` lists those that patients can find now, and `correction` those whose changes
 * were sent back; the other lists depend on when the licence ends.
 */
export const applicationLists = [
  'waiting',
  'correction',
  'approved',
  'active',
  'ending_60',
  'ending_30',
  'ending_7',
  'ended',
  'rejected',
  'suspended',
  'draft',
] as const
export type ApplicationList = (typeof applicationLists)[number]

/** Sorted by the time that applications have been in their list. */
export const applicationOrders = ['longest', 'shortest'] as const
export type ApplicationOrder = (typeof applicationOrders)[number]

/** Counting stops here: a higher number would be of no use to an admin. */
export const mostCounted = 100
/** The exact number if all were counted, otherwise with a plus sign. */
export const writeCounted = (count: number): number | string =>
  count < mostCounted ? count : `${mostCounted - 1}+`

/** A dietitian as a row in an admin’s list. */
export const applicationRow = z.strictObject({
  id,
  name: z.string(),
  otherName: z.nullable(z.string()),
  email: z.string(),
  photoId: z.nullable(id),
  specialization: z.nullable(z.enum(specializations)),
  status: z.enum(verificationStatuses),
  submittedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  licenseNumber: z.nullable(z.string()),
  licensedUntil: z.nullable(day),
  /** A verified dietitian’s change was sent back and has not been resubmitted. */
  awaitsCorrection: z.boolean(),
})
export type ApplicationRow = z.output<typeof applicationRow>

export const searchApplications = route({
  method: 'POST',
  path: '/api/applications/search',
  summary:
    'Search dietitians by verification status: pending by longest wait, licences by earliest end, others by latest decision. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['verification'],
  about: ['applications'],
  body: z.strictObject({
    list: z.optional(z.enum(applicationLists)),
    /** A name in either script, an email address or a phone number, or part of one. */
    q: z.optional(searchText),
    sort: z.optional(z.enum(applicationOrders)),
    after: z.optional(pageToken),
  }),
  output: z.strictObject({
    applications: z.array(applicationRow),
    after: z.nullable(z.string()),
    /** The number of search results in each list; `mostCounted` means that many or more. */
    counts: z.record(z.enum(applicationLists), z.int()),
  }),
})

export const application = z.strictObject({
  ...applicationRow.shape,
  /** The language of emails to the dietitian. */
  language: z.enum(languages),
  phone: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  title: z.string(),
  /** This and other `other…` fields: the same in the other language, empty if not given. */
  otherTitle: z.string(),
  experience: z.nullable(z.enum(experienceRanges)),
  education: z.string(),
  otherEducation: z.string(),
  bio: z.string(),
  otherBio: z.string(),
  languages: z.array(z.enum(practiceLanguages)),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  otherAddress: z.nullable(z.string()),
  /** Stated without a supporting document. */
  certifications: z.array(z.string()),
  /** At least one service on sale is available by video. */
  offersVideo: z.boolean(),
  /** The verified values, beside the ones stated now. */
  changes: factChanges,
  /** As stated by the dietitian. */
  stated: z.strictObject({
    name: z.string(),
    otherName: z.nullable(z.string()),
    licenseNumber: z.nullable(z.string()),
    licenseExpiresOn: z.nullable(day),
  }),
  reason: z.nullable(z.string()),
  documents: z.array(z.omit(document, { may: true })),
  /** Events and their authors, newest first. */
  history: z.array(
    z.strictObject({
      kind: z.string(),
      at: moment,
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Another verified account has the same licence number. */
  licenseTaken: z.boolean(),
  may: z.strictObject({
    approve: z.boolean(),
    reject: z.boolean(),
    suspend: z.boolean(),
    reinstate: z.boolean(),
  }),
})
export type Application = z.output<typeof application>

const params = z.strictObject({ id })
const output = z.strictObject({ application })

export const readApplication = route({
  method: 'GET',
  path: '/api/applications/:id',
  summary: 'Get one application with everything needed to decide on it.',
  audience: 'admin',
  duties: ['verification'],
  about: ['applications'],
  params,
  output,
  refusals: ['not_found'],
})

export const approvalForm = z.strictObject({
  /** Identifies the application on screen: one that was withdrawn and submitted again has another moment. */
  submittedAt: moment,
  licenseNumber: line(60, 'license_required').check(z.minLength(3, fault('license_required'))),
  licensedUntil: day,
})

export const approvePractice = route({
  method: 'PUT',
  path: '/api/applications/:id/approval',
  summary:
    'Approve an application: the licence’s number and end, and everything else stated, match the documents. Patients then find this dietitian.',
  audience: 'admin',
  duties: ['verification'],
  touches: ['applications'],
  params,
  body: approvalForm,
  output,
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'decided_already', 'license_taken', 'too_little_experience'],
})

const reason = lines(1000).check(z.minLength(1, fault('reason_required')))

export const rejectionForm = z.strictObject({
  /** Null for a suspended dietitian whose licence has ended since, and who has to apply again to return. */
  submittedAt: z.nullable(moment),
  reason,
})

export const rejectPractice = route({
  method: 'PUT',
  path: '/api/applications/:id/rejection',
  summary: 'Reject an application with a reason; the dietitian is notified and may submit again.',
  audience: 'admin',
  duties: ['verification'],
  touches: ['applications'],
  params,
  body: rejectionForm,
  output,
  refusals: ['not_found', 'decided_already'],
})

export const suspensionForm = z.strictObject({
  reason,
  /** If given, all upcoming appointments are cancelled, and patients receive this text. */
  patientsAreTold: z.optional(requiredLines(500)),
})

export const suspendPractice = route({
  method: 'PUT',
  path: '/api/applications/:id/suspension',
  summary: 'Suspend a practice: it cannot be found or booked until an admin reinstates it.',
  audience: 'admin',
  duties: ['verification'],
  touches: ['applications', 'upcoming'],
  params,
  body: suspensionForm,
  output,
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'decided_already'],
})

export const reinstatePractice = route({
  method: 'DELETE',
  path: '/api/applications/:id/suspension',
  summary: 'Lift the suspension of a practice, so that patients find it again.',
  audience: 'admin',
  duties: ['verification'],
  touches: ['applications'],
  params,
  output,
  needsProof: true,
  refusals: ['proof_needed', 'not_found', 'decided_already', 'license_taken'],
})

/** The most upcoming appointments listed; the count covers all. */
export const mostUpcoming = 50

export const listUpcoming = route({
  method: 'GET',
  path: '/api/applications/:id/upcoming',
  summary: 'List a dietitian’s upcoming confirmed appointments, without names of patients.',
  audience: 'admin',
  duties: ['verification'],
  about: ['upcoming'],
  params,
  output: z.strictObject({
    count: z.int(),
    /** The number that are after the last day of the verified licence. */
    afterLicense: z.int(),
    upcoming: z.array(
      z.strictObject({
        id,
        status: z.enum(['pending', 'confirmed']),
        serviceName: z.string(),
        otherServiceName: z.nullable(z.string()),
        startsAt: moment,
        isAfterLicense: z.boolean(),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const cancelUpcoming = route({
  method: 'POST',
  path: '/api/applications/:id/upcoming/cancellation',
  summary:
    'Cancel a dietitian’s upcoming appointments, all or those after the licence ends; patients and the dietitian are told why.',
  audience: 'admin',
  duties: ['verification'],
  touches: ['upcoming'],
  params,
  body: z.strictObject({ which: z.enum(['all', 'after_license']), reason: requiredLines(500) }),
  output: z.strictObject({ cancelled: z.int() }),
  needsProof: true,
  refusals: ['proof_needed', 'not_found'],
})
