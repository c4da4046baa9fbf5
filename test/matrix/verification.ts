import { dietitiansOnly, type Rows } from './row.ts'

export const verificationRows = {
  submitPractice: { sample: {}, expects: dietitiansOnly(409) },
  // Of a draft nothing needs to be withdrawn any more.
  withdrawPractice: { sample: {}, expects: { ...dietitiansOnly(409), unverified_dietitian: 200 } },
} satisfies Rows
