import {
  exportAdminReport as exportAdminReportRoute,
  readAdminReport as readAdminReportRoute,
} from '#contract/reports/report.ts'
import {
  exportReportedAppointments as exportAppointmentsRoute,
  listReportedAppointments as listAppointmentsRoute,
  readOverview as readOverviewRoute,
  readRevenue as readRevenueRoute,
} from '#contract/reports.ts'
import type { Bound } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { exportReportedAppointments } from './export-appointments.ts'
import { exportAdminReport } from './export-report.ts'
import { listReportedAppointments } from './list-appointments.ts'
import { readOverview } from './read-overview.ts'
import { readAdminReport } from './read-report.ts'
import { readRevenue } from './read-revenue.ts'

export const reportRoutes: readonly Bound[] = [
  bindRead(readOverviewRoute, readOverview),
  bindRead(readRevenueRoute, readRevenue),
  bindRead(listAppointmentsRoute, listReportedAppointments),
  bindRead(readAdminReportRoute, readAdminReport),
  bindFile(exportAdminReportRoute, exportAdminReport),
  bindFile(exportAppointmentsRoute, exportReportedAppointments),
]
