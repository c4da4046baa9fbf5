import { type RawBuilder, sql } from 'kysely'
import { type Conflict, mostConflicts } from '#contract/appointments/conflicts.ts'
import type { contract } from '#contract/contract.ts'
import { todayInRiyadh } from '#contract/days.ts'
import type { Mode } from '#contract/practice-options.ts'
import type { OutputOf } from '#contract/route.ts'
import { isOpenFor } from '#server/availability/rules.ts'
import { type ScheduleRow, scheduleOf, scheduleRowOf } from '#server/availability/schedule.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { type OwnStatus, ownStatus } from '#server/verification/facts.ts'
import { cancelEach } from '../cancel-upcoming.ts'
import { record } from '../events.ts'
import { reasonSealer } from '../reason.ts'

export const listConflicts: Read<typeof contract.listConflicts, ConflictsRow> = (actor, _, now) => ({
  query: () => conflictsQuery(actor, now),
  view: ([row]) => viewConflicts(row),
})

/** Requests are declined; everything else is cancelled. */
export const cancelConflicts: Verb<typeof contract.cancelConflicts> = async (
  tx,
  actor,
  { ids, reason },
  now,
  { keys },
) => {
  const chosen = sql`dietitian_id = ${actor.id}::uuid and id = any(${ids}::uuid[]) and ${isUpcoming(now)}`
  const by = { by: 'dietitian', reason: reasonSealer(keys, reason) } as const
  const asked = {
    whose: sql`${chosen} and status = 'pending' and booked_by = 'patient'`,
    ending: 'declined',
    kind: 'appointment.declined',
  } as const
  const agreed = { whose: chosen, ending: 'cancelled_by_dietitian' } as const
  await cancelEach(tx, actor, { ...by, ...asked }, now)
  await cancelEach(tx, actor, { ...by, ...agreed }, now)
  return loadConflicts(tx, actor, now)
}

/** Nothing the patient sees changes, so only the dietitian is notified. */
export const keepConflicts: Verb<typeof contract.keepConflicts> = async (tx, actor, { ids }, now, house) => {
  const { rows } = await sql<{ id: string }>`
    update appointments set conflict_accepted_at = ${now}
      where id = any(${ids}::uuid[]) and dietitian_id = ${actor.id}::uuid and ${isUpcoming(now)} and conflict_accepted_at is null
      returning id`.execute(tx)
  for (const { id } of rows) await record(tx, actor, 'appointment.kept', id, now, { by: 'dietitian' })
  if (rows.length > 0) await announce(tx, house, [actor.id], { topic: 'conflicts' })
  return loadConflicts(tx, actor, now)
}

type ConflictsRow = {
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
  isKept: boolean
  wantedAt: string | null
}

/**
 * Upcoming appointments that the dietitian has not accepted as they are, or with a requested new time, and the data
 * that decides whether they fit.
 */
const conflictsQuery = ({ id }: Actor, now: Date): RawBuilder<ConflictsRow> => sql<ConflictsRow>`
  select ${scheduleRowOf(id, now)} as schedule, ${ownStatus(id)} as verification,
    (select coalesce(json_agg(json_build_object('id', met.id, 'status', status, 
        'patient', json_build_object('name', other_full_name, 'otherName', other_other_name),
        'serviceName', service_name, 'otherServiceName', other_service_name, 'mode', mode, 'startsAt', starts_at, 'endsAt', ends_at,
        'isKept', conflict_accepted_at is not null, 'wantedAt', case when wanted_until > ${now} then wanted_at end) order by starts_at, met.id), '[]')
      from met_appointments as met where dietitian_id = ${id}::uuid and ${isUpcoming(now)} 
        and (conflict_accepted_at is null or wanted_until > ${now})) as upcoming`

/** A lapsed request is over, whether or not the scheduled job has recorded it. */
export const isUpcoming = (now: Date): RawBuilder<boolean> =>
  sql`starts_at > ${now} and (status = 'confirmed' or (status = 'pending' and lapses_at > ${now}))`

function viewConflicts(row: ConflictsRow | undefined): OutputOf<typeof contract.listConflicts> {
  const { schedule, verification, upcoming } = row ?? { schedule: null, verification: null, upcoming: [] }
  if (!schedule) return { zone: 'Asia/Riyadh', conflicts: [] }
  const hours = scheduleOf(schedule)
  const licensedUntil = verification?.licensedUntil ?? null
  const unfit = (from: number, to: number) => {
    if (licensedUntil !== null && todayInRiyadh(new Date(from)) > licensedUntil) return 'license'
    return isOpenFor(hours, [from, to]) ? null : 'hours'
  }
  const conflicts = upcoming.flatMap(({ isKept, wantedAt, ...each }): Conflict[] => {
    const [from, to] = [Date.parse(each.startsAt), Date.parse(each.endsAt)]
    const agreed = { ...each, ...spanOf(from, to), agreedAt: null }
    const because = isKept ? null : unfit(from, to)
    const found: Conflict[] = because ? [{ ...agreed, because }] : []
    if (!wantedAt) return found
    const [wantedFrom, wantedTo] = [Date.parse(wantedAt), Date.parse(wantedAt) + to - from]
    if (unfit(wantedFrom, wantedTo))
      found.push({
        ...agreed,
        because: 'wish',
        ...spanOf(wantedFrom, wantedTo),
        agreedAt: agreed.startsAt,
      })
    return found
  })
  return { zone: hours.zone, conflicts: conflicts.slice(0, mostConflicts) }
}

const spanOf = (from: number, to: number) => ({
  startsAt: new Date(from).toISOString(),
  endsAt: new Date(to).toISOString(),
})

export async function loadConflicts(
  tx: Tx,
  actor: Actor,
  now: Date,
): Promise<OutputOf<typeof contract.listConflicts>> {
  const { rows } = await conflictsQuery(actor, now).execute(tx)
  return viewConflicts(rows[0])
}
