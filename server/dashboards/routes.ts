import { readDietitianDashboard as readDietitianDashboardRoute } from '#contract/dashboards/dietitian.ts'
import { readPatientDashboard as readPatientDashboardRoute } from '#contract/dashboards/patient.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { readDietitianDashboard } from './read-dietitian-dashboard.ts'
import { readPatientDashboard } from './read-patient-dashboard.ts'

export const dashboardRoutes: readonly Bound[] = [
  bind(readPatientDashboardRoute, readPatientDashboard),
  bind(readDietitianDashboardRoute, readDietitianDashboard),
]
