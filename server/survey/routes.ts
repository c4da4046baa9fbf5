import { answerSurvey } from '#contract/survey.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import type { Limit } from '#server/http/limits.ts'
import { answer } from './answer.ts'

const fromHere: Limit = { name: 'survey.visitor', most: 3, seconds: 3_600 }
const toAddress: Limit = { name: 'survey.address', most: 5, seconds: 86_400 }

export const surveyRoutes: readonly Bound[] = [
  bind(answerSurvey, answer, {
    limits: ({ email }, { address }) => [
      [fromHere, address],
      [toAddress, email],
    ],
  }),
]
