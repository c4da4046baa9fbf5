import { sql } from 'kysely'
import { hasAgreedToCare } from '#server/accounts/facts.ts'
import { busyIn, spanAround } from '#server/availability/load.ts'
import { slotsOf } from '#server/availability/rules.ts'
import { type Schedule, type ScheduleRow, scheduleOf, scheduleRowOf } from '#server/availability/schedule.ts'
import { isTaken, type Taken } from '#server/availability/windows.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { isSelf } from '#server/data/is-self.ts'
import { isListed } from '#server/directory/facts.ts'
import type { House } from '#server/house.ts'
import type { Visit } from '#server/http/bind.ts'
import { PeopleLocked } from '#server/http/crowds.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hasBirthDate } from '#server/profiles/facts.ts'
import { type BookableService, bookableService } from '#server/services/facts.ts'
import { dayAt, dayNumber, dayText } from '#server/time/zones.ts'
import { bookings, type Counts, countsOf, refuseTooMany } from '../limits.ts'
import { minute } from '../rules.ts'

/** What a patient asks for. */
export type Wanted = { dietitian: string; service: string; startsAt: string }

type Row = {
  fresh_id: string
  is_listed: boolean
  service: BookableService | null
  schedule: ScheduleRow | null
  own: Taken[]
  known_id: string | null
  with_dietitian: number
  waiting: number
  counts: Counts
  has_birth_date: boolean
  has_agreed: boolean
}

export type Bookable = Pick<Row, 'known_id' | 'has_birth_date' | 'has_agreed'> & {
  freshId: string
  service: BookableService
  schedule: Schedule
  startsAt: Date
  endsAt: Date
}

/** Requests of one patient that wait at once, of whomever they are asked. */
const mostWaiting = 5

/**
 * All that a booking depends on, read once both people's other bookings have to wait: what is free now stays free, and
 * what is counted stays the count. Where somebody else is at it, a no is said at once and a yes only after them.
 */
export async function readBookable(
  tx: Tx,
  actor: Actor,
  wanted: Wanted,
  now: Date,
  house: House,
  visit: Pick<Visit, 'mayWait'>,
): Promise<Bookable> {
  const { dietitian } = wanted
  if (isSelf(actor, dietitian)) throw new Refusal('cannot_book_yourself')
  const [assertLocked, { rows }] = await Promise.all([
    lockTimes(tx, [actor.id, dietitian], visit),
    facts(actor, wanted, now).execute(tx),
  ])
  const [row] = rows
  if (!row?.is_listed || !row.service || !row.schedule) throw new Refusal('not_found')
  const startsAt = new Date(wanted.startsAt)
  const endsAt = new Date(startsAt.getTime() + row.service.minutes * minute)
  const schedule = scheduleOf(row.schedule)
  const bookable = { ...row, freshId: row.fresh_id, service: row.service, schedule, startsAt, endsAt }
  if (row.known_id) return bookable
  refuseTooMany(row.counts, house)
  if (row.with_dietitian >= schedule.mostPerPatient) throw new Refusal('too_many_upcoming')
  if (row.waiting >= mostWaiting) throw new Refusal('too_many_pending')
  if (isTaken(row.own, startsAt.getTime(), endsAt.getTime())) throw new Refusal('busy_then')
  assertFree(schedule, row.service.minutes, startsAt, now)
  assertLocked()
  return bookable
}

/** One booking after the other of each of these people, in an order in which nobody waits for each other. */
export async function lockTimes(
  tx: Tx,
  people: readonly string[],
  { mayWait }: Pick<Visit, 'mayWait'>,
): Promise<() => void> {
  const lock = sql.raw(mayWait ? 'pg_advisory_xact_lock' : 'pg_try_advisory_xact_lock')
  const { rows } = await sql<{
    locked: unknown
  }>`select ${lock}(hashtextextended('times:' || id, 0)) as locked
    from (select unnest(${[...people]}::uuid[]) as id order by id) as people`.execute(tx)
  return () => {
    if (rows.some(({ locked }) => locked === false)) throw new PeopleLocked(people)
  }
}

/** Days around the wanted one in which another time is looked for. */
const around = { before: 3, after: 14 }
export const spanFor = (startsAt: string) =>
  spanAround(
    dayText(Math.max(0, dayNumber(startsAt.slice(0, 10)) - around.before)),
    around.before + around.after,
  )

const facts = (actor: Actor, { dietitian, service, startsAt }: Wanted, now: Date) => {
  const { id } = actor
  const live = sql`status in ('pending', 'confirmed') and starts_at > ${now}::timestamptz and (lapses_at is null or lapses_at > ${now}::timestamptz)`
  return sql<Row>`
    select uuidv7() as fresh_id, ${isListed(dietitian, now)} as is_listed, ${bookableService(dietitian, service)} as service,
      ${scheduleRowOf(dietitian, now, spanFor(startsAt))} as schedule,
      ${busyIn(id, spanFor(startsAt), now)} as own,
      (select id from appointments where patient_id = ${id}::uuid and dietitian_id = ${dietitian}::uuid
        and starts_at = ${startsAt}::timestamptz and ${live}) as known_id,
      (select count(*)::int from appointments where patient_id = ${id}::uuid and dietitian_id = ${dietitian}::uuid and ${live}) as with_dietitian,
      (select count(*)::int from appointments where patient_id = ${id}::uuid and status = 'pending' and ${live}) as waiting,
      ${countsOf(actor, bookings, now)} as counts,
      ${hasBirthDate(id)} as has_birth_date,
      ${hasAgreedToCare(id)} as has_agreed`
}

export function assertFree(schedule: Schedule, duration: number, startsAt: Date, now: Date): void {
  const from = dayAt(schedule.zone, startsAt)
  const [day] = slotsOf({ ...schedule, duration, now, from, days: 1 })
  if (!day?.starts.includes(startsAt.getTime())) throw slotTaken(schedule, duration, startsAt, now)
}

/** Whoever comes too late is told what else there is. */
export function slotTaken(schedule: Schedule, duration: number, startsAt: Date, now: Date): Refusal {
  const from = dayText(Math.max(0, dayNumber(dayAt(schedule.zone, startsAt)) - around.before))
  const wanted = startsAt.getTime()
  const days = slotsOf({ ...schedule, duration, now, from, days: around.before + around.after })
  const nearest = days
    .flatMap(({ starts }) => starts)
    .filter((start) => start !== wanted)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, 3)
    .sort((a, b) => a - b)
  return new Refusal('slot_taken', { detail: { nearest: nearest.map((at) => new Date(at).toISOString()) } })
}
