import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { submitPractice } from './submit-practice.ts'
import { withdrawPractice } from './withdraw-practice.ts'

export const verificationRoutes: readonly Bound[] = [
  bind(contract.submitPractice, submitPractice),
  bind(contract.withdrawPractice, withdrawPractice),
]
