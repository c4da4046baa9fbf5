import * as z from 'zod/mini'
import { day, fault, lines, moment, span } from '../fields.ts'
import { route } from '../route.ts'
import { appointmentAnswer, attendances, one, outcomes, versionOf } from './appointment.ts'

const reason = z.optional(lines(500))
/** What a side adds about who came; admins read it when they have to decide. */
const words = z.optional(lines(1_000))

export const confirmAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/confirmation',
  summary: 'Accept what a patient has asked for: an appointment, or another time for one.',
  audience: 'dietitian',
  params: one,
  output: appointmentAnswer,
  versionOf,
  takesVersion: true,
  refusals: ['not_found', 'too_late_to_confirm', 'status_has_changed', 'not_listed', 'changed_meanwhile'],
})

export const declineAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/refusal',
  summary: 'Decline what a patient has asked for. What was agreed on stays at its time.',
  audience: 'dietitian',
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
  summary: 'Cancel it; both sides may, until it starts.',
  audience: 'party',
  params: one,
  body: z.strictObject({
    reason,
    /** In riyals, the refund the patient was shown; if it has changed meanwhile, the request is refused. */
    refund: z.optional(z.number()),
    /** Set if the patient prefers the refund in the wallet, at once. */
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
    'It has taken place, or the patient did not come. Where no call of ours shows the absence, both sides are asked first.',
  audience: 'dietitian',
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
  summary: 'The dietitian did not come. Where no call of ours shows it, both sides are asked first.',
  audience: 'patient',
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
  summary: 'Say who came, once the other side or we have asked. It is said once.',
  audience: 'party',
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
  summary: 'The free times to which it could be moved, for a month.',
  audience: 'party',
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
    'Move it to another free time. What is agreed on is moved for its patient once the dietitian accepts, or at once where bookings are; its own time withdraws the wish.',
  audience: 'party',
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
  summary: 'A Zoom or Google Meet link of one’s own instead of our call, or ours again.',
  audience: 'dietitian',
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
