import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { readDietitianOnboarding, saveDietitianOnboarding } from './dietitian.ts'
import { readPatientOnboarding, savePatientOnboarding } from './patient.ts'
import { readOnboarding } from './read-onboarding.ts'

export const onboardingRoutes: readonly Bound[] = [
  bindRead(contract.readOnboarding, readOnboarding),
  bind(contract.readPatientOnboarding, readPatientOnboarding),
  bind(contract.savePatientOnboarding, savePatientOnboarding, { neverStored: true }),
  bind(contract.readDietitianOnboarding, readDietitianOnboarding),
  bind(contract.saveDietitianOnboarding, saveDietitianOnboarding),
]
