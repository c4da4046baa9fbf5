import { sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import type { rescheduleAppointment as route } from '#contract/appointments/changes.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { busyTimes } from '../availability/load.ts'
import { type Schedule, type ScheduleRow, scheduleOf, scheduleRowOf } from '../availability/schedule.ts'
import { type BusyTime, isTaken } from '../availability/windows.ts'
import { isSlotFree, lockTimes, searchSpan, slotTaken } from './booking/bookable.ts'
import { type Columns, changeDetail, moveDetail, noMoveRequest, writeChange } from './change.ts'
import { record } from './events.ts'
import { assertVersion, type LockedAppointment, lockAppointment, partyOf } from './load.ts'
import { meetingLinkOf } from './meeting-link.ts'
import { loadPage } from './page.ts'
import { policyAfterMove } from './refund.ts'
import { factsOf } from './row.ts'
import { day, isMoveRequested, lapseMoment, minute, payableUntil, refusalOf } from './rules.ts'
import { withoutOwnTimes } from './times-to-move.ts'

/**
 * A confirmed appointment stays at its time while its patient requests a new one. A pending request moves
 * immediately, and so does an appointment that its dietitian moves or whose practice allows instant booking.
 */
export const rescheduleAppointment: Verb<typeof route> = async (
  tx,
  actor,
  { id, startsAt: wanted },
  now,
  house,
  context,
) => {
  const row = await lockAppointment(tx, actor, id)
  const party = partyOf(actor)
  const startsAt = new Date(wanted)
  if (startsAt.getTime() === row.starts_at.getTime()) {
    if (party === 'dietitian' || !isMoveRequested(factsOf(row), now))
      return loadPage(tx, actor, id, house, now)
    assertVersion(row, context.version)
    return withdrawWish(tx, actor, row, now, house)
  }
  if (
    startsAt.getTime() === row.wanted_at?.getTime() &&
    party === 'patient' &&
    isMoveRequested(factsOf(row), now)
  )
    return loadPage(tx, actor, id, house, now)
  assertVersion(row, context.version)
  const refusal = refusalOf('reschedule', factsOf(row), party, now)
  if (refusal) throw new Refusal(refusal)

  const { schedule, isBusy } = await readTimes(tx, row, wanted, now)
  const duration = minutesOf(row)
  if (isBusy && party === 'patient') throw new Refusal('busy_then')
  if (isBusy || !isSlotFree(schedule, duration, startsAt, now))
    throw slotTaken(schedule, duration, startsAt, now)

  const waits = party === 'patient' ? !schedule.takesAtOnce : row.status === 'pending'
  const lapsesAt = waits ? lapsesIfMoved(row, party, startsAt, schedule, now) : null
  const isWish = waits && row.status === 'confirmed'
  const until = isWish && lapsesAt && row.starts_at < lapsesAt ? row.starts_at : lapsesAt
  if (until && until <= now) throw slotTaken(schedule, duration, startsAt, now)
  const counted: Columns =
    party === 'patient'
      ? {
          moves: row.moves + 1,
          ...(row.status === 'confirmed' && { policy: policyAfterMove(row.policy, row.starts_at, now) }),
        }
      : {}
  const columns: Columns = isWish
    ? { wanted_at: startsAt, wanted_since: now, wanted_until: until, reason_sealed: null, ...counted }
    : {
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + duration * minute),
        zone: schedule.zone,
        status: waits ? 'pending' : 'confirmed',
        lapses_at: until,
        meeting_link: waits ? null : (row.meeting_link ?? linkOf(row, house)),
        conflict_accepted_at: null,
        reminded: [],
        reason_sealed: null,
        ...noMoveRequest,
        ...counted,
      }
  const kind = isWish ? 'appointment.move_asked' : 'appointment.rescheduled'
  const detail = {
    ...changeDetail(actor, row),
    from: row.starts_at.toISOString(),
    to: startsAt.toISOString(),
  }
  const noted = () => record(tx, actor, kind, id, now, detail)
  return writeChange(tx, actor, row, { columns, noted }, now, house)
}

/** The patient has chosen the time that the appointment already has. */
const withdrawWish = (tx: Tx, actor: Actor, row: LockedAppointment, now: Date, house: House) => {
  const detail = { ...changeDetail(actor, row), ...moveDetail(row) }
  const noted = () => record(tx, actor, 'appointment.move_withdrawn', row.id, now, detail)
  return writeChange(tx, actor, row, { columns: noMoveRequest, noted }, now, house)
}

const linkOf = ({ id, mode }: LockedAppointment, house: House) =>
  mode === 'video' ? meetingLinkOf(house, id) : null

const lapsesIfMoved = (
  row: LockedAppointment,
  party: Party,
  startsAt: Date,
  { notice }: Schedule,
  now: Date,
): Date =>
  factsOf(row).awaitsPayment
    ? payableUntil(row.requested_at, startsAt, notice, now)
    : lapseMoment(party === 'patient' ? now : askedAt(row), startsAt, notice)

/** A patient's move counts as a new request; a later move by the dietitian must not shorten the time left to answer. */
const askedAt = ({ requested_at, lapses_at }: LockedAppointment) =>
  new Date(Math.max(requested_at.getTime(), (lapses_at?.getTime() ?? 0) - day))

const minutesOf = ({ starts_at, ends_at }: LockedAppointment) =>
  (ends_at.getTime() - starts_at.getTime()) / minute

type Times = { schedule: ScheduleRow | null; own: BusyTime[] }

/** The dietitian's schedule and whether the patient is busy, both ignoring this appointment's own times. */
async function readTimes(
  tx: Tx,
  row: LockedAppointment,
  wanted: string,
  now: Date,
): Promise<{ schedule: Schedule; isBusy: boolean }> {
  const { patient_id, dietitian_id } = row
  if (!patient_id || !dietitian_id) throw new Refusal('status_has_changed')
  await lockTimes(tx, [patient_id, dietitian_id])
  const { rows } = await sql<Times>`
    select ${scheduleRowOf(dietitian_id, now, searchSpan(wanted))} as schedule,
      ${busyTimes(patient_id, searchSpan(wanted), now)} as own`.execute(tx)
  const [times] = rows
  if (!times?.schedule) throw new Refusal('slot_taken', { detail: { nearest: [] } })
  const elsewhere = withoutOwnTimes(times.own, row)
  const from = Date.parse(wanted)
  const isBusy = isTaken(elsewhere, from, from + minutesOf(row) * minute)
  const schedule = scheduleOf(times.schedule)
  return { schedule: { ...schedule, taken: withoutOwnTimes(schedule.taken, row) }, isBusy }
}
