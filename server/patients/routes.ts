import {
  listPatients as listPatientsRoute,
  readPatient as readPatientRoute,
  searchPatients as searchPatientsRoute,
} from '#contract/patients.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { listPatients, searchPatients } from './list-patients.ts'
import { readPatient } from './read-patient.ts'

export const patientRoutes: readonly Bound[] = [
  bind(listPatientsRoute, listPatients),
  bind(searchPatientsRoute, searchPatients, { neverKept: true }),
  bindRead(readPatientRoute, readPatient),
]
