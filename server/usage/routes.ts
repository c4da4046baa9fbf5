import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { readUsageChoice, saveUsageChoice } from './choice.ts'

export const usageRoutes: readonly Bound[] = [
  bindRead(contract.readUsageChoice, readUsageChoice),
  bind(contract.saveUsageChoice, saveUsageChoice),
]
