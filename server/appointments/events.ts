import type { Attendance, Party } from '#contract/appointments/appointment.ts'
import { about, detail, type EventOfJob, recorder } from '#server/ground/data/events.ts'

type Done = { by: Party | 'platform'; dietitian: string | null }
type Booked = Done & { to: string }
type Moved = Done & { from: string; to: string }
type Decided = Done & { attendance: Attendance }
type Due = { how: 'mail' | 'sms'; startsAt: string }

const onlyTold = ['appointment_followed'] as const
const takesTime = ['appointment_followed', 'directory_refresh'] as const
/** Its payment is accounted for as well. */
const ends = ['appointment_followed', 'directory_refresh', 'account_for_appointment'] as const

export const appointmentEvents = {
  'appointment.requested': about('appointment', takesTime, detail<Booked>()),
  'appointment.booked': about('appointment', takesTime, detail<Booked>()),
  'appointment.confirmed': about('appointment', onlyTold, detail<Done>()),
  'appointment.declined': about('appointment', ends, detail<Done>()),
  'appointment.cancelled': about('appointment', ends, detail<Done>()),
  'appointment.lapsed': about('appointment', ends, detail<Done>()),
  'appointment.rescheduled': about('appointment', takesTime, detail<Moved>()),
  'appointment.move_asked': about('appointment', takesTime, detail<Moved>()),
  'appointment.move_accepted': about('appointment', takesTime, detail<Moved>()),
  'appointment.move_declined': about('appointment', takesTime, detail<Moved>()),
  'appointment.move_lapsed': about('appointment', takesTime, detail<Moved>()),
  'appointment.move_withdrawn': about('appointment', takesTime, detail<Moved>()),
  'appointment.completed': about(
    'appointment',
    ['appointment_followed', 'account_for_appointment'],
    detail<Done>(),
  ),
  'appointment.absence_reported': about(
    'appointment',
    ['appointment_followed', 'absence_ticket', 'account_for_appointment'],
    detail<Done>(),
  ),
  'appointment.absence_claimed': about(
    'appointment',
    ['appointment_followed', 'absence_ticket'],
    detail<Done>(),
  ),
  'appointment.absence_answered': about('appointment', ['appointment_told'], detail<Done>()),
  'appointment.absence_decided': about(
    'appointment',
    ['appointment_followed', 'account_for_appointment'],
    detail<Decided>(),
  ),
  'appointment.refund_decided': about('appointment', ['appointment_refund_noted'], detail<Done>()),
  'appointment.link_changed': about('appointment', ['appointment_told'], detail<Done>()),
  'appointment.notes_signed': about('appointment', ['appointment_told'], detail<Done>()),
  'appointment.notes_resealed': about('appointment', [], detail<Done>()),
  'appointment.kept': about('appointment', [], detail<Pick<Done, 'by'>>()),
  'appointment.reminder_due': about('appointment', onlyTold, detail<Due>()),
  'note.opened_for_law': about('kept_note', [], detail<{ admin: string; request: string }>()),
  'note.destroyed': about('kept_note', []),
  'note_template.saved': about('user', []),
  'note_template.removed': about('user', []),
  'account.calendar_renewed': about('user', []),
  'account.calendar_removed': about('user', []),
}

export const record = recorder(appointmentEvents)

/** Events of which one side or both are notified. */
export type Followed = EventOfJob<typeof appointmentEvents, 'appointment_followed'>
