import type { Cron } from '#server/ground/data/job.ts'
import { surveyThanks } from './mail.ts'
import { tidyAnswers } from './tidy.ts'

export const surveyJobs = { survey_thanks: surveyThanks }

export const surveyCron = {
  tidy_answers: { at: '20 0 * * *', work: tidyAnswers },
} satisfies Cron
