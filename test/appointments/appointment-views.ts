import type { Appointment, AppointmentPage, May, Party } from '#contract/appointments/appointment.ts'
import { idOf, sessionOf } from '../dom/people.ts'

type Facts<View> = Partial<Omit<View, 'may'>> & {
  /** What the reader may do; nothing by default. */
  may?: Partial<May>
}

/** A confirmed video call with Dr Layla tomorrow at four in Riyadh, as the patient is shown it. */
export const appointmentView = ({ may, ...facts }: Facts<Appointment> = {}): Appointment => ({
  id: idOf(1),
  version: 3,
  status: 'confirmed',
  ending: null,
  outcome: null,
  type: 'initial-consultation',
  serviceName: 'Initial consultation',
  otherServiceName: null,
  serviceId: idOf(2),
  mode: 'video',
  price: 150,
  payment: null,
  package: null,
  bookedBy: 'patient',
  due: null,
  startsAt: '2026-11-23T13:00:00.000Z',
  endsAt: '2026-11-23T13:30:00.000Z',
  zone: 'Asia/Riyadh',
  date: '2026-11-23',
  startTime: '16:00',
  endTime: '16:30',
  lapsesAt: null,
  wanted: null,
  claim: null,
  other: otherSide('dietitian'),
  meetingLink: null,
  movesLeft: 2,
  may: { ...nothing, ...may },
  ...facts,
})

/** The same with its history and notes. */
export const appointmentPageView = (facts: Facts<AppointmentPage> = {}): AppointmentPage => ({
  requestedAt: '2026-11-20T06:00:00.000Z',
  place: null,
  message: null,
  reason: null,
  history: [],
  notes: null,
  ...facts,
  ...appointmentView(facts),
})

/** Who is on the other side. */
export function otherSide(party: Party): Appointment['other'] {
  const { id, name, otherName } = sessionOf(party).user
  return { id, name, otherName, photoId: null }
}

const nothing: May = {
  cancel: false,
  confirm: false,
  decline: false,
  complete: false,
  reschedule: false,
  keepTime: false,
  reportAbsence: false,
  markAbsent: false,
  sayWhoCame: false,
  join: false,
  setLink: false,
  writeNotes: false,
  review: false,
  bookAgain: false,
  pay: false,
}
