import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { loadReader, type Reader } from '#server/accounts/reader.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventId, eventOf } from '#server/ground/data/events.ts'
import { openReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { loadChoices } from '#server/notifications/choices/load-choices.ts'
import { loadContacts } from '#server/profiles/load-contacts.ts'
import { claimOf } from '../absence/claim.ts'
import { type CalendarMethod, calendarMethod, markInCalendar } from '../calendar/entry-by-mail.ts'
import type { Followed } from '../events.ts'
import type { LockedAppointment } from '../load.ts'
import { isNoticeCurrent } from './is-notice-current.ts'
import { type Channel, isNoticeWelcome } from './notice-channels.ts'

/** Everything that an email or text message to one side may mention. */
export type NoticeFacts = {
  event: Followed
  row: LockedAppointment
  side: Party
  reader: Reader
  /** The reader's name. */
  name: string
  phone: string | null
  /** The other side's name, in the reader's script if it was given. */
  other: string | null
  otherIsWoman: boolean
  /** The reason, in the words of the side that acted. */
  reason: string
  /** The effect of the email on the reader's calendar. */
  calendar: CalendarMethod | null
  now: Date
}

/** Null if the event no longer holds, or if there is no reader who wants the notice. */
export const loadNoticeFacts = (
  house: House,
  eventId: EventId<Followed>,
  channel: Channel,
  side: Party,
): Promise<NoticeFacts | null> =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const event = await eventOf(tx, eventId)
    const row = await loadIfCurrent(tx, event, now)
    const readerId = row?.[`${side}_id`]
    const reader = readerId ? await loadReader(tx, readerId) : null
    if (!row || !reader?.confirmed_at) return null
    const isInCalendar = row.in_calendars.includes(side)
    if (!isNoticeWelcome(event, { channel, side, isInCalendar }, await loadChoices(tx, reader.id)))
      return null
    const calendar = channel === 'mail' ? calendarMethod(event, row, side) : null
    if (calendar === 'REQUEST' && !isInCalendar) await markInCalendar(tx, row, side)
    const otherId = side === 'patient' ? row.dietitian_id : row.patient_id
    const contacts = await loadContacts(tx, [reader.id, ...(otherId ? [otherId] : [])])
    const own = contacts.find(({ id }) => id === reader.id)
    const other = contacts.find(({ id }) => id === otherId)
    return {
      event,
      row,
      side,
      reader,
      name: own?.full_name ?? '',
      phone: own?.phone ?? null,
      other: other ? nameFor(reader.language, other.full_name, other.other_name) : null,
      otherIsWoman: other?.gender === 'female',
      reason: openReason(house, 'appointments', row) ?? '',
      calendar,
      now,
    }
  })

/** The current appointment; null if something later has overtaken the event. */
export async function loadIfCurrent(tx: Tx, event: Followed, now: Date): Promise<LockedAppointment | null> {
  const { rows } = await sql<LockedAppointment & { is_overtaken: boolean }>`
    select *, ${claimOf(sql`appointments.id`)} as claim, exists (select from events where subject_type = 'appointment' and subject_id = appointments.id
        and id > ${event.id}::uuid and kind = any(${overtaking}::text[])) as is_overtaken
      from appointments where id = ${event.subject_id}::uuid`.execute(tx)
  const [row] = rows
  return row && !row.is_overtaken && isNoticeCurrent(event, { row, now }) ? row : null
}

const overtaking = [
  'booked',
  'paid',
  'unpaid',
  'confirmed',
  'declined',
  'cancelled',
  'lapsed',
  'rescheduled',
  'move_accepted',
  'completed',
  'absence_reported',
  'absence_claimed',
  'absence_decided',
].map((kind) => `appointment.${kind}`)

export const nameFor = (language: Language, name: string | null, otherName: string | null): string | null =>
  name && textFor(language, name, otherName)
