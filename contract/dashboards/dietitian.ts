import * as z from 'zod/mini'
import { review, tally } from '#contract/reviews/review.ts'
import { appointmentStatuses } from '../appointments/appointment.ts'
import { id, moment } from '../fields.ts'
import { documentKinds, modes } from '../practice-options.ts'
import { route } from '../route.ts'
import { missingFields } from '../verification.ts'
import { unread } from './unread.ts'

const named = { name: z.nullable(z.string()), otherName: z.nullable(z.string()) }

/** How many appointments wait, and the first one’s id. */
const counted = z.strictObject({ count: z.int(), first: z.nullable(id) })

const agendaItem = z.strictObject({
  id,
  startsAt: moment,
  endsAt: moment,
  status: z.enum(appointmentStatuses),
  mode: z.enum(modes),
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  patient: z.strictObject({ id: z.nullable(id), ...named }),
  /** This is the patient’s first visit to this dietitian. */
  isFirst: z.boolean(),
})
export type AgendaItem = z.output<typeof agendaItem>

const monthOfPatients = z.strictObject({ month: z.string(), count: z.int() })

export const readDietitianDashboard = route({
  method: 'GET',
  path: '/api/dashboards/dietitian',
  summary:
    'Get a dietitian’s dashboard: what needs attention, today’s appointments, new patients by month, and reviews. Days and months are in the practice’s time zone.',
  audience: 'dietitian',
  about: [
    'absence_claims',
    'appointments',
    'billing',
    'conflicts',
    'documents',
    'hours',
    'messages',
    'onboarding',
    'practice',
    'reads',
    'services',
    'verification',
  ],
  output: z.strictObject({
    waiting: z.strictObject({
      /** Setup steps still missing; empty once a first visit has been paid for. */
      setUp: z.strictObject({
        /** An application that has not been submitted: complete, complete again after a rejection, or incomplete. */
        application: z.nullable(z.enum(['ready', 'again', 'incomplete'])),
        missing: z.strictObject({
          fields: z.array(z.enum(missingFields)),
          documents: z.array(z.enum(documentKinds)),
        }),
        /** `usual_hours`: the default hours, which the dietitian has not confirmed yet. */
        needs: z.array(z.enum(['hours', 'usual_hours', 'billing', 'iban'])),
      }),
      /** Requested appointments, and requests to move confirmed ones. */
      requests: z.int(),
      unread,
      /** Patients whose message of the last days was read but not answered; `latest` is the last to have written. */
      unanswered: z.strictObject({ count: z.int(), latest: z.nullable(id) }),
      /** Confirmed appointments for which the patient requests another time. */
      moves: counted,
      /** Confirmed appointments that have ended and are not marked as completed. */
      unfinished: counted,
      /** Open claims about attendance, in which the dietitian’s word is missing. */
      claims: counted,
      /** Upcoming appointments that no longer fit the hours or the licence. */
      conflicts: z.int(),
      /** Patients with questionnaire answers the dietitian has not read; `latest` is the newest patient’s id. */
      answered: z.strictObject({ count: z.int(), latest: z.nullable(id) }),
      /** Consultation notes begun but not signed, oldest first; at most three are listed. */
      unsigned: z.strictObject({
        count: z.int(),
        first: z.array(z.strictObject({ id, startsAt: moment, ...named })),
      }),
    }),
    zone: z.string(),
    /** In chronological order, without appointments that will not take place. */
    agenda: z.array(agendaItem),
    /** The first confirmed appointment of the days after today. */
    next: z.nullable(agendaItem),
    /** Patients with an upcoming appointment, or one within the last 90 days. */
    activePatients: z.int(),
    /** Riyals: the dietitian’s net share of this month’s completed appointments. */
    earned: z.number(),
    /** The booked prices of the same appointments. */
    earnedGross: z.number(),
    /** New patients in each of the last six months, the current month last. */
    growth: z.array(monthOfPatients),
    /** Target for new patients per month. */
    monthlyTarget: z.int(),
    tally,
    /** The latest two at most. */
    reviews: z.array(review),
  }),
})
