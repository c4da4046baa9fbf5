import type { ReportedAppointment, exportReportedAppointments as route } from '#contract/reports/figures.ts'
import type { InputOf } from '#contract/route.ts'
import { textFor } from '#contract/text-language.ts'
import { appointmentWords } from '#copy/reports/appointment-words.ts'
import { reportedLists } from '#copy/reports/lists.ts'
import { pageOfReported, type ReportedPage } from '#server/appointments/figures.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { csvFile, rowsAtOnce } from '#server/ground/http/csv-file.ts'
import { spendAll } from '#server/ground/http/limits.ts'
import type { Cursor } from '#server/ground/time/cursor.ts'
import { record } from './events.ts'
import { downloads } from './limits.ts'
import { reportFilterOf } from './range.ts'
import { viewReported } from './view.ts'

export async function exportReportedAppointments(
  house: House,
  input: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FileAnswer> {
  await spendAll(house, [[downloads, actor.id]])
  const { list, from, to } = input
  await house.db.as(actor, (tx) =>
    record(tx, actor, 'report.appointments_downloaded', actor.id, house.clock.now(), { list, from, to }),
  )
  const { language } = actor
  const now = house.clock.now()
  return csvFile<ReportedPage['rows'][number], Cursor>({
    name: `nabta-appointments-${from}-${to}.csv`,
    head: Object.values(reportedLists.columns).map((word) => word[language]),
    async read(after) {
      const [page] = await house.db.read(actor, () =>
        pageOfReported(reportFilterOf(input), after, rowsAtOnce, { counts: false }),
      )
      const rows = page?.rows.slice(0, rowsAtOnce) ?? []
      return { rows, after: page && page.rows.length > rowsAtOnce ? (rows.at(-1) ?? null) : null }
    },
    cellsOf(row) {
      const { client, dietitian, startsAt, mode, price, status } = viewReported(row, now)
      return [
        nameOf(client, language),
        nameOf(dietitian, language),
        startsAt,
        appointmentWords.modes[mode][language],
        price,
        appointmentWords.statuses[status][language],
      ]
    },
  })
}

const nameOf = (person: ReportedAppointment['client'], language: Actor['language']) =>
  (person && textFor(language, person.name, person.otherName)) || appointmentWords.gone[language]
