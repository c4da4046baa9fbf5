import { questionnaireMailed, questionnaireNotified } from './notify.ts'
import { sendWithBooking } from './send-with-booking.ts'

export const screeningJobs = {
  questionnaire_notified: questionnaireNotified,
  questionnaire_mailed: questionnaireMailed,
  booking_questions_sent: sendWithBooking,
}
