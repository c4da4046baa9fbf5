import { Readable } from 'node:stream'
import { csvOf } from '#contract/csv.ts'
import { addDays, startOfDay } from '#contract/days.ts'
import type { ReportedAppointment, exportReportedAppointments as route } from '#contract/reports.ts'
import type { InputOf } from '#contract/route.ts'
import { readable } from '#contract/written.ts'
import { reportedLists } from '#copy/reports/lists.ts'
import { appointmentWords } from '#copy/reports/overview.ts'
import { pageOfReported, type ReportedPage } from '#server/appointments/figures.ts'
import type { Actor } from '#server/data/db.ts'
import type { Caller } from '#server/http/bind.ts'
import type { FoundFile } from '#server/http/bind-file.ts'
import { type Limit, spendAll } from '#server/http/limits.ts'
import type { Cursor } from '#server/time/cursor.ts'
import type { House } from '../house.ts'
import { record } from './events.ts'
import { viewReported } from './view.ts'

/** So many rows lie in memory at once, however many there are. */
const atOnce = 500

const downloads: Limit = { name: 'reports.downloads', most: 30, seconds: 3_600 }

export async function exportReportedAppointments(
  house: House,
  input: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FoundFile> {
  await spendAll(house, [[downloads, actor.id]])
  const { list, from, to } = input
  await house.db.as(actor, (tx) =>
    record(tx, actor, 'report.appointments_downloaded', actor.id, house.clock.now(), { list, from, to }),
  )
  return {
    bytes: Readable.from(linesOf(house, input, actor)),
    type: 'text/csv; charset=utf-8',
    name: `nabta-appointments-${from}-${to}.csv`,
  }
}

async function* linesOf(house: House, input: InputOf<typeof route>, actor: Actor): AsyncGenerator<string> {
  const { language } = actor
  const now = house.clock.now()
  yield csvOf([Object.values(reportedLists.columns).map((word) => word[language])])
  const cellsOf = ({ client, dietitian, startsAt, mode, price, status }: ReportedAppointment) => [
    nameOf(client, language),
    nameOf(dietitian, language),
    startsAt,
    appointmentWords.modes[mode][language],
    price,
    appointmentWords.statuses[status][language],
  ]
  for (let after: Cursor | null = null; ; ) {
    const from: Cursor | null = after
    const [page]: ReportedPage[] = await house.db.read(actor, () =>
      pageOfReported(
        input.list,
        { from: startOfDay(input.from), until: startOfDay(addDays(input.to, 1)) },
        input.sessionKind,
        from,
        atOnce,
      ),
    )
    const rows = page?.rows.slice(0, atOnce) ?? []
    if (rows.length > 0) yield csvOf(rows.map((row) => cellsOf(viewReported(row, now)))).slice(1)
    after = page && page.rows.length > atOnce ? (rows.at(-1) ?? null) : null
    if (!after) return
  }
}

const nameOf = (person: ReportedAppointment['client'], language: Actor['language']) =>
  (person && readable(language, person.name, person.otherName)) || appointmentWords.gone[language]
