import type { Cron } from '#server/ground/data/job.ts'
import { settleExpiredClaims } from './absence/settle-claim.ts'
import { announceAppointment } from './announce-appointment.ts'
import { deleteOldReservations } from './booking/delete-old-reservations.ts'
import { tryMessageSeals } from './booking/try-message-seals.ts'
import { followPatientZone } from './calendar/follow-patient-zone.ts'
import { cancelForLeaver } from './cancel-upcoming.ts'
import { announceConflicts } from './conflicts/announce-conflicts.ts'
import { destroyExpiredNotes } from './notes/destroy-expired-notes.ts'
import { tryNoteSeals } from './notes/try-note-seals.ts'
import { appointmentMailDietitian, appointmentMailPatient } from './notices/mail.ts'
import { remind } from './notices/remind.ts'
import { appointmentFollowed, type NoticeJobs } from './notices/send-notices.ts'
import { appointmentSmsDietitian, appointmentSmsPatient } from './notices/sms.ts'
import { notifyOfRefund } from './record-refund.ts'
import { completePast, lapseMoves, lapseRequests, signForgotten } from './watch.ts'

export const appointmentJobs = {
  appointment_followed: appointmentFollowed,
  appointment_mail_patient: appointmentMailPatient,
  appointment_mail_dietitian: appointmentMailDietitian,
  appointment_sms_patient: appointmentSmsPatient,
  appointment_sms_dietitian: appointmentSmsDietitian,
  appointment_told: announceAppointment,
  appointment_refund_noted: notifyOfRefund,
  conflicts_told: announceConflicts,
  appointments_of_leaver: cancelForLeaver,
  appointments_by_clock: followPatientZone,
} satisfies NoticeJobs & Record<string, unknown>

export const appointmentCron = {
  lapse_requests: { at: '* * * * *', work: lapseRequests },
  lapse_moves: { at: '* * * * *', work: lapseMoves },
  settle_absence_claims: { at: '* * * * *', work: settleExpiredClaims },
  complete_past: { at: '5 * * * *', work: completePast },
  sign_forgotten_notes: { at: '25 * * * *', work: signForgotten },
  destroy_kept_notes: { at: '50 1 * * *', work: destroyExpiredNotes },
  try_note_seals: { at: '35 1 * * *', work: tryNoteSeals },
  try_message_seals: { at: '40 1 * * *', work: tryMessageSeals },
  tidy_awaited: { at: '45 0 * * *', work: deleteOldReservations },
  remind: { at: '* * * * *', work: remind },
} satisfies Cron
