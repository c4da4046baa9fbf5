import * as z from 'zod/mini'
import { done, id, moment, pageToken } from '../fields.ts'
import { modes } from '../practice-options.ts'
import { route } from '../route.ts'
import { attendances, parties } from './appointment.ts'

const side = z.strictObject({
  /** Null once the account is closed. */
  id: z.nullable(id),
  name: z.nullable(z.string()),
  otherName: z.nullable(z.string()),
  says: z.nullable(z.enum(attendances)),
  /** Null if nothing was added, or if it can no longer be decrypted. */
  words: z.nullable(z.string()),
  /**
   * When this side first joined the platform’s call, however briefly; null if it never did, or the call was
   * elsewhere.
   */
  cameAt: z.nullable(moment),
})

const absenceClaim = z.strictObject({
  appointment: id,
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  startsAt: moment,
  mode: z.enum(modes),
  /** It took place, or was due to, in a call on the platform. */
  inOurCall: z.boolean(),
  /** Riyals. */
  paid: z.number(),
  openedBy: z.enum([...parties, 'platform']),
  openedAt: moment,
  endsAt: moment,
  patient: side,
  dietitian: side,
  waitsForAdmins: z.boolean(),
  decidedAs: z.nullable(z.enum(attendances)),
  decidedAt: z.nullable(moment),
})

export type AbsenceClaim = z.output<typeof absenceClaim>

export const listAbsenceClaims = route({
  method: 'GET',
  path: '/api/admin/absence-claims',
  summary: 'List appointments with an attendance claim, latest first, 50 per page.',
  audience: 'admin',
  duties: ['support', 'finance'],
  about: ['absence_claims'],
  inPerson: true,
  query: z.strictObject({
    state: z.optional(z.enum(['for_admins', 'open', 'decided'])),
    after: z.optional(pageToken),
  }),
  output: z.strictObject({ claims: z.array(absenceClaim), after: z.nullable(z.string()) }),
})

export const readAbsenceClaim = route({
  method: 'GET',
  path: '/api/admin/absence-claims/:id',
  summary: 'Get the attendance claim about one appointment.',
  audience: 'admin',
  duties: ['support', 'finance'],
  about: ['absence_claims'],
  inPerson: true,
  params: z.strictObject({ id }),
  output: z.strictObject({ claim: absenceClaim }),
  refusals: ['not_found'],
})

export const decideAbsenceClaim = route({
  method: 'PUT',
  path: '/api/admin/absence-claims/:id/decision',
  summary: 'Decide who attended, if the two sides disagree or do not answer.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['absence_claims'],
  needsProof: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ attendance: z.enum(attendances) }),
  output: done,
  refusals: ['proof_needed', 'not_found', 'own_account', 'sides_still_asked', 'decided_already'],
})
