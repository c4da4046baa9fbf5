import { sql } from 'kysely'
import type { rescheduleAppointment as route } from '#contract/appointments/changes.ts'
import type { Tx } from '#server/data/db.ts'
import type { Verb, Visit } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { busyIn } from '../availability/load.ts'
import { type Schedule, type ScheduleRow, scheduleOf, scheduleRowOf } from '../availability/schedule.ts'
import { isTaken, type Taken } from '../availability/windows.ts'
import type { House } from '../house.ts'
import { isFree, lockTimes, slotTaken, spanFor } from './booking/bookable.ts'
import { type Columns, doneBy, write } from './change.ts'
import { record } from './events.ts'
import { assertVersion, type Locked, lockAppointment, partyOf } from './load.ts'
import { meetingLinkOf } from './meeting-link.ts'
import { loadPage } from './page.ts'
import { factsOf } from './row.ts'
import { day, lapseOf, minute, refusalOf } from './rules.ts'
import { withoutOwn } from './times-to-move.ts'

/** The old time is free at once. Moved by the patient it is asked for again, unless bookings are taken at once. */
export const rescheduleAppointment: Verb<typeof route> = async (
  tx,
  actor,
  { id, startsAt: wanted },
  now,
  house,
  visit,
) => {
  const row = await lockAppointment(tx, actor, id)
  const party = partyOf(actor)
  const startsAt = new Date(wanted)
  if (startsAt.getTime() === row.starts_at.getTime()) return loadPage(tx, actor, id, house, now)
  assertVersion(row, visit.version)
  const refusal = refusalOf('reschedule', factsOf(row), party, now)
  if (refusal) throw new Refusal(refusal)

  const { schedule, isBusy, assertLocked } = await readTimes(tx, row, wanted, now, visit)
  const duration = minutesOf(row)
  if (isBusy && party === 'patient') throw new Refusal('busy_then')
  if (isBusy || !isFree(schedule, duration, startsAt, now)) throw slotTaken(schedule, duration, startsAt, now)
  assertLocked()

  const waits = party === 'patient' ? !schedule.takesAtOnce : row.status === 'pending'
  const lapsesAt = waits ? lapseOf(party === 'patient' ? now : askedAt(row), startsAt, schedule.notice) : null
  if (lapsesAt && lapsesAt <= now) throw slotTaken(schedule, duration, startsAt, now)
  const columns: Columns = {
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + duration * minute),
    zone: schedule.zone,
    status: waits ? 'pending' : 'confirmed',
    lapses_at: lapsesAt,
    meeting_link: waits ? null : (row.meeting_link ?? linkOf(row, house)),
    conflict_accepted_at: null,
    reminded: [],
    moves: party === 'patient' ? row.moves + 1 : row.moves,
  }
  const detail = { ...doneBy(actor, row), from: row.starts_at.toISOString(), to: startsAt.toISOString() }
  const noted = () => record(tx, actor, 'appointment.rescheduled', id, now, detail)
  return write(tx, actor, row, { columns, noted }, now, house)
}

const linkOf = ({ id, mode }: Locked, house: House) => (mode === 'video' ? meetingLinkOf(house, id) : null)

/** Whoever has moved it has asked anew, and is owed no less time than was left. */
const askedAt = ({ requested_at, lapses_at }: Locked) =>
  new Date(Math.max(requested_at.getTime(), (lapses_at?.getTime() ?? 0) - day))

const minutesOf = ({ starts_at, ends_at }: Locked) => (ends_at.getTime() - starts_at.getTime()) / minute

type Times = { schedule: ScheduleRow | null; own: Taken[] }

/** When the dietitian is free and the patient is not, but for this appointment itself. */
async function readTimes(
  tx: Tx,
  row: Locked,
  wanted: string,
  now: Date,
  visit: Pick<Visit, 'mayWait'>,
): Promise<{ schedule: Schedule; isBusy: boolean; assertLocked: () => void }> {
  const { patient_id, dietitian_id } = row
  if (!patient_id || !dietitian_id) throw new Refusal('status_has_changed')
  const [assertLocked, { rows }] = await Promise.all([
    lockTimes(tx, [patient_id, dietitian_id], visit),
    sql<Times>`
      select ${scheduleRowOf(dietitian_id, now, spanFor(wanted))} as schedule,
        ${busyIn(patient_id, spanFor(wanted), now)} as own`.execute(tx),
  ])
  const [times] = rows
  if (!times?.schedule) throw new Refusal('slot_taken', { detail: { nearest: [] } })
  const elsewhere = times.own.filter(([from]) => from !== row.starts_at.getTime())
  const from = Date.parse(wanted)
  const isBusy = isTaken(elsewhere, from, from + minutesOf(row) * minute)
  return { schedule: withoutOwn(scheduleOf(times.schedule), row), isBusy, assertLocked }
}
