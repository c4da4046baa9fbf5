import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { exportReportedAppointments } from './export-appointments.ts'
import { exportAdminReport } from './export-report.ts'
import { listReportedAppointments } from './list-appointments.ts'
import { readOverview } from './read-overview.ts'
import { readAdminReport } from './read-report.ts'
import { readRevenue } from './read-revenue.ts'
import { readUsageChoice, saveUsageChoice } from './usage/choice.ts'

export const reportRoutes: readonly Bound[] = [
  bindRead(contract.readOverview, readOverview),
  bindRead(contract.readRevenue, readRevenue),
  bindRead(contract.listReportedAppointments, listReportedAppointments),
  bindRead(contract.readAdminReport, readAdminReport),
  bindFile(contract.exportAdminReport, exportAdminReport),
  bindFile(contract.exportReportedAppointments, exportReportedAppointments),
  bindRead(contract.readUsageChoice, readUsageChoice),
  bind(contract.saveUsageChoice, saveUsageChoice),
]
