import { dietitiansOnly, type Rows } from './row.ts'

export const verificationRows = {
  submitPractice: { sample: {}, expects: dietitiansOnly(409) },
  // A draft has nothing left to withdraw.
  withdrawPractice: { sample: {}, expects: { ...dietitiansOnly(409), unverified_dietitian: 200 } },
} satisfies Rows
