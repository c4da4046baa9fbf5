import { type RawBuilder, sql } from 'kysely'
import type {
  AppointmentView,
  listAppointments as listRoute,
  searchAppointments as route,
} from '#contract/appointments/appointment.ts'
import { zoneOfPractice } from '#server/availability/load.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type Cursor, cursorRow, readCursor, writeCursor } from '#server/ground/time/cursor.ts'
import { isOpenRequest, isStillPending, waitsForSignature } from './facts/conditions.ts'
import { partyOf } from './load.ts'
import { type NoteColumns, noteColumns, withNotes } from './notes/notes.ts'
import { type ListedRow, listedColumns, mayStillBeRunning, sideOf } from './row.ts'
import { filterBySearch, type SearchRow } from './search.ts'
import { viewOf } from './view.ts'

const pageSize = 20
/**
 * Encrypted notes cannot be searched in the database: one answer decrypts those of at most this many appointments, in
 * batches so that no result is large. Beyond them only names and types are searched, however many there are.
 */
const mostOpened = 1_000
const opened = { size: 50, columns: sql`, ${noteColumns}`, from: withNotes }
const unopened = { size: 500, columns: sql``, from: sql`` }
const shown = { ...unopened, size: pageSize + 1 }

type Found = { pending: number } & ListedRow & Partial<NoteColumns>

export const searchAppointments: Read<typeof route, Found> = (
  actor,
  { view, q, other, after },
  now,
  house,
) => {
  const party = partyOf(actor)
  const side = sideOf(party)
  const isPast = view === 'past'
  const by = orderOf[view]
  const order = isPast ? sql`${by} desc, id desc` : sql`${by}, id`
  const withWhom =
    other === undefined
      ? sql``
      : sql`and ${sideOf(party === 'patient' ? 'dietitian' : 'patient')} = ${other}::uuid`
  const pending = sql<Pick<Found, 'pending'>>`
    select count(*)::int as pending from met_appointments where ${side} = ${actor.id}::uuid and ${isWaiting(actor, now)} ${withWhom}`
  const from = (place: Cursor | null, some: typeof shown) => () =>
    sql<Found>`
      select ${listedColumns}${some.columns}, (${pending}) as pending from met_appointments as met ${some.from}
        where ${side} = ${actor.id}::uuid and ${belongsTo(view, actor, now)} ${withWhom} ${beyond(place, by, isPast)}
        order by ${order} limit ${some.size}`

  /** Searches the first rows and then further ones, until it has a page and one more. */
  async function search(rows: ListedRow[], wanted: string): Promise<ListedRow[]> {
    const found: ListedRow[] = []
    for (let some = rows, seen = 0, asked = opened; ; ) {
      const left = pageSize + 1 - found.length
      found.push(...(await filterBySearch(some as SearchRow[], wanted, party, house, left)))
      seen += some.length
      const last = some.at(-1)
      if (!last || found.length > pageSize || some.length < asked.size) return found
      asked = seen < mostOpened ? opened : unopened
      some = await house.db.read(actor, from(placeOf(last, view), asked))
    }
  }

  return {
    query: from(after === undefined ? null : readCursor(after), q ? opened : shown),
    async view(rows) {
      const found = q ? await search(rows, q) : rows
      const page = found.slice(0, pageSize)
      const last = page.at(-1)
      const [waiting] = rows.length > 0 ? rows : await house.db.read(actor, () => pending)
      return {
        appointments: page.map((row) => viewOf(row, party, now)),
        after: last && found.length > pageSize ? writeCursor(placeOf(last, view)) : null,
        pending: waiting?.pending ?? 0,
      }
    },
  }
}

/** The same without a search text. */
export const listAppointments: Read<typeof listRoute, Found> = (actor, input, now, house, caller) =>
  searchAppointments(actor, input, now, house, caller)

/** Requests are ordered by when they were made, everything else by when it takes place. */
const requestedAt = sql<Date>`requested_at`
const startsAt = sql<Date>`starts_at`
const orderOf: Readonly<Record<AppointmentView, RawBuilder<Date>>> = {
  pending: requestedAt,
  upcoming: startsAt,
  past: startsAt,
  today: startsAt,
  week: startsAt,
  unsigned: startsAt,
}

function placeOf({ starts_at, requested_at, id }: ListedRow, view: AppointmentView): Cursor {
  const at = view === 'pending' ? requested_at : starts_at
  return { micros: String(at.getTime() * 1_000), id }
}

const beyond = (place: Cursor | null, by: RawBuilder<Date>, isPast: boolean) =>
  place ? sql`and (${by}, id) ${isPast ? sql`<` : sql`>`} ${cursorRow(place)}` : sql``

const isWaiting = (actor: Actor, now: Date) =>
  partyOf(actor) === 'patient' ? isStillPending(now) : isOpenRequest(now)

/** Weeks run from Sunday to Saturday. Today and the week are in the practice's zone. */
function belongsTo(view: AppointmentView, actor: Actor, now: Date): RawBuilder<boolean> {
  const at = sql`${now}::timestamptz`
  const isAhead = sql`starts_at > ${at}`
  const isAlive = sql`(status = 'confirmed' or (status = 'pending' and lapses_at > ${at}))`
  // An appointment in progress is listed under Past as well, as specified, but no one should have to look for it
  // there.
  if (view === 'upcoming')
    return sql`((${isAhead} and ${isAlive}) or (status = 'confirmed' and starts_at <= ${at} and ends_at > ${at} and ${mayStillBeRunning(now)}))`
  if (view === 'pending') return isWaiting(actor, now)
  if (view === 'unsigned') return waitsForSignature(sql`met`)
  if (view === 'past') return sql`not (${isAhead} and ${isAlive})`
  const zone = sql`coalesce(${zoneOfPractice(actor.id)}, 'Asia/Riyadh')`
  const today = sql`date_trunc('day', ${at} at time zone ${zone})`
  const begin = view === 'today' ? today : sql`(${today} - extract(dow from ${today}) * interval '1 day')`
  const length = view === 'today' ? sql`interval '1 day'` : sql`interval '7 days'`
  return sql`starts_at >= (${begin}) at time zone ${zone} and starts_at < (${begin} + ${length}) at time zone ${zone}`
}
