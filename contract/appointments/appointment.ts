import * as z from 'zod/mini'
import { day, id, moment, pageToken, searchText } from '../fields.ts'
import { cities, modes } from '../practice-options.ts'
import { route } from '../route.ts'

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

/** What somebody says of who came, and what is decided in the end. */
export const attendances = ['attended', 'patient_absent', 'dietitian_absent'] as const

export type Attendance = (typeof attendances)[number]

/** So long both sides are asked; and for so long after the end a patient may say that the dietitian did not come. */
export const hoursToSay = 48

/** What the socket says of them: ids alone. */
export const appointmentTopics = {
  appointments: z.strictObject({ id }),
  /** What a dietitian has to decide of appointments that no longer fit. */
  conflicts: z.strictObject({}),
}

/** Minutes: the call opens so long before the start, and closes so long after the end. */
export const callOpens = 10

export const callCloses = 15

/** What this reader may do now. The screen never works a rule out again. */
const may = z.strictObject({
  cancel: z.boolean(),
  confirm: z.boolean(),
  decline: z.boolean(),
  complete: z.boolean(),
  reschedule: z.boolean(),
  /** Withdraw the wish for another time. */
  keepTime: z.boolean(),
  reportAbsence: z.boolean(),
  /** Complete it and say that the patient did not come. */
  markAbsent: z.boolean(),
  /** Say who came, where the other side or we have asked. */
  sayWhoCame: z.boolean(),
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
  /** The same in the other language, where it was given. */
  otherServiceName: z.nullable(z.string()),
  serviceId: z.nullable(id),
  mode: z.enum(modes),
  /** Riyals. */
  price: z.number(),
  /** In riyals, of what was paid with the booking; null where nothing was. */
  payment: z.nullable(
    z.strictObject({
      paid: z.number(),
      /** What goes back, once it has ended without taking place. */
      refund: z.nullable(z.number()),
      /** What would go back to this reader, a patient who may cancel it now. */
      ifCancelled: z.nullable(z.number()),
      /** Until when how much of it would, as it was agreed on at the booking; later nothing. */
      steps: z.array(z.strictObject({ until: moment, refund: z.number() })),
    }),
  ),
  /** What it was booked with; null where that was no package. */
  package: z.nullable(
    z.strictObject({
      id,
      /** Whether its use came back when it ended, or would come back to a patient who cancels now; null where neither can be said. */
      comesBack: z.nullable(z.boolean()),
    }),
  ),
  startsAt: moment,
  endsAt: moment,
  /** The same by the practice's clock. */
  zone: z.string(),
  date: day,
  startTime: z.string(),
  endTime: z.string(),
  /** While it is pending: it lapses then. */
  lapsesAt: z.nullable(moment),
  /** While its patient wants it moved: it stays at its time until the dietitian accepts, and that lapses then. */
  wanted: z.nullable(z.strictObject({ startsAt: moment, endsAt: moment, lapsesAt: moment })),
  /** Where it is asked who came; its money stays where it is until that is decided. */
  claim: z.nullable(
    z.strictObject({
      openedBy: z.enum([...parties, 'platform']),
      /** Until then both sides can say who came. */
      endsAt: moment,
      own: z.nullable(z.enum(attendances)),
      other: z.nullable(z.enum(attendances)),
      /** The two do not agree, or nobody has said anything: an admin decides. */
      waitsForAdmins: z.boolean(),
      decidedAs: z.nullable(z.enum(attendances)),
    }),
  ),
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
  /** How often the patient may still move it. */
  movesLeft: z.int(),
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
  'move_asked',
  'move_accepted',
  'move_declined',
  'move_lapsed',
  'move_withdrawn',
  'completed',
  'absence_reported',
  'absence_claimed',
  'absence_answered',
  'absence_decided',
  'refund_decided',
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

/** Null where it cannot be opened any more. */
const noteText = z.nullable(z.string())

export const adimeParts = ['assessment', 'diagnosis', 'intervention', 'monitoring'] as const

export type AdimePart = (typeof adimeParts)[number]

export type Adime = Record<AdimePart, string>

export const notes = z.strictObject({
  /** For the dietitian alone, in the four parts of the nutrition care process. */
  adime: z.nullable(z.record(z.enum(adimeParts), z.string())),
  /** For the dietitian alone, whatever fits none of them. */
  private: noteText,
  /** For both, once it is signed. */
  shared: noteText,
  savedAt: z.nullable(moment),
  signedAt: z.nullable(moment),
  addenda: z.array(z.strictObject({ audience: z.enum(noteAudiences), text: noteText, at: moment })),
})

export type ConsultationNotes = z.output<typeof notes>

export const appointmentPage = z.strictObject({
  ...appointment.shape,
  requestedAt: moment,
  /** In person: where, once it is confirmed; before that the city and its district alone. */
  place: z.nullable(
    z.strictObject({
      city: z.nullable(z.enum(cities)),
      district: z.nullable(z.string()),
      otherDistrict: z.nullable(z.string()),
      address: z.nullable(z.string()),
      /** The same in the other language. */
      otherAddress: z.nullable(z.string()),
    }),
  ),
  /** What the patient wrote to the dietitian when it was booked; null where nothing was, or it cannot be opened any more. */
  message: z.nullable(z.string()),
  /** What was said last when it, or another time for it, was declined or cancelled. */
  reason: z.nullable(z.string()),
  history: z.array(happened),
  /** As far as this reader may read them; null before there are any, or while they are not shared. */
  notes: z.nullable(notes),
})

export type AppointmentPage = z.output<typeof appointmentPage>

/** Those whose notes are begun and not signed are there for their dietitian alone. */
export const appointmentViews = ['upcoming', 'pending', 'past', 'today', 'week', 'unsigned'] as const

export type AppointmentView = (typeof appointmentViews)[number]

export const one = z.strictObject({ id })

export const appointmentAnswer = z.strictObject({ appointment: appointmentPage })

export const versionOf = ({ appointment }: z.output<typeof appointmentAnswer>) => appointment.version

const listed = {
  view: z.enum(appointmentViews),
  /** Only those with this person on the other side. */
  other: z.optional(id),
  after: z.optional(pageToken),
}

const appointmentsPage = z.strictObject({
  appointments: z.array(appointment),
  after: z.nullable(z.string()),
  /** How many wait for an answer: appointments that are asked for, and other times for what is agreed on. */
  pending: z.int(),
})

export const listAppointments = route({
  method: 'GET',
  path: '/api/appointments',
  summary:
    'One’s appointments on the side one acts on, twenty at a time: what waits for an answer by when it was asked for, everything else by its time.',
  audience: 'party',
  query: z.strictObject(listed),
  output: appointmentsPage,
})

export const searchAppointments = route({
  method: 'POST',
  path: '/api/appointments/search',
  summary:
    'The same, of those in which this stands: in the other’s name, the type, or the notes one may read. What is searched for travels in the body, so that no log holds it.',
  audience: 'party',
  body: z.strictObject({ ...listed, q: z.optional(searchText) }),
  output: appointmentsPage,
})

export const listNow = route({
  method: 'GET',
  path: '/api/appointments/now',
  summary:
    'What takes place now on the side one acts on: confirmed appointments from 10 minutes before their start until 15 minutes after their end.',
  audience: 'party',
  output: z.strictObject({
    appointments: z.array(appointment),
    /** When the next one comes to stand here; null where none is agreed on. */
    nextAt: z.nullable(moment),
  }),
})

export const readAppointment = route({
  method: 'GET',
  path: '/api/appointments/:id',
  summary: 'One appointment with its history, its place, and the notes that this reader may read.',
  audience: 'party',
  params: one,
  output: appointmentAnswer,
  versionOf,
  refusals: ['not_found'],
})
