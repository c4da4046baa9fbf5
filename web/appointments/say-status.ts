import type { AppointmentStatus } from '#contract/appointments/appointment.ts'
import { said, statusInSentence } from '#copy/appointments/status.ts'
import type { Word } from '#copy/word.ts'

/** `Appointment confirmed`, and on the page of one `Appointment confirmed successfully`. */
export function sayStatus(status: AppointmentStatus, isOnPage: boolean): Word {
  if (status === 'cancelled') return isOnPage ? said.cancelledWell : said.cancelled
  const { en, ar } = statusInSentence[status]
  return (isOnPage ? said.changedWell : said.changed)(en, ar)
}
