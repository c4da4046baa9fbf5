import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { readPatientProfile, savePatientProfile } from './patient-profile.ts'

export const patientProfileRoutes: readonly Bound[] = [
  bind(contract.readPatientProfile, readPatientProfile),
  bind(contract.savePatientProfile, savePatientProfile, { neverKept: true }),
]
