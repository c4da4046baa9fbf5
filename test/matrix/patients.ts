import { dietitiansOnly, type Rows } from './row.ts'

export const patientRows = {
  listPatientNames: { sample: {}, expects: dietitiansOnly(200) },
  listPatients: { sample: { state: 'active' }, expects: dietitiansOnly(200) },
  searchPatients: { sample: { q: 'سارة', state: 'active' }, expects: dietitiansOnly(200) },
  readPatient: {
    sample: ({ patient }) => ({ id: patient.id }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
} satisfies Rows
