import { sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient } from '#contract/appointments/refunds.ts'
import { busyTimesAt, spanAround } from '#server/availability/load.ts'
import { freeSlots } from '#server/availability/rules.ts'
import {
  type Schedule,
  type ScheduleRow,
  scheduleOf,
  scheduleRowAt,
  scheduleRowOf,
} from '#server/availability/schedule.ts'
import { type BusyTime, isTaken } from '#server/availability/windows.ts'
import { hasAgreedToCare } from '#server/consents/facts.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { lockEach } from '#server/ground/data/lock.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayAt, dayNumber, dayText } from '#server/ground/time/zones.ts'
import { platformSetting, refundRulesNow } from '#server/platform/facts.ts'
import { hasBirthDate } from '#server/profiles/facts.ts'
import { type BookableService, bookableService } from '#server/services/facts.ts'
import { bookings, type Counts, countPairs, refuseTooMany } from '../limits.ts'
import type { ListedRow, OtherSideNames } from '../row.ts'
import { day, minute } from '../rules.ts'

/** The time and service that a patient wants to book. */
export type BookingRequest = { dietitian: string; service: string; startsAt: string }

type Face = Pick<ListedRow, OtherSideNames>

type Row = {
  fresh_id: string
  is_listed: boolean
  takes_bookings: boolean
  takes_payments: boolean
  platform_refunds: RefundRules
  /** The most requests of one patient that may be pending at the same time, across all dietitians. */
  most_pending: number
  service: BookableService | null
  schedule: ScheduleRow | null
  own: BusyTime[]
  booked: { known: string | null; with_dietitian: number; waiting: number } & Counts
  /** The dietitian's names and photo, as shown to patients who have met them. */
  face: Face | null
  has_birth_date: boolean
  has_agreed: boolean
}

export type Bookable = Pick<Row, 'has_birth_date' | 'has_agreed' | 'takes_payments'> & {
  /** The refund rules if the patient cancels: the better of the platform's and the dietitian's. */
  refunds: RefundRules
  knownId: string | null
  freshId: string
  service: BookableService
  schedule: Schedule
  face: Face
  startsAt: Date
  endsAt: Date
  /** The refusal for a time that turns out to be booked. */
  taken: () => Promise<Refusal>
}

/** Everything on which a booking depends. Read under `lockTimes`, so free times stay free and counts stay right. */
export async function readBookable(
  tx: Tx,
  actor: Actor,
  wanted: BookingRequest,
  now: Date,
  house: House,
): Promise<Bookable> {
  const { dietitian } = wanted
  if (isSelf(actor, dietitian)) throw new Refusal('cannot_book_yourself')
  const { rows } = await facts(actor, wanted, now).execute(tx)
  const [row] = rows
  if (!row?.is_listed || !row.service || !row.schedule || !row.face) throw new Refusal('not_found')
  const startsAt = new Date(wanted.startsAt)
  const endsAt = new Date(startsAt.getTime() + row.service.minutes * minute)
  const schedule = scheduleOf(row.schedule)
  const { booked, service, face } = row
  const taken = () => tellTaken(tx, dietitian, service.minutes, startsAt, now)
  const bookable = {
    ...row,
    knownId: booked.known,
    refunds: betterForPatient(row.platform_refunds, schedule.refunds),
    freshId: row.fresh_id,
    service,
    schedule,
    face,
    startsAt,
    endsAt,
    taken,
  }
  if (booked.known) return bookable
  if (!row.takes_bookings) throw new Refusal('bookings_paused')
  refuseTooMany(booked, house)
  if (booked.with_dietitian >= schedule.mostPerPatient) throw new Refusal('too_many_upcoming')
  if (booked.waiting >= row.most_pending) throw new Refusal('too_many_pending')
  if (isTaken(row.own, startsAt.getTime(), endsAt.getTime())) throw new Refusal('busy_then')
  if (!isSlotFree(schedule, service.minutes, startsAt, now)) throw await taken()
  return bookable
}

