import * as z from 'zod/mini'
import { fault, id, moment } from '../fields.ts'
import { route } from '../route.ts'
import { healthGroups, measureKinds, units } from './kinds.ts'
import { measureFault } from './measure-fault.ts'
import { number, plausible, values } from './measures.ts'

/** The kinds of one visit, in the order of its form. */
export const visitKinds = [
  'weight',
  'height',
  'waist',
  'hip',
  'body_fat',
  'muscle',
  'visceral_fat',
  'blood_pressure',
] as const
export type VisitKind = (typeof visitKinds)[number]

/** An imported file holds at most this many visits. */
export const mostVisits = 60

const visit = z.strictObject({
  takenAt: moment,
  values: z
    .array(
      z.strictObject({
        kind: z.enum(visitKinds),
        value: number,
        second: z.optional(number),
        unit: z.optional(z.enum(units)),
      }),
    )
    .check(
      z.minLength(1, fault('required')),
      z.maxLength(visitKinds.length, fault('too_many')),
      z.check(({ value, issues }) => {
        for (const [place, each] of value.entries()) {
          const isRepeated = value.findIndex(({ kind }) => kind === each.kind) < place
          const wrong = isRepeated ? ({ field: 'kind', code: 'invalid' } as const) : measureFault(each)
          if (wrong)
            issues.push({
              code: 'custom',
              message: fault(wrong.code),
              input: each,
              path: [place, wrong.field],
            })
        }
      }),
    ),
})
export type Visit = z.output<typeof visit>

export const recordVisits = route({
  method: 'POST',
  path: '/api/patients/:patient/visits',
  summary:
    'Record all measurements of a visit, or of several from a file, at once. Sent again with the same `clientId` it corrects them; a kind that is already recorded for the same moment is left as it is.',
  audience: 'dietitian',
  touches: ['measures'],
  params: z.strictObject({ patient: id }),
  body: z.strictObject({
    /** Chosen by the browser, so that a retry adds nothing twice. */
    clientId: id,
    visits: z
      .array(visit)
      .check(z.minLength(1, fault('required')), z.maxLength(mostVisits, fault('too_many'))),
  }),
  output: z.strictObject({
    /** The numbers of new and corrected values, and of those that were already recorded. */
    added: z.int(),
    corrected: z.int(),
    known: z.int(),
  }),
  status: 201,
  refusals: ['not_found', 'not_shared', 'too_many_entries', 'rate_limited'],
})

export const correctForPatient = route({
  method: 'PUT',
  path: '/api/patients/:patient/measures/:id',
  summary: 'Correct a measurement that you took at a visit. The patient sees the earlier value.',
  audience: 'dietitian',
  touches: ['measures'],
  params: z.strictObject({ patient: id, id }),
  body: z.strictObject({ kind: z.enum(measureKinds), ...values }).check(plausible),
  output: z.strictObject({ correctedAt: moment }),
  refusals: ['not_found', 'not_shared', 'rate_limited'],
})

/** Days until a dietitian may ask the same patient again, whatever the answer was. */
export const daysBetweenRequests = 30

export const requestAccess = route({
  method: 'POST',
  path: '/api/patients/:patient/access-requests',
  summary:
    'Ask a patient to share more of the record with you. A second request within 30 days sends nothing.',
  audience: 'dietitian',
  touches: ['health'],
  params: z.strictObject({ patient: id }),
  body: z.strictObject({
    groups: z
      .array(z.enum(healthGroups))
      .check(z.minLength(1, fault('required')), z.maxLength(healthGroups.length, fault('too_many'))),
  }),
  output: z.strictObject({ askedAt: moment }),
  status: 201,
  refusals: ['not_found', 'rate_limited'],
})
