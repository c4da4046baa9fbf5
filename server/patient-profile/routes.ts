import {
  readPatientProfile as readPatientProfileRoute,
  savePatientProfile as savePatientProfileRoute,
} from '#contract/patient-profile.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { readPatientProfile, savePatientProfile } from './patient-profile.ts'

export const patientProfileRoutes: readonly Bound[] = [
  bind(readPatientProfileRoute, readPatientProfile),
  bind(savePatientProfileRoute, savePatientProfile, { neverKept: true }),
]
