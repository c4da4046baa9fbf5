import * as z from 'zod/mini'
import { appointmentStatuses } from '#contract/appointments/appointment.ts'
import { id, moment, pageToken } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

export const disputeStates = ['open', 'won', 'lost'] as const

const dispute = z.strictObject({
  id,
  payment: id,
  /** Riyals. */
  amount: z.number(),
  /** As stated by the bank. */
  reason: z.string(),
  state: z.enum(disputeStates),
  openedAt: moment,
  endedAt: z.nullable(moment),
  /** The part of a lost dispute that the platform bears. */
  borne: z.number(),
  /** Evidence of whether the appointment took place; null once the appointment is erased. */
  appointment: z.nullable(
    z.strictObject({
      id,
      service: z.string(),
      otherService: z.nullable(z.string()),
      startsAt: moment,
      status: z.enum(appointmentStatuses),
      /** Whether the patient, and the dietitian, was seen in the call. */
      patientCame: z.boolean(),
      dietitianCame: z.boolean(),
    }),
  ),
})
export type Dispute = z.output<typeof dispute>

export const listDisputes = route({
  method: 'GET',
  path: '/api/admin/disputes',
  summary:
    'List disputed payments, latest first, 20 per page, with facts of the appointment but nothing anybody wrote.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payments'],
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: z.strictObject({ disputes: z.array(dispute), after: z.nullable(z.string()) }),
})
