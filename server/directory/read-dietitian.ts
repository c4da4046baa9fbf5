import { type RawBuilder, sql } from 'kysely'
import type { DietitianPage, readDietitian as route } from '#contract/directory.ts'
import { isSelf } from '#server/data/is-self.ts'
import type { Read } from '#server/http/bind-read.ts'
import { Refusal } from '#server/http/refusal.ts'
import { nextFreeOf } from '../availability/rules.ts'
import { type ScheduleRow, scheduleOf, scheduleRowOf } from '../availability/schedule.ts'
import { type CardRow, cardColumns, cardOf } from './card.ts'
import { isListed } from './facts.ts'
import { endOf } from './filters.ts'

type Row = CardRow &
  Pick<DietitianPage, 'bio' | 'education' | 'certificates' | 'languages' | 'services'> & {
    license_number: string
    licensed_until: string
    takes_at_once: boolean
    schedule: ScheduleRow
    has_seen: boolean
  }

const fewTimes = 6

/** All that patients may know. The next free times are counted now, so that none is shown that has been taken. */
export const readDietitian: Read<typeof route, Row> = (actor, { id, zone }, now) => ({
  query: () => sql<Row>`
    select ${cardColumns(actor, zone, now)}, bio, education, certificates, languages, services, license_number, licensed_until,
        takes_at_once, ${scheduleRowOf(id, now)} as schedule, ${hasSeen(actor.id, id)} as has_seen
      from directory where user_id = ${id}::uuid and ${isListed(id, now)}`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const { bio, education, certificates, languages, services } = row
    const schedule = scheduleOf(row.schedule)
    const duration = Math.min(...services.map((service) => service.duration))
    const free = services.length > 0 ? nextFreeOf({ ...schedule, duration, now }, fewTimes) : []
    const nextFree = free.map((at) => new Date(at).toISOString())
    const isSomebodyElse = !isSelf(actor, id)
    return {
      dietitian: {
        ...cardOf(row),
        availableToday: free[0] !== undefined && free[0] < endOf('today', zone, now).getTime(),
        nextFreeAt: nextFree[0] ?? null,
        bio,
        education,
        certificates,
        languages,
        services,
        license: { number: row.license_number, until: row.licensed_until },
        takesAtOnce: row.takes_at_once,
        weekly: schedule.weekly,
        nextFree,
        may: { message: isSomebodyElse && row.has_seen, book: isSomebodyElse && nextFree.length > 0 },
      },
    }
  },
})

/** Whether an appointment of the two exists or existed: only then may a patient write. */
const hasSeen = (patientId: string, dietitianId: string): RawBuilder<boolean> =>
  sql<boolean>`app.have_met(${patientId}::uuid, ${dietitianId}::uuid)`