/** Other days are read only if the time is no longer free. */
export async function tellTaken(tx: Tx, dietitian: string, minutes: number, startsAt: Date, now: Date) {
  const { rows } = await sql<{ schedule: ScheduleRow | null }>`
    select ${scheduleRowOf(dietitian, now, searchSpan(startsAt.toISOString()))} as schedule`.execute(tx)
  if (!rows[0]?.schedule) return new Refusal('not_found')
  return slotTaken(scheduleOf(rows[0].schedule), minutes, startsAt, now)
}

/** Makes any other booking of these people wait. The order is the same for all, so no two bookings deadlock. */
export async function lockTimes(tx: Tx, people: readonly string[]): Promise<void> {
  await lockEach(tx, 'times', people)
}

/** The days around the requested one that are searched for another time. */
const around = { before: 3, after: 14 }
export const searchSpan = (startsAt: string) =>
  spanAround(
    dayText(Math.max(0, dayNumber(startsAt.slice(0, 10)) - around.before)),
    around.before + around.after,
  )

const facts = ({ id }: Actor, { dietitian, service, startsAt }: BookingRequest, now: Date) => {
  const at = new Date(startsAt)
  return sql<Row>`
    select uuidv7() as fresh_id, ${platformSetting('takes_bookings')} as takes_bookings,
      ${platformSetting('takes_payments')} as takes_payments, ${refundRulesNow} as platform_refunds, ${platformSetting('most_pending')} as most_pending, ${isListed(dietitian, now)} as is_listed, ${bookableService(dietitian, service)} as service,
      ${scheduleRowAt(dietitian, at, now)} as schedule,
      ${busyTimesAt(id, at, now)} as own,
      app.face_of_listed(${dietitian}::uuid) as face,
      ${bookedBy(id, dietitian, startsAt, now)} as booked,
      ${hasBirthDate(id)} as has_birth_date,
      ${hasAgreedToCare(id)} as has_agreed`
}

/** Counts of this patient's recent bookings and upcoming appointments. */
const bookedBy = (id: string, dietitian: string, startsAt: string, now: Date) => {
  const isLive = sql`status in ('pending', 'confirmed') and starts_at > ${now}::timestamptz and (lapses_at is null or lapses_at > ${now}::timestamptz)`
  const isWithDietitian = sql`dietitian_id = ${dietitian}::uuid and ${isLive}`
  return sql<Row['booked']>`(
    select json_build_object('known', min(id::text) filter (where starts_at = ${startsAt}::timestamptz and ${isWithDietitian}),
        'with_dietitian', count(*) filter (where ${isWithDietitian}),
        'waiting', count(*) filter (where status = 'pending' and booked_by = 'patient' and ${isLive}), ${countPairs(bookings, now)})
      from appointments where patient_id = ${id}::uuid
        and (starts_at > ${now}::timestamptz or requested_at > ${new Date(now.getTime() - day)}::timestamptz))`
}

export function isSlotFree(schedule: Schedule, duration: number, startsAt: Date, now: Date): boolean {
  const from = dayAt(schedule.zone, startsAt)
  const [found] = freeSlots({ ...schedule, duration, now, from, days: 1 })
  return Boolean(found?.starts.includes(startsAt.getTime()))
}

/** The refusal for a booked time, with the nearest free ones. */
export function slotTaken(schedule: Schedule, duration: number, startsAt: Date, now: Date): Refusal {
  const from = dayText(Math.max(0, dayNumber(dayAt(schedule.zone, startsAt)) - around.before))
  const wanted = startsAt.getTime()
  const days = freeSlots({ ...schedule, duration, now, from, days: around.before + around.after })
  const nearest = days
    .flatMap(({ starts }) => starts)
    .filter((start) => start !== wanted)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, 3)
    .sort((a, b) => a - b)
  return new Refusal('slot_taken', { detail: { nearest: nearest.map((at) => new Date(at).toISOString()) } })
}
