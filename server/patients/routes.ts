import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { listPatientNames } from './list-patient-names.ts'
import { listPatients, searchPatients } from './list-patients.ts'
import { readPatientProfile, savePatientProfile } from './profile.ts'
import { readPatient } from './read-patient.ts'

export const patientRoutes: readonly Bound[] = [
  bindRead(contract.listPatientNames, listPatientNames),
  bind(contract.listPatients, listPatients),
  bind(contract.searchPatients, searchPatients, { neverStored: true }),
  bindRead(contract.readPatient, readPatient),
  bind(contract.readPatientProfile, readPatientProfile),
  bind(contract.savePatientProfile, savePatientProfile, { neverStored: true }),
]
