import { anyone, type Rows } from './row.ts'

export const healthCheckRows = {
  checkHealth: { sample: {}, expects: anyone(200) },
  checkReady: { sample: {}, expects: anyone(200) },
} satisfies Rows
