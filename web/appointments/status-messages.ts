import type { Appointment, AppointmentPage, AppointmentStatus } from '#contract/appointments/appointment.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { said, statusInSentence } from '#copy/appointments/status.ts'
import type { Word } from '#copy/word.ts'

/** `Appointment confirmed`, and on an appointment's own page `Appointment confirmed successfully`. */
export function statusMessage(status: AppointmentStatus, isOnPage: boolean): Word {
  if (status === 'cancelled') return isOnPage ? said.cancelledWell : said.cancelled
  const { en, ar } = statusInSentence[status]
  return (isOnPage ? said.changedWell : said.changed)(en, ar)
}

/** The message after one side has stated who attended: it counts immediately, or the other side is asked. */
export const outcomeMessage = ({ status, claim }: AppointmentPage): Word =>
  claim && claim.decidedAs === null ? appointmentDialogs.whoCame.asked : statusMessage(status, true)

/** The message after a request was accepted, for an appointment or for another time. */
export const acceptedMessage = ({ wanted }: Appointment, isOnPage: boolean): Word =>
  wanted ? (isOnPage ? said.movedWell : said.moved) : statusMessage('confirmed', isOnPage)
