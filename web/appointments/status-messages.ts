import type { Appointment, AppointmentPage, AppointmentStatus } from '#contract/appointments/appointment.ts'
import { appointmentDialogs } from '#copy/appointments/dialogs.ts'
import { said, statusInSentence } from '#copy/appointments/status.ts'
import type { Word } from '#copy/word.ts'

/** `Appointment confirmed`, and on the page of one `Appointment confirmed successfully`. */
export function statusMessage(status: AppointmentStatus, isOnPage: boolean): Word {
  if (status === 'cancelled') return isOnPage ? said.cancelledWell : said.cancelled
  const { en, ar } = statusInSentence[status]
  return (isOnPage ? said.changedWell : said.changed)(en, ar)
}

/** What is said after one side has said who attended: it counts at once, or the other side is asked. */
export const outcomeMessage = ({ status, claim }: AppointmentPage): Word =>
  claim && claim.decidedAs === null ? appointmentDialogs.whoCame.asked : statusMessage(status, true)

/** What is said once a request is accepted: for an appointment, or for another time of one. */
export const acceptedMessage = ({ wanted }: Appointment, isOnPage: boolean): Word =>
  wanted ? (isOnPage ? said.movedWell : said.moved) : statusMessage('confirmed', isOnPage)
