import * as z from 'zod/mini'
import { review, tally } from '#contract/reviews/review.ts'
import { appointmentStatuses } from '../appointments/appointment.ts'
import { id, moment } from '../fields.ts'
import { documentKinds, modes } from '../practice-options.ts'
import { route } from '../route.ts'
import { missingFields } from '../verification.ts'
import { unread } from './unread.ts'

const named = { name: z.nullable(z.string()), otherName: z.nullable(z.string()) }

/** One appointment of the day that a dietitian has before them. */
const agendaItem = z.strictObject({
  id,
  startsAt: moment,
  endsAt: moment,
  status: z.enum(appointmentStatuses),
  mode: z.enum(modes),
  serviceName: z.string(),
  otherServiceName: z.nullable(z.string()),
  patient: z.strictObject(named),
  /** They have not met before. */
  isFirst: z.boolean(),
})
export type AgendaItem = z.output<typeof agendaItem>

const monthOfPatients = z.strictObject({ month: z.string(), count: z.int() })

export const readDietitianDashboard = route({
  method: 'GET',
  path: '/api/dashboards/dietitian',
  summary:
    'A dietitian’s first screen: what waits, today’s appointments, new patients by month, and what patients say. Days and months are the practice’s.',
  audience: 'dietitian',
  output: z.strictObject({
    waiting: z.strictObject({
      /** What is missing until a first visit has been paid for; empty from then on. */
      setUp: z.strictObject({
        /** To send: with everything that it needs, once more after it was turned down, or before it is complete. */
        application: z.nullable(z.enum(['ready', 'again', 'incomplete'])),
        missing: z.strictObject({
          fields: z.array(z.enum(missingFields)),
          documents: z.array(z.enum(documentKinds)),
        }),
        /** `usual_hours`: those that everybody begins with, which nobody has confirmed. */
        needs: z.array(z.enum(['hours', 'usual_hours', 'billing', 'iban'])),
      }),
      /** Appointments that are asked for, and other times for what is agreed on. */
      requests: z.int(),
      unread,
      /** Patients with answers to a questionnaire that one has not looked at; the latest is named by id. */
      answered: z.strictObject({ count: z.int(), latest: z.nullable(id) }),
      /** Consultation notes that are begun and not signed, the oldest first; at most three are named. */
      unsigned: z.strictObject({
        count: z.int(),
        first: z.array(z.strictObject({ id, startsAt: moment, ...named })),
      }),
    }),
    zone: z.string(),
    /** In their order; without those that will not take place. */
    agenda: z.array(agendaItem),
    /** With an appointment ahead, or within the last 90 days. */
    activePatients: z.int(),
    /** Riyals: what this month’s completed appointments cost. */
    earned: z.number(),
    /** The same at the price of booking. */
    earnedGross: z.number(),
    /** Who came for the first time in each of six months, this one last. */
    growth: z.array(monthOfPatients),
    /** New patients that a month should bring. */
    monthlyTarget: z.int(),
    tally,
    /** The latest, at most two. */
    reviews: z.array(review),
  }),
})
