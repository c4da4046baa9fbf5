import * as z from 'zod/mini'
import { adult } from './adult.ts'
import { zone } from './availability.ts'
import { day, done, fault, id, lines, moment, requiredLines, searchText, span } from './fields.ts'
import { cities, modes } from './practice-options.ts'
import { route } from './route.ts'

export const appointmentStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** Which side of it somebody is on. */
export const parties = ['patient', 'dietitian'] as const
export type Party = (typeof parties)[number]

/** Why one that is cancelled will not take place. */
export const endings = [
  'declined',
  'lapsed',
  'cancelled_by_patient',
  'cancelled_by_dietitian',
  'cancelled_by_platform',
  'dietitian_absent',
] as const
export type Ending = (typeof endings)[number]

export const outcomes = ['attended', 'patient_absent'] as const
export type Outcome = (typeof outcomes)[number]

/** Minutes: the call opens so long before the start, and closes so long after the end. */
export const callOpens = 10
export const callCloses = 15

/** Minutes for which a time is kept while its booking is filled in. */
export const holdMinutes = 5

/** What this reader may do now. The screen never works a rule out again. */
const may = z.strictObject({
  cancel: z.boolean(),
  confirm: z.boolean(),
  decline: z.boolean(),
  complete: z.boolean(),
  reschedule: z.boolean(),
  reportAbsence: z.boolean(),
  join: z.boolean(),
  setLink: z.boolean(),
  writeNotes: z.boolean(),
  review: z.boolean(),
  bookAgain: z.boolean(),
})
export type May = z.output<typeof may>

export const appointment = z.strictObject({
  id,
  /** Grows with every change; what a change was made of, as `If-Match` says it. */
  version: z.int(),
  status: z.enum(appointmentStatuses),
  ending: z.nullable(z.enum(endings)),
  outcome: z.nullable(z.enum(outcomes)),
  /** The service's slug. */
  type: z.string(),
  serviceName: z.string(),
  serviceId: z.nullable(id),
  mode: z.enum(modes),
  /** Riyals. */
  price: z.number(),
  startsAt: moment,
  endsAt: moment,
  /** The same by the practice's clock. */
  zone: z.string(),
  date: day,
  startTime: z.string(),
  endTime: z.string(),
  /** While it is pending: it lapses then. */
  lapsesAt: z.nullable(moment),
  /** The one on the other side; no name for somebody who has left. */
  other: z.strictObject({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    /** The same name in the other script, where it was given. */
    otherName: z.nullable(z.string()),
    photoId: z.nullable(id),
  }),
  /** Where the video call takes place, once it is confirmed. */
  meetingLink: z.nullable(z.string()),
  may,
})
export type Appointment = z.output<typeof appointment>

export const historyKinds = [
  'requested',
  'booked',
  'confirmed',
  'declined',
  'cancelled',
  'lapsed',
  'rescheduled',
  'completed',
  'absence_reported',
  'link_changed',
  'notes_signed',
] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Who did what when; of a move, from when to when. */
const happened = z.strictObject({
  kind: z.enum(historyKinds),
  at: moment,
  by: z.enum([...parties, 'platform']),
  reason: z.nullable(z.string()),
  from: z.nullable(moment),
  to: z.nullable(moment),
})
export type Happened = z.output<typeof happened>

export const noteAudiences = ['private', 'shared'] as const
export type NoteAudience = (typeof noteAudiences)[number]

const notes = z.strictObject({
  /** For the dietitian alone. */
  private: z.string(),
  /** For both, once it is signed. */
  shared: z.string(),
  savedAt: z.nullable(moment),
  signedAt: z.nullable(moment),
  addenda: z.array(z.strictObject({ audience: z.enum(noteAudiences), text: z.string(), at: moment })),
})
export type ConsultationNotes = z.output<typeof notes>

