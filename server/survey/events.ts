import { about, recorder } from '#server/data/events.ts'

export const surveyEvents = {
  'survey.answered': about('survey_answer', ['survey_thanks']),
}

export const record = recorder(surveyEvents)
