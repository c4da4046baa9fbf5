import { about, recorder } from '#server/ground/data/events.ts'

/** Events never hold questions or answers: only ids. */
export const screeningEvents = {
  'questionnaire.sent': about('questionnaire', ['questionnaire_notified', 'questionnaire_mailed']),
  'questionnaire.saved': about('questionnaire', []),
  'questionnaire.answered': about('questionnaire', ['questionnaire_notified', 'questionnaire_mailed']),
  'questionnaire.removed': about('questionnaire', []),
  'own_questionnaire.saved': about('user', []),
  'own_questionnaire.removed': about('user', []),
  'patient.screened': about('questionnaire', []),
}

export const record = recorder(screeningEvents)
