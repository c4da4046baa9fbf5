import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { InputOf } from '#contract/route.ts'
import { type DeskRow, deskAppointment, viewDeskRow } from '#server/appointments/desk-page.ts'
import { pageOfPerson, type ReportedRow } from '#server/appointments/figures.ts'
import { type Presence, presencesOf } from '#server/calls/facts.ts'
import { staysOf } from '#server/calls/join-stays.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { moneyOfAppointment } from '#server/money/payments/desk/money-of-appointment.ts'
import { viewReported } from '#server/reports/view.ts'
import { ticketsAbout } from '#server/support/desk/tickets-about.ts'
import { record } from './events.ts'

type Page = DeskRow & { presences: Presence[] }

/** Read with the rights of the system: who was in a call is otherwise for its two sides alone. */
export async function prepareAppointment(
  house: House,
  { id }: InputOf<typeof contract.readDeskAppointment>,
): Promise<Page> {
  const [page] = await house.db.read(
    system,
    () => sql<Page>`
      select page.*, ${presencesOf(sql`page.id`)} as presences from (${deskAppointment(id)}) as page`,
  )
  if (!page) throw new Refusal('not_found')
  return page
}

/** What needs another duty than the reader has is left out. */
export const readDeskAppointment: Verb<typeof contract.readDeskAppointment, Page> = async (
  tx,
  actor,
  { id },
  now,
  house,
  { ready: page },
) => {
  await record(tx, actor, 'appointment.looked_up', id, now)
  const { rows } = await sql<{ finance: boolean; support: boolean }>`
    select app.has_duty('finance') as finance, app.has_duty('support') as support`.execute(tx)
  const { finance: hasFinance = false, support: hasSupport = false } = rows[0] ?? {}
  return {
    appointment: {
      ...viewReported(page, now),
      ...viewDeskRow(page),
      presences: staysOf(page.presences),
      money: hasFinance ? await moneyOfAppointment(tx, id, house) : null,
      tickets: hasSupport ? await ticketsAbout(tx, actor, id, house) : null,
    },
  }
}

const pageSize = 10

export const listPersonAppointments: Read<
  typeof contract.listPersonAppointments,
  ReportedRow & { micros: string }
> = (_, { id, after }, now) => ({
  query: () => pageOfPerson(id, after === undefined ? null : readCursor(after), pageSize),
  view(rows) {
    const shown = rows.slice(0, pageSize)
    const last = shown.at(-1)
    return {
      appointments: shown.map((row) => viewReported(row, now)),
      after: last && rows.length > pageSize ? writeCursor(last) : null,
    }
  },
})
