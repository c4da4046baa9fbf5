import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { readDietitianDashboard } from './read-dietitian-dashboard.ts'
import { readPatientDashboard } from './read-patient-dashboard.ts'

export const dashboardRoutes: readonly Bound[] = [
  bind(contract.readPatientDashboard, readPatientDashboard),
  bind(contract.readDietitianDashboard, readDietitianDashboard),
]
