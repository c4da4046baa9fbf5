import { dietitiansOnly, patientsOnly, type Rows } from './row.ts'

export const dashboardRows = {
  readPatientDashboard: { sample: {}, expects: patientsOnly(200) },
  readDietitianDashboard: { sample: {}, expects: dietitiansOnly(200) },
} satisfies Rows
