import type { Attendance, Party } from '#contract/appointments/appointment.ts'
import { about, audited, detail, type EventOfJob, recorder } from '#server/ground/data/events.ts'

type Done = { by: Party | 'platform'; dietitian: string | null }
type Booked = Done & { to: string }
type Moved = Done & { from: string; to: string }
type Decided = Done & { attendance: Attendance }
type Due = { how: 'mail' | 'sms'; startsAt: string }

const onlyTold = ['appointment_followed'] as const
/** Its service may have questions for the patient. */
const confirms = 'booking_questions_sent'
const takesTime = ['appointment_followed', 'directory_refresh'] as const
/** The payment is accounted for as well. */
const ends = ['appointment_followed', 'directory_refresh', 'account_for_appointment'] as const

export const appointmentEvents = {
  'appointment.requested': audited('appointment', takesTime, detail<Booked>()),
  'appointment.booked': audited('appointment', [...takesTime, confirms], detail<Booked>()),
  'appointment.reserved': audited('appointment', takesTime, detail<Booked>()),
  'appointment.paid': audited('appointment', [...onlyTold, confirms], detail<Done>()),
  'appointment.unpaid': audited('appointment', ends, detail<Done>()),
  'appointment.confirmed': audited('appointment', [...onlyTold, confirms], detail<Done>()),
  'appointment.declined': audited('appointment', ends, detail<Done>()),
  'appointment.cancelled': audited('appointment', ends, detail<Done>()),
  'appointment.lapsed': audited('appointment', ends, detail<Done>()),
  'appointment.rescheduled': audited('appointment', takesTime, detail<Moved>()),
  'appointment.move_asked': audited('appointment', takesTime, detail<Moved>()),
  'appointment.move_accepted': audited('appointment', takesTime, detail<Moved>()),
  'appointment.move_declined': audited('appointment', takesTime, detail<Moved>()),
  'appointment.move_lapsed': audited('appointment', takesTime, detail<Moved>()),
  'appointment.move_withdrawn': audited('appointment', takesTime, detail<Moved>()),
  'appointment.completed': audited(
    'appointment',
    ['appointment_followed', 'account_for_appointment'],
    detail<Done>(),
  ),
  'appointment.absence_reported': audited(
    'appointment',
    ['appointment_followed', 'absence_ticket', 'account_for_appointment'],
    detail<Done>(),
  ),
  'appointment.absence_claimed': audited(
    'appointment',
    ['appointment_followed', 'absence_ticket'],
    detail<Done>(),
  ),
  'appointment.absence_answered': audited('appointment', ['appointment_told'], detail<Done>()),
  'appointment.absence_decided': audited(
    'appointment',
    ['appointment_followed', 'account_for_appointment'],
    detail<Decided>(),
  ),
  'appointment.refund_decided': audited('appointment', ['appointment_refund_noted'], detail<Done>()),
  'appointment.link_changed': audited('appointment', ['appointment_told'], detail<Done>()),
  'appointment.notes_signed': audited('appointment', ['appointment_told'], detail<Done>()),
  'appointment.notes_resealed': audited('appointment', [], detail<Done>()),
  'appointment.kept': audited('appointment', [], detail<Pick<Done, 'by'>>()),
  'appointment.reminder_due': audited('appointment', onlyTold, detail<Due>()),
  'note.opened_for_law': audited('kept_note', [], detail<{ admin: string; request: string }>()),
  'note.destroyed': audited('kept_note', []),
  'note_template.saved': about('user', []),
  'note_template.removed': about('user', []),
  'account.calendar_renewed': audited('user', []),
  'account.calendar_removed': audited('user', []),
}

export const record = recorder(appointmentEvents)

/** Events that notify one side or both. */
export type Followed = EventOfJob<typeof appointmentEvents, 'appointment_followed'>
