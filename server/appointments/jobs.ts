import type { Cron } from '#server/ground/data/job.ts'
import { settleSilence } from './absence/settle-claim.ts'
import { deleteOldReservations } from './booking/delete-old-reservations.ts'
import { tryMessageSeals } from './booking/try-message-seals.ts'
import { followClock } from './calendar/follow-clock.ts'
import { cancelOfLeaver } from './cancel-upcoming.ts'
import { conflictsTold } from './conflicts/tell-conflicts.ts'
import { refundNoted } from './note-refund.ts'
import { destroyKeptNotes } from './notes/destroy-kept-notes.ts'
import { tryNoteSeals } from './notes/try-note-seals.ts'
import { appointmentMailDietitian, appointmentMailPatient } from './notices/mail.ts'
import { remind } from './notices/remind.ts'
import { appointmentFollowed, type NoticeJobs } from './notices/send-notices.ts'
import { appointmentSmsDietitian, appointmentSmsPatient } from './notices/sms.ts'
import { appointmentTold } from './tell-sides.ts'
import { completePast, lapseMoves, lapseRequests, signForgotten } from './watch.ts'

export const appointmentJobs = {
  appointment_followed: appointmentFollowed,
  appointment_mail_patient: appointmentMailPatient,
  appointment_mail_dietitian: appointmentMailDietitian,
  appointment_sms_patient: appointmentSmsPatient,
  appointment_sms_dietitian: appointmentSmsDietitian,
  appointment_told: appointmentTold,
  appointment_refund_noted: refundNoted,
  conflicts_told: conflictsTold,
  appointments_of_leaver: cancelOfLeaver,
  appointments_by_clock: followClock,
} satisfies NoticeJobs & Record<string, unknown>

export const appointmentCron = {
  lapse_requests: { at: '* * * * *', work: lapseRequests },
  lapse_moves: { at: '* * * * *', work: lapseMoves },
  settle_absence_claims: { at: '* * * * *', work: settleSilence },
  complete_past: { at: '5 * * * *', work: completePast },
  sign_forgotten_notes: { at: '25 * * * *', work: signForgotten },
  destroy_kept_notes: { at: '50 1 * * *', work: destroyKeptNotes },
  try_note_seals: { at: '35 1 * * *', work: tryNoteSeals },
  try_message_seals: { at: '40 1 * * *', work: tryMessageSeals },
  tidy_awaited: { at: '45 0 * * *', work: deleteOldReservations },
  remind: { at: '* * * * *', work: remind },
} satisfies Cron
