import * as z from 'zod/mini'
import { day, fault, lines, moment, span } from '../fields.ts'
import { route } from '../route.ts'
import { appointmentAnswer, attendances, one, outcomes, versionOf } from './appointment.ts'

const reason = z.optional(lines(500))
/** A side’s own account of who attended; admins read it when they settle a disagreement. */
const words = z.optional(lines(1_000))

export const confirmAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/confirmation',
  summary: 'Accept a patient’s request for an appointment, or for a new time of one.',
  audience: 'dietitian',
  touches: ['appointments', 'free_times'],
  params: one,
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: ['not_found', 'too_late_to_confirm', 'status_has_changed', 'not_listed', 'changed_meanwhile'],
})

export const declineAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/refusal',
  summary: 'Decline a patient’s request. A confirmed appointment keeps its time.',
  audience: 'dietitian',
  touches: ['appointments', 'free_times'],
  params: one,
  body: z.strictObject({ reason }),
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: ['not_found', 'too_late_to_decline', 'status_has_changed', 'changed_meanwhile'],
})

export const cancelAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/cancellation',
  summary: 'Cancel an appointment; both sides may, until it starts.',
  audience: 'party',
  touches: ['appointments', 'free_times'],
  params: one,
  body: z.strictObject({
    reason,
    /** The refund that the patient was shown, in riyals; the request is refused if it has changed meanwhile. */
    refund: z.optional(z.number()),
    /** Set if the patient prefers the refund in the wallet, where it arrives immediately. */
    refundTo: z.optional(z.literal('wallet')),
  }),
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: [
    'not_found',
    'too_late_to_cancel',
    'status_has_changed',
    'changed_meanwhile',
    'refund_has_changed',
    'rate_limited',
  ],
})

export const completeAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/completion',
  summary:
    'Complete an appointment, or report that the patient did not come. Unless our call shows the absence, both sides are asked first.',
  audience: 'dietitian',
  touches: ['appointments', 'free_times'],
  params: one,
  body: z.strictObject({ outcome: z.enum(outcomes), words }),
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: [
    'not_found',
    'too_early_to_complete',
    'too_early_to_report',
    'patient_was_there',
    'you_were_not_there',
    'attendance_disputed',
    'status_has_changed',
    'changed_meanwhile',
  ],
})

export const reportAbsence = route({
  method: 'POST',
  path: '/api/appointments/:id/absence',
  summary: 'Report that the dietitian did not come. Unless our call shows it, both sides are asked first.',
  audience: 'patient',
  touches: ['appointments'],
  params: one,
  body: z.strictObject({ words }),
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: [
    'not_found',
    'too_early_to_report',
    'too_late_to_report',
    'dietitian_was_there',
    'attendance_disputed',
    'status_has_changed',
    'changed_meanwhile',
  ],
})

export const sayWhoCame = route({
  method: 'PUT',
  path: '/api/appointments/:id/attendance',
  summary: 'State who attended, once the other side or the platform has asked. Can be done only once.',
  audience: 'party',
  touches: ['appointments'],
  params: one,
  body: z.strictObject({ attendance: z.enum(attendances), words }),
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: ['not_found', 'too_late_to_report', 'status_has_changed', 'changed_meanwhile'],
})

export const listTimesToMove = route({
  method: 'GET',
  path: '/api/appointments/:id/times',
  summary: 'List the free times an appointment can be moved to, for a month.',
  audience: 'party',
  about: ['free_times'],
  params: one,
  query: z.strictObject(span),
  output: z.strictObject({
    zone: z.string(),
    duration: z.int(),
    days: z.array(z.strictObject({ day, slots: z.array(moment) })),
  }),
  refusals: ['not_found'],
})

export const rescheduleAppointment = route({
  method: 'PUT',
  path: '/api/appointments/:id/time',
  summary:
    'Move an appointment to another free time. A patient’s move of a confirmed one needs the dietitian’s approval, unless bookings need none; its own time withdraws the request.',
  audience: 'party',
  touches: ['appointments', 'free_times'],
  params: one,
  body: z.strictObject({ startsAt: moment }),
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: [
    'not_found',
    'slot_taken',
    'busy_then',
    'too_late_to_reschedule',
    'moved_too_often',
    'status_has_changed',
    'changed_meanwhile',
    'rate_limited',
  ],
})

const meetingHosts = /^https:\/\/(([a-z0-9-]+\.)?zoom\.us|meet\.google\.com)\/[\x21-\x7e]+$/

export const setMeetingLink = route({
  method: 'PUT',
  path: '/api/appointments/:id/link',
  summary: 'Set your own Zoom or Google Meet link instead of our call, or go back to ours.',
  audience: 'dietitian',
  touches: ['appointments'],
  params: one,
  body: z.strictObject({
    link: z.nullable(
      z.string().check(
        z.overwrite((text) => text.trim()),
        z.maxLength(500, fault('too_long')),
        z.regex(meetingHosts, fault('meeting_link_invalid')),
      ),
    ),
  }),
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: ['not_found', 'status_has_changed', 'changed_meanwhile'],
})
