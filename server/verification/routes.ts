import {
  submitPractice as submitPracticeRoute,
  withdrawPractice as withdrawPracticeRoute,
} from '#contract/verification.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { submitPractice } from './submit-practice.ts'
import { withdrawPractice } from './withdraw-practice.ts'

export const verificationRoutes: readonly Bound[] = [
  bind(submitPracticeRoute, submitPractice),
  bind(withdrawPracticeRoute, withdrawPractice),
]
