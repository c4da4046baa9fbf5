import { readPatientDashboard as readPatientDashboardRoute } from '#contract/dashboards.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { readPatientDashboard } from './read-patient-dashboard.ts'

export const dashboardRoutes: readonly Bound[] = [bind(readPatientDashboardRoute, readPatientDashboard)]
