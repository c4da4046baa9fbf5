import type { AppointmentPage, AppointmentStatus } from '#contract/appointments/appointment.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { sealReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { assertVersion, type LockedAppointment, lockAppointment, partyOf, withClaim } from './load.ts'
import { loadPage } from './page.ts'
import { refundOf } from './refund.ts'
import { factsOf } from './row.ts'
import { type Move, refusalOf } from './rules.ts'

export type Columns = Partial<{
  status: AppointmentStatus
  starts_at: Date
  ends_at: Date
  lapses_at: Date | null
  wanted_at: Date | null
  wanted_since: Date | null
  wanted_until: Date | null
  ending: LockedAppointment['ending']
  outcome: LockedAppointment['outcome']
  completed_at: Date | null
  moves: number
  policy: LockedAppointment['policy']
  meeting_link: string | null
  zone: string
  conflict_accepted_at: Date | null
  reminded: string[]
  reason_sealed: Buffer | null
  paid_halalas: number
  refund_halalas: number
  refund_to: 'wallet'
}>

export type Change = {
  move: Move
  kind: `appointment.${'confirmed' | 'declined' | 'cancelled' | 'completed' | 'absence_reported'}`
  /** The event to record instead if this answers a request for a new time. */
  answer?: 'appointment.move_accepted' | 'appointment.move_declined'
  /** Whether the change has already been made, so that a double click does no harm. */
  isDone: (row: LockedAppointment) => boolean
  set: (row: LockedAppointment) => Columns
  /** Returns whether something else was done instead: if only one side has stated it, the other side gets to answer. */
  instead?: (row: LockedAppointment) => Promise<boolean>
  /** The actor's reason, for the history and the emails, or null if none is given; not stored in the event log. */
  reason?: string | null
  /** A statement that runs together with locking the row and throws its own refusal. */
  precheck?: () => Promise<void>
}

/** The steps that all changes share: lock, rule, one UPDATE that books or frees time, event, view. */
export async function changeAppointment(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: string; version: number | undefined },
  { move, kind, answer, isDone, set, instead, reason, precheck }: Change,
  now: Date,
  house: House,
): Promise<{ appointment: AppointmentPage }> {
  const [locked] = await Promise.all([lockAppointment(tx, actor, id), precheck?.()])
  const row = instead ? await withClaim(tx, locked) : locked
  if (isDone(row)) return loadPage(tx, actor, id, house, now)
  assertVersion(row, version)
  const refusal = refusalOf(move, factsOf(row), partyOf(actor), now)
  if (refusal) throw new Refusal(refusal)
  const columns = set(row)
  if (instead && (await instead(row))) return loadPage(tx, actor, id, house, now)
  return writeChange(
    tx,
    actor,
    row,
    {
      columns: {
        ...columns,
        ...(reason !== undefined && {
          reason_sealed: reason ? sealReason(house.keys, 'appointments', id, reason) : null,
        }),
      },
      noted: () =>
        answer && row.wanted_at
          ? record(tx, actor, answer, row.id, now, { ...changeDetail(actor, row), ...moveDetail(row) })
          : record(tx, actor, kind, row.id, now, changeDetail(actor, row)),
    },
    now,
    house,
  )
}

/** The detail of every change event. */
export const changeDetail = (actor: Actor, { dietitian_id }: Pick<LockedAppointment, 'dietitian_id'>) => ({
  by: partyOf(actor),
  dietitian: dietitian_id,
})

/** The current and the requested time, as event detail. */
export const moveDetail = ({ starts_at, wanted_at }: Pick<LockedAppointment, 'starts_at' | 'wanted_at'>) => ({
  from: starts_at.toISOString(),
  to: (wanted_at ?? starts_at).toISOString(),
})

export const noMoveRequest = { wanted_at: null, wanted_since: null, wanted_until: null } satisfies Columns

type Written = { columns: Columns; noted: () => Promise<void> }

/** Writes the change and its event, and loads the page that shows both. */
export async function writeChange(
  tx: Tx,
  actor: Actor,
  row: LockedAppointment,
  { columns, noted }: Written,
  now: Date,
  house: House,
): Promise<{ appointment: AppointmentPage }> {
  const [, , page] = await Promise.all([
    updateAppointment(tx, row, columns, now),
    noted(),
    loadPage(tx, actor, row.id, house, now),
  ])
  return page
}

type Updated = Pick<
  LockedAppointment,
  'id' | 'version' | 'sequence' | 'status' | 'starts_at' | 'policy' | 'paid_halalas'
>

/**
 * If another booking has taken the time, the whole transaction is retried. A change that shows in calendars raises
 * `sequence`, and the refund is decided together with the ending.
 */
export async function updateAppointment(tx: Tx, row: Updated, columns: Columns, now: Date): Promise<void> {
  const { id, version, sequence } = row
  const shows = columns.status !== 'completed' && ('status' in columns || 'starts_at' in columns)
  const { numUpdatedRows } = await tx
    .updateTable('appointments')
    .set({
      ...columns,
      ...('reason_sealed' in columns && { reason: null }),
      ...refundIn(row, columns, now),
      version: version + 1,
      changed_at: now,
      sequence: shows || 'meeting_link' in columns ? sequence + 1 : sequence,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error('the locked appointment disappeared')
}

function refundIn(row: Updated, { ending }: Columns, now: Date): Pick<Columns, 'refund_halalas'> {
  const { status, paid_halalas: paid, policy, starts_at: startsAt } = row
  if (!ending || paid === 0) return {}
  // The appointment may have been completed on one side's word, but it never took place.
  if (ending === 'dietitian_absent') return { refund_halalas: paid }
  if (status !== 'pending' && status !== 'confirmed') return {}
  return { refund_halalas: refundOf({ paid, policy, status, startsAt }, ending, now) }
}
