import { patientsOnly, type Rows } from './row.ts'

export const dashboardRows = {
  readPatientDashboard: { sample: {}, expects: patientsOnly(200) },
} satisfies Rows
