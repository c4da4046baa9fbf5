import {
  readDietitianOnboarding as readDietitianRoute,
  readOnboarding as readOnboardingRoute,
  readPatientOnboarding as readPatientRoute,
  saveDietitianOnboarding as saveDietitianRoute,
  savePatientOnboarding as savePatientRoute,
} from '#contract/onboarding.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { readDietitianOnboarding, saveDietitianOnboarding } from './dietitian.ts'
import { readPatientOnboarding, savePatientOnboarding } from './patient.ts'
import { readOnboarding } from './read-onboarding.ts'

export const onboardingRoutes: readonly Bound[] = [
  bindRead(readOnboardingRoute, readOnboarding),
  bind(readPatientRoute, readPatientOnboarding),
  bind(savePatientRoute, savePatientOnboarding, { neverKept: true }),
  bind(readDietitianRoute, readDietitianOnboarding),
  bind(saveDietitianRoute, saveDietitianOnboarding),
]
