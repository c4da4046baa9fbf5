import {
  readUsageChoice as readUsageChoiceRoute,
  saveUsageChoice as saveUsageChoiceRoute,
} from '#contract/usage.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { readUsageChoice, saveUsageChoice } from './choice.ts'

export const usageRoutes: readonly Bound[] = [
  bindRead(readUsageChoiceRoute, readUsageChoice),
  bind(saveUsageChoiceRoute, saveUsageChoice),
]
