import { answerSurvey } from '#contract/survey.ts'
import {
  exportSurveyAnswers as exportSurveyAnswersRoute,
  readSurveyAnswer as readSurveyAnswerRoute,
  removeSurveyAnswer as removeSurveyAnswerRoute,
  searchSurveyAnswers as searchSurveyAnswersRoute,
} from '#contract/survey-answers.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { bindFile } from '#server/http/bind-file.ts'
import { bindRead } from '#server/http/bind-read.ts'
import type { Limit } from '#server/http/limits.ts'
import { answer } from './answer.ts'
import { exportSurveyAnswers } from './export-answers.ts'
import { readSurveyAnswer } from './read-answer.ts'
import { removeSurveyAnswer } from './remove-answer.ts'
import { searchSurveyAnswers } from './search-answers.ts'

const fromHere: Limit = { name: 'survey.visitor', most: 3, seconds: 3_600 }
const toAddress: Limit = { name: 'survey.address', most: 5, seconds: 86_400 }

export const surveyRoutes: readonly Bound[] = [
  bind(answerSurvey, answer, {
    limits: ({ email }, { address }) => [
      [fromHere, address],
      [toAddress, email],
    ],
  }),
  bindRead(searchSurveyAnswersRoute, searchSurveyAnswers),
  bind(readSurveyAnswerRoute, readSurveyAnswer),
  bind(removeSurveyAnswerRoute, removeSurveyAnswer),
  bindFile(exportSurveyAnswersRoute, exportSurveyAnswers),
]
