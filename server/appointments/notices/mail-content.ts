import type { Party } from '#contract/appointments/appointment.ts'
import { dietitianMails } from '#copy/appointments/notices/mail-dietitian.ts'
import { type AppointmentMail, nobody } from '#copy/appointments/notices/mail-parts.ts'
import { patientMails } from '#copy/appointments/notices/mail-patient.ts'
import { zoneFor } from '../calendar/calendar-event.ts'
import type { NoticeFacts } from './notice-facts.ts'
import { writeMoment } from './when.ts'

/** The words of an email, and the paths of its button and of its second link. */
export type MailContent = { words: AppointmentMail; button: string; also?: string }

export const mailContentFor = (told: NoticeFacts): MailContent | null =>
  told.side === 'patient' ? forPatient(told) : forDietitian(told)

const search = '/patient/dietitians'

function forPatient(told: NoticeFacts): MailContent | null {
  const { event, row } = told
  const { name, until, reason, isVideo, isPaid } = spokenOf(told)
  const page = `/patient/appointments/${row.id}`
  const again = row.dietitian_id ? `${search}/${row.dietitian_id}/book` : search
  switch (event.kind) {
    case 'appointment.requested':
      return { words: patientMails.requested(name, until), button: page }
    case 'appointment.booked':
      return {
        words:
          row.booked_by === 'dietitian'
            ? patientMails.bookedForYou(name, isVideo)
            : patientMails.booked(name, isVideo),
        button: page,
      }
    case 'appointment.reserved':
      return { words: patientMails.reserved(name, until), button: page }
    case 'appointment.unpaid':
      return { words: patientMails.unpaid(name), button: again }
    case 'appointment.paid':
      return { words: patientMails.paid(name, isVideo), button: page }
    case 'appointment.confirmed':
      return { words: patientMails.confirmed(name, isVideo), button: page }
    case 'appointment.declined':
      return { words: patientMails.declined(name, reason), button: again, also: search }
    case 'appointment.lapsed':
      return { words: patientMails.lapsed(name), button: again, also: search }
    case 'appointment.cancelled':
      return {
        patient: { words: patientMails.cancelledByYou(name), button: again },
        dietitian: { words: patientMails.cancelledByOther(name, reason), button: again, also: search },
        platform: { words: patientMails.cancelledByUs(name, reason), button: search },
      }[doerOf(told)]
    case 'appointment.rescheduled':
      return {
        words:
          doerOf(told) === 'patient'
            ? patientMails.movedByYou(name, until)
            : patientMails.movedByOther(name, until),
        button: page,
      }
    case 'appointment.move_asked':
      return { words: patientMails.moveAsked(name, until), button: page }
    case 'appointment.move_accepted':
      return { words: patientMails.moveAccepted(name), button: page }
    case 'appointment.move_declined':
      return { words: patientMails.moveDeclined(name, reason), button: page }
    case 'appointment.move_lapsed':
      return { words: patientMails.moveLapsed(name), button: page }
    case 'appointment.absence_reported':
      return { words: patientMails.absent(name), button: again, also: search }
    case 'appointment.absence_claimed':
      return { words: patientMails.whoCame[doerOf(told)](name, askedUntil(told), isPaid), button: page }
    case 'appointment.absence_decided':
      return { words: patientMails.decided[event.detail.attendance](name, isPaid), button: page }
    case 'appointment.completed':
      return { words: patientMails.completed(name), button: `${page}#review` }
    case 'appointment.reminder_due':
      return { words: patientMails.reminder(name, isVideo), button: page }
    default:
      return null
  }
}

function forDietitian(told: NoticeFacts): MailContent | null {
  const { event, row } = told
  const { name, until, reason, isVideo, isPaid } = spokenOf(told)
  const list = '/dietitian/appointments'
  const page = `${list}/${row.id}`
  switch (event.kind) {
    case 'appointment.requested':
      return { words: dietitianMails.requested(name, until), button: page }
    case 'appointment.booked':
      return {
        words:
          row.booked_by === 'dietitian'
            ? dietitianMails.bookedByYou(name, isVideo)
            : dietitianMails.booked(name, isVideo),
        button: page,
      }
    case 'appointment.unpaid':
      return { words: dietitianMails.unpaid(name), button: list }
    case 'appointment.paid':
      return { words: dietitianMails.paid(name, isVideo), button: page }
    case 'appointment.confirmed':
      return { words: dietitianMails.confirmed(name, isVideo), button: page }
    case 'appointment.declined':
      return { words: dietitianMails.declined(name), button: list }
    case 'appointment.lapsed':
      return { words: dietitianMails.lapsed(name), button: list }
    case 'appointment.cancelled':
      return {
        // A patient's reason may be about their health, so it is shown only on the page.
        patient: { words: dietitianMails.cancelledByOther(name), button: page },
        dietitian: { words: dietitianMails.cancelledByYou(name), button: list },
        platform: { words: dietitianMails.cancelledByUs(name, reason), button: list },
      }[doerOf(told)]
    case 'appointment.rescheduled':
      return {
        words:
          doerOf(told) === 'dietitian'
            ? dietitianMails.movedByYou(name)
            : dietitianMails.movedByOther(name, until),
        button: page,
      }
    case 'appointment.move_asked':
      return { words: dietitianMails.moveAsked(name, until), button: page }
    case 'appointment.move_accepted':
      return { words: dietitianMails.moveAccepted(name), button: page }
    case 'appointment.move_lapsed':
      return { words: dietitianMails.moveLapsed(name), button: page }
    case 'appointment.move_withdrawn':
      return { words: dietitianMails.moveWithdrawn(name), button: page }
    case 'appointment.absence_reported':
      return { words: dietitianMails.absent(name), button: page }
    case 'appointment.absence_claimed':
      return { words: dietitianMails.whoCame[doerOf(told)](name, askedUntil(told), isPaid), button: page }
    case 'appointment.absence_decided':
      return { words: dietitianMails.decided[event.detail.attendance](name, isPaid), button: page }
    case 'appointment.reminder_due':
      return { words: dietitianMails.reminder(name, isVideo), button: page }
    default:
      return null
  }
}

function spokenOf({ row, side, reader, other, reason }: NoticeFacts) {
  const { language } = reader
  const until = row.lapses_at ?? row.wanted_until
  return {
    name: other ?? nobody[side === 'patient' ? 'dietitian' : 'patient'][language],
    /** The moment until which a request can be answered. */
    until: until ? writeMoment(language, until, zoneFor(row, side)) : '',
    reason,
    isVideo: row.mode === 'video',
    /** Paid with money or a package; otherwise nothing is on hold. */
    isPaid: row.paid_halalas > 0,
  }
}

/** The moment until which both sides can state who attended. */
const askedUntil = ({ row, side, reader }: NoticeFacts): string =>
  row.claim ? writeMoment(reader.language, new Date(row.claim.ends_at), zoneFor(row, side)) : ''

const doerOf = ({ event: { detail } }: NoticeFacts): Party | 'platform' =>
  'by' in detail ? detail.by : 'platform'
