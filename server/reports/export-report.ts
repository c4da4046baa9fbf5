import type { exportAdminReport as route } from '#contract/reports/report.ts'
import type { InputOf } from '#contract/route.ts'
import { adminReport as words } from '#copy/reports/report.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { csvFile } from '#server/ground/http/csv-file.ts'
import { spendAll } from '#server/ground/http/limits.ts'
import { record } from './events.ts'
import { downloads } from './limits.ts'
import { reportOf, viewReport } from './read-report.ts'

export async function exportAdminReport(
  house: House,
  range: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[downloads, actor.id]])
  await house.db.as(actor, (tx) => record(tx, actor, 'report.downloaded', actor.id, house.clock.now(), range))
  const now = house.clock.now()
  const [row] = await house.db.read(actor, () => reportOf(actor, range, now))
  const { parts } = viewReport(row, range, now)
  return csvFile<(typeof parts)[number], never>({
    name: `nabta-report-${range.from}-${range.to}.csv`,
    head: Object.values(words.columns).map((word) => word[actor.language]),
    read: async () => ({ rows: parts, after: null }),
    cellsOf: ({ from, to, held, cancelled, sessions, revenue, patients, dietitians }) => [
      from,
      to,
      held,
      cancelled,
      sessions,
      revenue,
      patients,
      dietitians,
    ],
  })
}
