import type { SurveyAudience } from '#contract/survey.ts'
import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

export const surveyEvents = {
  'survey.answered': about('survey_answer', ['survey_thanks']),
  'survey.answer_read': audited('survey_answer', []),
  'survey.answer_removed': audited('survey_answer', []),
  /** The subject is the downloading admin: the download contains names and addresses. */
  'survey.answers_downloaded': audited('user', [], detail<{ audience: SurveyAudience | 'all' }>()),
}

export const record = recorder(surveyEvents)
