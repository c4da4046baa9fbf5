import { type RawBuilder, sql } from 'kysely'
import { type Conflict, type listConflicts, mostConflicts } from '#contract/appointments/conflicts.ts'
import { todayInRiyadh } from '#contract/days.ts'
import type { Mode } from '#contract/practice-options.ts'
import type { OutputOf } from '#contract/route.ts'
import { isOpenFor } from '#server/availability/rules.ts'
import { type ScheduleRow, scheduleOf, scheduleRowOf } from '#server/availability/schedule.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { type OwnStatus, ownStatus } from '#server/verification/facts.ts'

export type ConflictsRow = {
  schedule: ScheduleRow | null
  verification: OwnStatus | null
  upcoming: Upcoming[]
}

type Upcoming = {
  id: string
  status: 'pending' | 'confirmed'
  patient: Conflict['patient']
  serviceName: string
  otherServiceName: string | null
  mode: Mode
  startsAt: string
  endsAt: string
}

/** Everything that is still to come and was not kept, with what decides whether it fits. */
export const conflictsQuery = ({ id }: Actor, now: Date): RawBuilder<ConflictsRow> => sql<ConflictsRow>`
  select ${scheduleRowOf(id, now)} as schedule, ${ownStatus(id)} as verification,
    (select coalesce(json_agg(json_build_object('id', met.id, 'status', status, 
        'patient', json_build_object('name', other_full_name, 'otherName', other_other_name),
        'serviceName', service_name, 'otherServiceName', other_service_name, 'mode', mode, 'startsAt', starts_at, 'endsAt', ends_at) order by starts_at, met.id), '[]')
      from met_appointments as met where dietitian_id = ${id}::uuid and ${isToCome(now)} and conflict_accepted_at is null) as upcoming`

/** A request that has lapsed is over, whether or not a job has written it down. */
export const isToCome = (now: Date): RawBuilder<boolean> =>
  sql`starts_at > ${now} and (status = 'confirmed' or (status = 'pending' and lapses_at > ${now}))`

export function viewConflicts(row: ConflictsRow | undefined): OutputOf<typeof listConflicts> {
  const { schedule, verification, upcoming } = row ?? { schedule: null, verification: null, upcoming: [] }
  if (!schedule) return { zone: 'Asia/Riyadh', conflicts: [] }
  const hours = scheduleOf(schedule)
  const licensedUntil = verification?.licensedUntil ?? null
  const conflicts = upcoming.flatMap((each): Conflict[] => {
    const [startsAt, endsAt] = [new Date(each.startsAt), new Date(each.endsAt)]
    const isLicensed = licensedUntil === null || todayInRiyadh(startsAt) <= licensedUntil
    const because = isLicensed ? 'hours' : 'license'
    if (isLicensed && isOpenFor(hours, [startsAt.getTime(), endsAt.getTime()])) return []
    return [{ ...each, because, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }]
  })
  return { zone: hours.zone, conflicts: conflicts.slice(0, mostConflicts) }
}

export async function loadConflicts(
  tx: Tx,
  actor: Actor,
  now: Date,
): Promise<OutputOf<typeof listConflicts>> {
  const { rows } = await conflictsQuery(actor, now).execute(tx)
  return viewConflicts(rows[0])
}
