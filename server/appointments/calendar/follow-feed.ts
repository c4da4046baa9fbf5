import { sql } from 'kysely'
import type { followCalendar as route } from '#contract/appointments/calendar.ts'
import type { Language } from '#contract/language.ts'
import type { InputOf } from '#contract/route.ts'
import { calendarWords as words } from '#copy/appointments/calendar.ts'
import { brand } from '#copy/brand.ts'
import { loadFeedReader } from '#server/accounts/reader.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { nameFor } from '../notices/notice-facts.ts'
import { pageColumns, type Row } from '../row.ts'
import { day } from '../rules.ts'
import { calendarEventOf } from './calendar-event.ts'
import { feedIdIn } from './feed-address.ts'
import { calendarFile } from './ical.ts'

/** Anyone with the address sees what its owner sees, on both sides, and nothing more. */
export async function followCalendar(
  house: House,
  { token }: InputOf<typeof route>,
): Promise<FileAnswer | null> {
  const owner = await ownerOf(house, token)
  if (!owner) return null
  const { id, language } = owner
  const now = house.clock.now()
  const rows = await house.db.read({ id, role: '', language }, () => shownIn(now))
  const entries = rows.map((row) => {
    const side = row.patient_id === id ? 'patient' : 'dietitian'
    const other = nameFor(language, row.other_full_name, row.other_other_name)
    return calendarEventOf(house, row, { language, side, other, now: row.changed_at })
  })
  const name = words.name[language]
  const calendar = calendarFile(
    { method: 'PUBLISH', maker: brand.name.en, name, entries },
    'appointments.ics',
  )
  return { ...calendar, isPolled: true }
}

async function ownerOf(house: House, token: string): Promise<{ id: string; language: Language } | null> {
  const feedId = feedIdIn(house, token)
  if (!feedId) return null
  return house.db.as(system, async (tx) => {
    const feed = await tx
      .selectFrom('calendar_feeds')
      .select('user_id')
      .where('id', '=', feedId)
      .executeTakeFirst()
    return feed ? loadFeedReader(tx, feed.user_id) : null
  })
}

const shownIn = (now: Date) => sql<Row>`
  select ${pageColumns} from met_appointments as met
    where starts_at >= ${new Date(now.getTime() - 90 * day)}::timestamptz and status <> 'cancelled'
      and (lapses_at is null or lapses_at > ${now}::timestamptz)
    order by starts_at limit 1000`