export const appointmentPage = z.strictObject({
  ...appointment.shape,
  requestedAt: moment,
  /** In person: where, once it is confirmed; before that the city alone. */
  place: z.nullable(z.strictObject({ city: z.nullable(z.enum(cities)), address: z.nullable(z.string()) })),
  /** What was said when it was declined or cancelled. */
  reason: z.nullable(z.string()),
  /** How often the patient may still move it. */
  movesLeft: z.int(),
  history: z.array(happened),
  /** As far as this reader may read them; null before there are any, or while they are not shared. */
  notes: z.nullable(notes),
})
export type AppointmentPage = z.output<typeof appointmentPage>

export const appointmentViews = ['upcoming', 'pending', 'past', 'today', 'week'] as const
export type AppointmentView = (typeof appointmentViews)[number]

const one = z.strictObject({ id })
const answer = z.strictObject({ appointment: appointmentPage })
const reason = z.optional(lines(500))

export const listAppointments = route({
  method: 'GET',
  path: '/api/appointments',
  summary:
    'One’s appointments on the side one acts on, twenty at a time. The search looks at the other’s name, the type and the notes one may read.',
  audience: 'party',
  query: z.strictObject({
    view: z.enum(appointmentViews),
    q: z.optional(searchText),
    after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, fault('invalid')))),
  }),
  output: z.strictObject({
    appointments: z.array(appointment),
    after: z.nullable(z.string()),
    /** How many wait for an answer. */
    pending: z.int(),
  }),
})

export const readAppointment = route({
  method: 'GET',
  path: '/api/appointments/:id',
  summary: 'One appointment with its history, its place, and the notes that this reader may read.',
  audience: 'party',
  params: one,
  output: answer,
  refusals: ['not_found'],
})

const wanted = {
  dietitian: id,
  service: id,
  startsAt: moment,
}

export const holdTime = route({
  method: 'POST',
  path: '/api/holds',
  summary: 'Keep a free time for five minutes, instead of the one kept before.',
  audience: 'patient',
  body: z.strictObject(wanted),
  output: z.strictObject({
    until: moment,
    /** What the first booking asks for. */
    needs: z.strictObject({ bornOn: z.boolean(), consent: z.boolean() }),
  }),
  status: 201,
  refusals: [
    'not_found',
    'slot_taken',
    'busy_then',
    'too_many_upcoming',
    'too_many_pending',
    'cannot_book_yourself',
    'rate_limited',
  ],
})

export const releaseTime = route({
  method: 'DELETE',
  path: '/api/holds',
  summary: 'Keep it no longer.',
  audience: 'patient',
  output: done,
})

export const bookAppointment = route({
  method: 'POST',
  path: '/api/appointments',
  summary: 'Book a free time. Sent twice it makes one appointment.',
  audience: 'patient',
  body: z.strictObject({
    ...wanted,
    mode: z.enum(modes),
    /** The reader’s zone, in which mails and messages tell the time. */
    zone,
    /** Asked for once, of whoever has not said. */
    bornOn: z.optional(adult),
    /** That the dietitian keeps notes of the consultation; asked for once. */
    agrees: z.optional(z.boolean()),
  }),
  output: answer,
  status: 201,
  refusals: [
    'not_found',
    'slot_taken',
    'busy_then',
    'too_many_upcoming',
    'too_many_pending',
    'cannot_book_yourself',
    'rate_limited',
  ],
})

export const confirmAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/confirmation',
  summary: 'Accept what a patient has asked for.',
  audience: 'dietitian',
  params: one,
  output: answer,
  takesVersion: true,
  refusals: ['not_found', 'too_late_to_confirm', 'status_has_changed', 'not_listed', 'changed_meanwhile'],
})

export const declineAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/refusal',
  summary: 'Decline what a patient has asked for.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ reason }),
  output: answer,
  takesVersion: true,
  refusals: ['not_found', 'too_late_to_decline', 'status_has_changed', 'changed_meanwhile'],
})

export const cancelAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/cancellation',
  summary: 'Cancel it; both sides may, until it starts.',
  audience: 'party',
  params: one,
  body: z.strictObject({ reason }),
  output: answer,
  takesVersion: true,
  refusals: ['not_found', 'too_late_to_cancel', 'status_has_changed', 'changed_meanwhile', 'rate_limited'],
})

