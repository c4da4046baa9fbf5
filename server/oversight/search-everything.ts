import { type RawBuilder, sql } from 'kysely'
import type { Duty } from '#contract/accounts/role.ts'
import type { FoundKind, searchEverything as route } from '#contract/oversight/search.ts'
import { type PersonColumns, viewPersonRow } from '#server/accounts/people/person-columns.ts'
import { newestMatching, peopleMatching } from '#server/accounts/people/search-people.ts'
import { latestAppointmentsOf, type ReportedRow } from '#server/appointments/figures.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { viewReported } from '#server/reports/view.ts'
import { latestForTeam, ticketsMatching } from '#server/support/desk/find-tickets.ts'
import type { DeskRow } from '#server/support/ticket.ts'

const mostFound = 5
/** At most this many people’s appointments are considered; a longer search text narrows it down. */
const mostPeople = 20

/** The first row also carries the people and appointments that were found. */
type Row = { people: PersonColumns[] | null; appointments: ReportedRow[] | null } & (DeskRow | { id: null })

export const searchEverything: Read<typeof route, Row> = (actor, { q, kind }, now, house) => {
  const asks = (one: FoundKind) => kind === undefined || kind === one
  const none = sql`'[]'::json`
  const whereDuty = (duties: Duty[], found: RawBuilder<unknown>) =>
    sql`case when app.has_duty(variadic ${duties}::text[]) then ${found} else ${none} end`
  const named = sql`select ${peopleMatching(q)} as id limit ${mostPeople}`
  return {
    query: () => sql<Row>`
      with ticket as materialized (${latestForTeam(actor, asks('tickets'))})
      select case when place.at = 1 then ${asks('people') ? whereDuty(['support', 'privacy'], newestMatching(q, mostFound)) : none} end as people,
          case when place.at = 1 then ${asks('appointments') ? whereDuty(['support', 'finance'], latestAppointmentsOf(named, mostFound)) : none} end as appointments, place.*
        from (select row_number() over (order by ticket.last_at desc, ticket.id desc) as at, ticket.*
          from (select) as once left join ticket on true) as place
        order by place.at`,
    async view(rows) {
      const tickets = rows.filter((row): row is Extract<Row, DeskRow> => row.id !== null)
      return {
        people: (rows[0]?.people ?? []).map(viewPersonRow),
        appointments: (rows[0]?.appointments ?? []).map((each) => viewReported(each, now)),
        tickets: (await ticketsMatching(q, tickets, house)).slice(0, mostFound),
      }
    },
  }
}
