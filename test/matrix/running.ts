import { anyone, type Rows } from './row.ts'

export const runningRows = {
  checkHealth: { sample: {}, expects: anyone(200) },
  checkReady: { sample: {}, expects: anyone(200) },
} satisfies Rows