export const completeAppointment = route({
  method: 'POST',
  path: '/api/appointments/:id/completion',
  summary: 'It has taken place, or the patient did not come.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ outcome: z.enum(outcomes) }),
  output: answer,
  takesVersion: true,
  refusals: ['not_found', 'too_early_to_complete', 'status_has_changed', 'changed_meanwhile'],
})

export const reportAbsence = route({
  method: 'POST',
  path: '/api/appointments/:id/absence',
  summary: 'The dietitian did not come.',
  audience: 'patient',
  params: one,
  output: answer,
  takesVersion: true,
  refusals: [
    'not_found',
    'too_early_to_report',
    'too_late_to_report',
    'status_has_changed',
    'changed_meanwhile',
  ],
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
    'Move it to another free time. Moved by the patient it is pending again, unless the dietitian takes bookings at once.',
  audience: 'party',
  params: one,
  body: z.strictObject({ startsAt: moment }),
  output: answer,
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
  output: answer,
  takesVersion: true,
  refusals: ['not_found', 'status_has_changed', 'changed_meanwhile'],
})

export const saveNotes = route({
  method: 'PUT',
  path: '/api/appointments/:id/notes',
  summary: 'Keep a draft of the consultation notes.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ private: lines(10_000), shared: lines(5_000) }),
  output: z.strictObject({ savedAt: moment }),
  refusals: ['not_found', 'status_has_changed', 'notes_are_signed'],
})

export const signNotes = route({
  method: 'POST',
  path: '/api/appointments/:id/notes/signature',
  summary: 'Sign them: what is shared shows to the patient, and nothing changes any more.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ private: lines(10_000), shared: lines(5_000) }),
  output: answer,
  refusals: ['not_found', 'status_has_changed', 'notes_are_signed', 'notes_are_empty'],
})

export const addToNotes = route({
  method: 'POST',
  path: '/api/appointments/:id/notes/addenda',
  summary: 'Add to what is signed.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ audience: z.enum(noteAudiences), text: requiredLines(2_000) }),
  output: answer,
  status: 201,
  refusals: ['not_found', 'notes_not_signed', 'too_many_addenda'],
})

export const downloadCalendarEntry = route({
  method: 'GET',
  path: '/api/appointments/:id/calendar',
  summary: 'The appointment as a calendar entry.',
  audience: 'party',
  params: one,
  output: done,
  givesFile: true,
  refusals: ['not_found'],
})

/** What is agreed on and does not fit any more: outside the hours as they are now, or after the licence. */
export const conflict = z.strictObject({
  id,
  status: z.enum(['pending', 'confirmed']),
  because: z.enum(['hours', 'license']),
  patient: z.nullable(z.string()),
  serviceName: z.string(),
  mode: z.enum(modes),
  startsAt: moment,
  endsAt: moment,
})
export type Conflict = z.output<typeof conflict>

/** So many are looked at and answered at once. */
export const mostConflicts = 100

const conflicts = z.strictObject({
  zone: z.string(),
  conflicts: z.array(conflict),
})
const which = {
  ids: z.array(id).check(z.minLength(1, fault('required')), z.maxLength(mostConflicts, fault('too_many'))),
}

export const listConflicts = route({
  method: 'GET',
  path: '/api/practice/conflicts',
  summary:
    'Appointments to come that lie outside the hours as they are now, or after the licence, and are not kept.',
  audience: 'dietitian',
  output: conflicts,
})

export const keepConflicts = route({
  method: 'PUT',
  path: '/api/practice/conflicts',
  summary: 'They take place all the same. What is somebody else’s, or over, is left out.',
  audience: 'dietitian',
  body: z.strictObject(which),
  output: conflicts,
})

export const cancelConflicts = route({
  method: 'POST',
  path: '/api/practice/conflicts/cancellation',
  summary:
    'They do not take place, and the patients are told why. What is somebody else’s, or over, is left out.',
  audience: 'dietitian',
  body: z.strictObject({ ...which, reason: requiredLines(500) }),
  output: conflicts,
})
