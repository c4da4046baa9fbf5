import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { downloadCalendarEntry as route } from '#contract/appointments/calendar.ts'
import type { InputOf } from '#contract/route.ts'
import { brand } from '#copy/brand.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { partyOf } from '../load.ts'
import { nameFor } from '../notices/notice-facts.ts'
import { factsOf, pageColumns, type Row, sideOf } from '../row.ts'
import { isLapsed } from '../rules.ts'
import { calendarEventOf } from './calendar-event.ts'
import { calendarFile } from './ical.ts'

/** The current entry; importing it again updates the same entry. */
export async function downloadCalendarEntry(
  house: House,
  { id }: InputOf<typeof route>,
  { actor, session }: Caller,
): Promise<FileAnswer | null> {
  const now = house.clock.now()
  const side = partyOf(actor)
  const [row] = await house.db.read(actor, () => takenAlong(id, side, actor))
  if (!row) return null
  // A followed link sends the browser's languages, but the calendar is the person's.
  const language = session?.language ?? actor.language
  const other = nameFor(language, row.other_full_name, row.other_other_name)
  const status = isLapsed(factsOf(row), now) ? 'cancelled' : row.status
  const entry = calendarEventOf(house, { ...row, status }, { language, side, other, now })
  return calendarFile({ method: 'PUBLISH', maker: brand.name.en, entries: [entry] }, 'appointment.ics')
}

/** Records that this side has the entry, so that one imported by hand is kept up to date like one that came by email. */
const takenAlong = (id: string, side: Party, actor: Actor) => sql<Row>`
  with taken as (
    update appointments set in_calendars = array_append(in_calendars, ${side}::text)
      where id = ${id}::uuid and ${sideOf(side)} = ${actor.id}::uuid and status in ('pending', 'confirmed')
        and not in_calendars @> array[${side}::text])
  select ${pageColumns} from met_appointments as met where met.id = ${id}::uuid and ${sideOf(side)} = ${actor.id}::uuid`
