import { adminsOnly, desks, type Rows } from './row.ts'

export const reportRows = {
  readOverview: { sample: {}, expects: adminsOnly(200, ...desks) },
  readRevenue: { sample: { period: 'quarter' }, expects: adminsOnly(200, ...desks) },
  readAdminReport: { sample: { from: '2026-11-01', to: '2026-11-30' }, expects: adminsOnly(200, ...desks) },
  exportAdminReport: {
    sample: { from: '2026-11-01', to: '2026-11-30' },
    expects: adminsOnly(200, ...desks),
    inPerson: true,
  },
  listReportedAppointments: {
    sample: { list: 'completed', from: '2026-11-01', to: '2026-11-30', sessionKind: 'initial' },
    expects: adminsOnly(200, 'support', 'finance'),
  },
  exportReportedAppointments: {
    sample: { list: 'held', from: '2026-11-01', to: '2026-11-30' },
    expects: adminsOnly(200, 'support', 'finance'),
    inPerson: true,
  },
} satisfies Rows
