import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { describeBrowser } from '#server/ground/http/describe-browser.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { answerSurvey } from './answer-survey.ts'
import { readSurveyAnswer, removeSurveyAnswer, searchSurveyAnswers } from './answers-for-admins.ts'
import { exportSurveyAnswers } from './export-answers.ts'

const fromBrowser: Limit = { name: 'survey.browser', most: 5, seconds: 3_600 }
const toAddress: Limit = { name: 'survey.address', most: 5, seconds: 86_400 }

/** A whole office may share one address. */
const fromHere: Limit = { name: 'survey.visitor', most: 40, seconds: 3_600 }

export const surveyRoutes: readonly Bound[] = [
  bind(contract.answerSurvey, answerSurvey, {
    limits: ({ email }, caller) => [
      [fromBrowser, describeBrowser(caller)],
      [toAddress, email],
      [fromHere, caller.address],
    ],
  }),
  bindRead(contract.searchSurveyAnswers, searchSurveyAnswers),
  bind(contract.readSurveyAnswer, readSurveyAnswer),
  bind(contract.removeSurveyAnswer, removeSurveyAnswer),
  bindFile(contract.exportSurveyAnswers, exportSurveyAnswers),
]
