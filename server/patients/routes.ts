import { listPatients as listPatientsRoute, readPatient as readPatientRoute } from '#contract/patients.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { bindRead } from '#server/http/bind-read.ts'
import { listPatients } from './list-patients.ts'
import { readPatient } from './read-patient.ts'

export const patientRoutes: readonly Bound[] = [
  bind(listPatientsRoute, listPatients),
  bindRead(readPatientRoute, readPatient),
]
