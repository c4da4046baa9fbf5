import { sql } from 'kysely'
import type { downloadCalendarEntry as route } from '#contract/appointments/calendar.ts'
import type { InputOf } from '#contract/route.ts'
import { brand } from '#copy/brand.ts'
import type { House } from '#server/house.ts'
import type { Caller } from '#server/http/bind.ts'
import type { FoundFile } from '#server/http/bind-file.ts'
import { partyOf } from '../load.ts'
import { nameFor } from '../notices/notice-facts.ts'
import { columns, factsOf, type Row, sideOf } from '../row.ts'
import { isLapsed } from '../rules.ts'
import { calendarEventOf } from './calendar-event.ts'
import { calendarFile } from './ical.ts'

/** As it stands now; put in a calendar again it changes the same entry. */
export async function downloadCalendarEntry(
  house: House,
  { id }: InputOf<typeof route>,
  { actor }: Caller,
): Promise<FoundFile | null> {
  const now = house.clock.now()
  const side = partyOf(actor)
  const [row] = await house.db.read(
    actor,
    () => sql<Row>`select ${columns} from met_appointments as met
      where met.id = ${id}::uuid and ${sideOf(side)} = ${actor.id}::uuid`,
  )
  if (!row) return null
  const { language } = actor
  const other = nameFor(language, row.other_full_name, row.other_other_name)
  const status = isLapsed(factsOf(row), now) ? 'cancelled' : row.status
  const entry = calendarEventOf(house, { ...row, status }, { language, side, other, now })
  return calendarFile({ method: 'PUBLISH', maker: brand.name.en, entries: [entry] }, 'appointment.ics')
}
