import * as z from 'zod/mini'
import { appointmentStatuses, attendances, historyKinds, one, parties } from '../appointments/appointment.ts'
import { stay } from '../calls.ts'
import { id, moment, pageToken } from '../fields.ts'
import { disputeStates } from '../money/disputes.ts'
import { invoiceSummary } from '../money/invoices.ts'
import { foundPayment, paymentRefund } from '../money/payment-desk.ts'
import { person } from '../money/person.ts'
import { reportedAppointment } from '../reports/figures.ts'
import { route } from '../route.ts'
import { ticketInBrief } from '../support/desk.ts'

/** Where an appointment takes place. */
export const appointmentPlaces = ['our_call', 'other_call', 'in_person'] as const

const happened = z.strictObject({
  kind: z.enum(historyKinds),
  at: moment,
  by: z.enum([...parties, 'admin', 'platform']),
  /** The admin who did it; null if nobody of the team did, or the account is closed. */
  admin: z.nullable(person),
  /** Both times of a move. */
  from: z.nullable(moment),
  to: z.nullable(moment),
})

const deskAppointment = z.strictObject({
  ...reportedAppointment.shape,
  /** Whether the dietitian has confirmed it, which `status` does not tell. */
  state: z.enum(appointmentStatuses),
  endsAt: moment,
  requestedAt: moment,
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  place: z.enum(appointmentPlaces),
  /** The confirmed time stays until the dietitian accepts this one. */
  wantedAt: z.nullable(moment),
  /** Oldest first. */
  history: z.array(happened),
  /** Who was in the platform’s call, and when. */
  presences: z.strictObject({ patient: z.array(stay), dietitian: z.array(stay) }),
  claim: z.nullable(
    z.strictObject({
      openedAt: moment,
      endsAt: moment,
      waitsForAdmins: z.boolean(),
      decidedAs: z.nullable(z.enum(attendances)),
    }),
  ),
  /** Null for admins without the duty for it. */
  money: z.nullable(
    z.strictObject({
      /** Null if nothing was paid. */
      payment: z.nullable(
        z.strictObject({
          ...foundPayment.shape,
          /** It paid for a package, and the refunds are of the whole package. */
          isPackage: z.boolean(),
          refunds: z.array(z.omit(paymentRefund, { reason: true })),
        }),
      ),
      disputes: z.array(z.strictObject({ id, state: z.enum(disputeStates), openedAt: moment })),
      invoices: z.array(invoiceSummary),
    }),
  ),
  /** Null for admins without the duty for it. */
  tickets: z.nullable(z.array(ticketInBrief)),
})
export type DeskAppointment = z.output<typeof deskAppointment>

export const readDeskAppointment = route({
  method: 'GET',
  path: '/api/admin/appointments/:id',
  summary:
    'Get one appointment with its history, who was in the call, its payment and its tickets, as far as your duties reach, and nothing that either side wrote. The access is recorded.',
  audience: 'admin',
  duties: ['support', 'finance'],
  about: ['absence_claims'],
  inPerson: true,
  leavesTrace: true,
  params: one,
  output: z.strictObject({ appointment: deskAppointment }),
  refusals: ['not_found'],
})

export const listPersonAppointments = route({
  method: 'GET',
  path: '/api/people/:id/appointments',
  summary: 'List the appointments of one account on either side, latest first, 10 per page.',
  audience: 'admin',
  duties: ['support'],
  inPerson: true,
  params: one,
  query: z.strictObject({ after: z.optional(pageToken) }),
  output: z.strictObject({ appointments: z.array(reportedAppointment), after: z.nullable(z.string()) }),
})
