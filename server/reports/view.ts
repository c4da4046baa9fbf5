import type { ReportedAppointment, ShownStatus } from '#contract/reports/figures.ts'
import type { EarnedTotal, ReportedRow } from '#server/appointments/figures.ts'

export const moneyOf = ({ sessions, halalas }: EarnedTotal) => ({
  revenue: Number(halalas) / 100,
  sessions: Number(sessions),
})

export const viewReported = (row: ReportedRow, now: Date): ReportedAppointment => ({
  id: row.id,
  client: row.client && { ...row.client, name: row.client.name ?? '' },
  dietitian: row.dietitian && { ...row.dietitian, name: row.dietitian.name ?? '' },
  startsAt: new Date(row.starts).toISOString(),
  mode: row.mode,
  status: statusOf(row, now),
  ending: row.ending,
  price: row.halalas / 100,
})

function statusOf({ status, starts, ends }: ReportedRow, now: Date): ShownStatus {
  if (status === 'completed' || status === 'cancelled') return status
  return status === 'confirmed' && new Date(starts) <= now && new Date(ends) > now ? 'active' : 'scheduled'
}
