import * as z from 'zod/mini'
import { day, id, moment, pageToken, searchText } from '../fields.ts'
import { cities, modes } from '../practice-options.ts'
import { route } from '../route.ts'
import { refundRules } from './refund-rules.ts'

export const appointmentStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** The two sides of an appointment. */
export const parties = ['patient', 'dietitian'] as const

export type Party = (typeof parties)[number]

/** Why a cancelled appointment does not take place. */
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

/** Who attended: as a side reports it, and as it is settled in the end. */
export const attendances = ['attended', 'patient_absent', 'dietitian_absent'] as const

export type Attendance = (typeof attendances)[number]

/** Hours that both sides have to answer, and, after the end, a patient to report the dietitian absent. */
export const hoursToSay = 48

/** Socket messages about appointments carry ids only. */
export const appointmentTopics = {
  appointments: z.strictObject({ id }),
  /** The dietitian has decisions to make about appointments that no longer fit. */
  conflicts: z.strictObject({}),
}

/** Minutes before the start when the call opens, and after the end when it closes. */
export const callOpens = 10

export const callCloses = 15

/** The actions open to this reader now, so that the screen never has to derive them from the rules. */
const may = z.strictObject({
  cancel: z.boolean(),
  confirm: z.boolean(),
  decline: z.boolean(),
  complete: z.boolean(),
  reschedule: z.boolean(),
  /** Withdraw the request for another time. */
  keepTime: z.boolean(),
  reportAbsence: z.boolean(),
  /** Complete it and report that the patient did not attend. */
  markAbsent: z.boolean(),
  /** Report who attended, once the other side or the platform has opened a claim. */
  sayWhoCame: z.boolean(),
  join: z.boolean(),
  setLink: z.boolean(),
  writeNotes: z.boolean(),
  review: z.boolean(),
  bookAgain: z.boolean(),
  /** Pay for the time that the dietitian reserved. */
  pay: z.boolean(),
})

export type May = z.output<typeof may>

export const appointment = z.strictObject({
  id,
  /** Grows with every change; a request to change it names the version it is based on in `If-Match`. */
  version: z.int(),
  status: z.enum(appointmentStatuses),
  ending: z.nullable(z.enum(endings)),
  outcome: z.nullable(z.enum(outcomes)),
  /** The service's slug. */
  type: z.string(),
  serviceName: z.string(),
  /** The same in the other language, if given. */
  otherServiceName: z.nullable(z.string()),
  serviceId: z.nullable(id),
  mode: z.enum(modes),
  /** Riyals. */
  price: z.number(),
  /** In riyals, for the payment made with the booking; null if there was none. */
  payment: z.nullable(
    z.strictObject({
      paid: z.number(),
      /** The refund, once it has ended without taking place. */
      refund: z.nullable(z.number()),
      /** The refund if this reader, a patient who may cancel it, cancelled now. */
      ifCancelled: z.nullable(z.number()),
      /** How much is refunded on cancellation until when, as agreed at booking; after the last step nothing. */
      steps: z.array(z.strictObject({ until: moment, refund: z.number() })),
    }),
  ),
  /** The side that booked it. */
  bookedBy: z.enum(parties),
  /** What its patient has yet to pay, in riyals, and until when; set while the dietitian's booking waits for that. */
  due: z.nullable(z.strictObject({ amount: z.number(), until: moment, refunds: z.nullable(refundRules) })),
  /** The package it was booked with; null if there was none. */
  package: z.nullable(
    z.strictObject({
      id,
      /** Whether its session was returned when it ended, or would be if cancelled now; null if neither is known. */
      comesBack: z.nullable(z.boolean()),
    }),
  ),
  startsAt: moment,
  endsAt: moment,
  /** The same in the practice's time zone. */
  zone: z.string(),
  date: day,
  startTime: z.string(),
  endTime: z.string(),
  /** When the request lapses; set only while it is pending. */
  lapsesAt: z.nullable(moment),
  /** The new time that its patient requests, and when that lapses; until it is accepted, the old time applies. */
  wanted: z.nullable(z.strictObject({ startsAt: moment, endsAt: moment, lapsesAt: moment })),
  /** Set once there is a claim about who attended; the money is held until that is settled. */
  claim: z.nullable(
    z.strictObject({
      openedBy: z.enum([...parties, 'platform']),
      /** Both sides can report who attended until then. */
      endsAt: moment,
      own: z.nullable(z.enum(attendances)),
      other: z.nullable(z.enum(attendances)),
      /** The sides disagree, or neither has answered: an admin decides. */
      waitsForAdmins: z.boolean(),
      decidedAs: z.nullable(z.enum(attendances)),
    }),
  ),
  /** The person on the other side; a closed account has no name. */
  other: z.strictObject({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    /** The same name in the other script, if given. */
    otherName: z.nullable(z.string()),
    photoId: z.nullable(id),
  }),
  /** Where the video call takes place, once it is confirmed. */
  meetingLink: z.nullable(z.string()),
  /** How many more times the patient may move it. */
  movesLeft: z.int(),
  may,
})

