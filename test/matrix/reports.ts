import { adminsOnly, type Rows } from './row.ts'

export const reportRows = {
  readOverview: { sample: {}, expects: adminsOnly(200) },
  readRevenue: { sample: { period: 'quarter' }, expects: adminsOnly(200) },
  readAdminReport: { sample: { from: '2026-11-01', to: '2026-11-30' }, expects: adminsOnly(200) },
  exportAdminReport: {
    sample: { from: '2026-11-01', to: '2026-11-30' },
    expects: adminsOnly(200),
    inPerson: true,
  },
  listReportedAppointments: {
    sample: { list: 'completed', from: '2026-11-01', to: '2026-11-30', sessionKind: 'initial' },
    expects: adminsOnly(200),
  },
  exportReportedAppointments: {
    sample: { list: 'held', from: '2026-11-01', to: '2026-11-30' },
    expects: adminsOnly(200),
    inPerson: true,
  },
} satisfies Rows
