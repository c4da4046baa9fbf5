import { questionnaireMailed, questionnaireNotified } from './notify.ts'

export const screeningJobs = {
  questionnaire_notified: questionnaireNotified,
  questionnaire_mailed: questionnaireMailed,
}