export type Appointment = z.output<typeof appointment>

export const historyKinds = [
  'requested',
  'booked',
  'reserved',
  'paid',
  'unpaid',
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

/** Actions, their time and their author; for a move, also both times. */
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

/** Null if it can no longer be decrypted. */
const noteText = z.nullable(z.string())

export const adimeParts = ['assessment', 'diagnosis', 'intervention', 'monitoring'] as const

export type AdimePart = (typeof adimeParts)[number]

export type Adime = Record<AdimePart, string>

export const notes = z.strictObject({
  /** For the dietitian alone, in the four parts of the nutrition care process. */
  adime: z.nullable(z.record(z.enum(adimeParts), z.string())),
  /** For the dietitian alone: anything that fits none of the four parts. */
  private: noteText,
  /** For both sides, once it is signed. */
  shared: noteText,
  savedAt: z.nullable(moment),
  signedAt: z.nullable(moment),
  addenda: z.array(z.strictObject({ audience: z.enum(noteAudiences), text: noteText, at: moment })),
})

export type ConsultationNotes = z.output<typeof notes>

export const appointmentPage = z.strictObject({
  ...appointment.shape,
  requestedAt: moment,
  /** For in-person visits: the address once it is confirmed; before that only the city and district. */
  place: z.nullable(
    z.strictObject({
      city: z.nullable(z.enum(cities)),
      district: z.nullable(z.string()),
      otherDistrict: z.nullable(z.string()),
      address: z.nullable(z.string()),
      /** The same in the other language, if given. */
      otherAddress: z.nullable(z.string()),
    }),
  ),
  /** The patient’s message to the dietitian at booking; null if there was none or it can no longer be decrypted. */
  message: z.nullable(z.string()),
  /** The latest reason given when it, or a new time for it, was declined or cancelled. */
  reason: z.nullable(z.string()),
  history: z.array(happened),
  /** The notes that this reader may read; null if there are none yet, or if they are not shared. */
  notes: z.nullable(notes),
})

export type AppointmentPage = z.output<typeof appointmentPage>

/** `unsigned` (notes begun but not signed) is for the dietitian alone. */
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
  /** How many await an answer: requested appointments, and requested new times for confirmed ones. */
  pending: z.int(),
})

export const listAppointments = route({
  method: 'GET',
  path: '/api/appointments',
  summary:
    'List your appointments in your active role, 20 per page: those awaiting an answer by time of request, all others by start.',
  audience: 'party',
  about: ['appointments'],
  query: z.strictObject(listed),
  output: appointmentsPage,
})

export const searchAppointments = route({
  method: 'POST',
  path: '/api/appointments/search',
  summary:
    'Search your appointments by the other side’s name, the type, or notes you may read. The query is in the body, so that no log contains it.',
  audience: 'party',
  about: ['appointments'],
  body: z.strictObject({ ...listed, q: z.optional(searchText) }),
  output: appointmentsPage,
})

export const listNow = route({
  method: 'GET',
  path: '/api/appointments/now',
  summary:
    'List confirmed appointments taking place now, from 10 minutes before their start until 15 minutes after their end, and in whose call the other side is.',
  audience: 'party',
  about: ['appointments'],
  output: z.strictObject({
    appointments: z.array(appointment),
    /** Those in whose call on the platform the other side is. */
    joined: z.array(id),
    /** When the next appointment enters this list; null if none is confirmed. */
    nextAt: z.nullable(moment),
  }),
})

export const readAppointment = route({
  method: 'GET',
  path: '/api/appointments/:id',
  summary: 'Get one appointment with its history, its place, and the notes you may read.',
  audience: 'party',
  about: ['appointments'],
  params: one,
  output: appointmentAnswer,
  versionOf,
  refusals: ['not_found'],
})
