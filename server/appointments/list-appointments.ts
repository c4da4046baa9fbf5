import { type RawBuilder, sql } from 'kysely'
import type { AppointmentView, listAppointments as route } from '#contract/appointments/appointment.ts'
import { zoneOfPractice } from '#server/availability/load.ts'
import type { Actor } from '#server/data/db.ts'
import type { Read } from '#server/http/bind-read.ts'
import { type Cursor, cursorRow, readCursor, writeCursor } from '#server/time/cursor.ts'
import { partyOf } from './load.ts'
import { noteColumns, withNotes } from './notes/notes.ts'
import { columns, type Row, sideOf } from './row.ts'
import { type SearchRow, searched } from './search.ts'
import { viewOf } from './view.ts'

const pageSize = 20
/** Notes cannot be searched where they lie: so many are opened at most, some at a time, so that no answer is large. */
const mostSearched = 1_000
const batch = 50

type Found = { pending: number; id: string | null } & (Row | SearchRow)

export const listAppointments: Read<typeof route, Found> = (actor, { view, q, after }, now, house) => {
  const party = partyOf(actor)
  const side = sideOf(party)
  const isPast = view === 'past'
  const order = isPast ? sql`starts_at desc, id desc` : sql`starts_at, id`
  const from = (place: Cursor | null) => () =>
    sql<Found>`
      select waiting.pending, page.* from
        (select count(*)::int as pending from appointments
          where ${side} = ${actor.id}::uuid and status = 'pending' and lapses_at > ${now}::timestamptz) as waiting
        left join lateral (select ${columns}${q ? sql`, ${noteColumns}` : sql``} from met_appointments as met ${q ? withNotes : sql``}
          where ${side} = ${actor.id}::uuid and ${belongsTo(view, actor, now)} ${beyond(place, isPast)}
          order by ${order} limit ${q ? batch : pageSize + 1}) as page on true
        order by ${order}`

  /** From the first rows on, until there is a page and one more. */
  async function search(rows: Found[], wanted: string): Promise<Row[]> {
    const found: Row[] = []
    for (let some = there(rows), seen = 0; ; ) {
      const left = pageSize + 1 - found.length
      found.push(...(await searched(some as SearchRow[], wanted, party, house, left)))
      seen += some.length
      const last = some.at(-1)
      if (!last || found.length > pageSize || some.length < batch || seen >= mostSearched) return found
      some = there(await house.db.read(actor, from(placeOf(last))))
    }
  }

  return {
    query: from(after === undefined ? null : readCursor(after)),
    async view(rows) {
      const found = q ? await search(rows, q) : there(rows)
      const page = found.slice(0, pageSize)
      const last = page.at(-1)
      return {
        appointments: page.map((row) => viewOf(row, party, now)),
        after: last && found.length > pageSize ? writeCursor(placeOf(last)) : null,
        pending: rows[0]?.pending ?? 0,
      }
    },
  }
}

/** Whoever has none gets a row all the same, which says how many wait. */
const there = (rows: readonly Found[]): Row[] => rows.filter(({ id }) => id !== null)

const placeOf = ({ starts_at, id }: Row): Cursor => ({ micros: String(starts_at.getTime() * 1_000), id })

const beyond = (place: Cursor | null, isPast: boolean) =>
  place ? sql`and (starts_at, id) ${isPast ? sql`<` : sql`>`} ${cursorRow(place)}` : sql``

/** Weeks run from Sunday to Saturday. Today and the week are the practice's. */
function belongsTo(view: AppointmentView, { id }: Actor, now: Date): RawBuilder<boolean> {
  const at = sql`${now}::timestamptz`
  const isAhead = sql`starts_at > ${at}`
  const isAlive = sql`(status = 'confirmed' or (status = 'pending' and lapses_at > ${at}))`
  if (view === 'upcoming') return sql`${isAhead} and ${isAlive}`
  if (view === 'pending') return sql`status = 'pending' and lapses_at > ${at}`
  if (view === 'past') return sql`not (${isAhead} and ${isAlive})`
  const zone = sql`coalesce(${zoneOfPractice(id)}, 'Asia/Riyadh')`
  const today = sql`date_trunc('day', ${at} at time zone ${zone})`
  const begin = view === 'today' ? today : sql`(${today} - extract(dow from ${today}) * interval '1 day')`
  const length = view === 'today' ? sql`interval '1 day'` : sql`interval '7 days'`
  return sql`starts_at >= (${begin}) at time zone ${zone} and starts_at < (${begin} + ${length}) at time zone ${zone}`
}
