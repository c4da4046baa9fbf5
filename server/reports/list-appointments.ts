import type { listReportedAppointments as route } from '#contract/reports/figures.ts'
import { pageOfReported, type ReportedPage } from '#server/appointments/figures.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { reportFilterOf } from './range.ts'
import { viewReported } from './view.ts'

const most = 20

export const listReportedAppointments: Read<typeof route, ReportedPage> = (
  _,
  { after, order, ...asked },
  now,
) => ({
  query: () =>
    pageOfReported(reportFilterOf(asked), after === undefined ? null : readCursor(after), most, { order }),
  view([page]) {
    if (!page) throw new Error('the query for the page returned no row')
    const shown = page.rows.slice(0, most)
    const last = page.rows.length > most ? shown.at(-1) : undefined
    return {
      appointments: shown.map((row) => viewReported(row, now)),
      after: last ? writeCursor(last) : null,
      total: page.total,
    }
  },
})
