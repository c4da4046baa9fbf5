import * as z from 'zod/mini'
import { appointmentStatuses } from '#contract/appointments/appointment.ts'
import { day, done, id, moment, pageToken } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { timeOrders } from '#contract/time-order.ts'
import { person } from './person.ts'

export const disputeStates = ['open', 'won', 'lost'] as const

/** Days to answer a bank that names no last day. */
export const daysToAnswerBank = 7

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
  /** The last day to answer, in Riyadh’s calendar. */
  answerBy: day,
  /** Named by the bank; otherwise counted from the day on which it was opened. */
  isDayNamed: z.boolean(),
  /** When the evidence was sent to the bank. */
  answeredAt: z.nullable(moment),
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

const disputePage = z.strictObject({
  ...dispute.shape,
  /** The bank’s own number of the dispute. */
  gatewayDispute: z.string(),
  /** Null if the account is closed. */
  patient: z.nullable(person),
  dietitian: z.nullable(person),
  paidAt: z.nullable(moment),
})
export type DisputePage = z.output<typeof disputePage>

const one = z.strictObject({ id })

export const readDispute = route({
  method: 'GET',
  path: '/api/admin/disputes/:id',
  summary: 'Get one disputed payment with its last day to answer and the facts of the appointment.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payments'],
  inPerson: true,
  params: one,
  output: z.strictObject({ dispute: disputePage }),
  refusals: ['not_found'],
})

export const setAnswerDay = route({
  method: 'PUT',
  path: '/api/admin/disputes/:id/answer-day',
  summary: 'Set the last day on which the bank accepts an answer, as its letter states it.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['payments'],
  params: one,
  body: z.strictObject({ answerBy: day }),
  output: done,
  refusals: ['not_found', 'own_account', 'decided_already'],
})

export const markDisputeAnswered = route({
  method: 'PUT',
  path: '/api/admin/disputes/:id/answer',
  summary: 'Record that the evidence was sent to the bank.',
  audience: 'admin',
  duties: ['finance'],
  touches: ['payments'],
  params: one,
  output: done,
  refusals: ['not_found', 'own_account', 'decided_already'],
})

export const listDisputes = route({
  method: 'GET',
  path: '/api/admin/disputes',
  summary:
    'List disputed payments, latest first unless stated otherwise, 20 per page, with facts of the appointment but nothing anybody wrote.',
  audience: 'admin',
  duties: ['finance'],
  about: ['payments'],
  query: z.strictObject({
    state: z.optional(z.enum(disputeStates)),
    order: z.optional(z.enum(timeOrders)),
    after: z.optional(pageToken),
  }),
  output: z.strictObject({ disputes: z.array(dispute), after: z.nullable(z.string()) }),
})
