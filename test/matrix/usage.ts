import { patientsOnly, type Rows } from './row.ts'

export const usageRows = {
  readUsageChoice: { sample: {}, expects: patientsOnly(200) },
  saveUsageChoice: { sample: { isCounted: false }, expects: patientsOnly(200) },
} satisfies Rows
