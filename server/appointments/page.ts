import { type RawBuilder, sql } from 'kysely'
import type { AppointmentPage, Happened, HistoryKind, Party } from '#contract/appointments/appointment.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { openPersonKey } from '#server/ground/data/person-keys.ts'
import { openReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { messageBinding } from './booking/message.ts'
import { partyOf } from './load.ts'
import { type NoteColumns, noteColumns, notesOf, withNotes } from './notes/notes.ts'
import { pageColumns, type Row, sideOf } from './row.ts'
import { viewOf } from './view.ts'

type EventRow = { kind: string; at: string; detail: Record<string, string> }
export type PageRow = Row & NoteColumns & { message_sealed: Buffer | null; events: EventRow[] }

/** One appointment with everything that its page shows, in one statement. */
export const pageQuery = (actor: Actor, id: string): RawBuilder<PageRow> => sql<PageRow>`
  select ${pageColumns}, met.message_sealed, ${noteColumns},
      (select coalesce(json_agg(json_build_object('kind', kind, 'at', at, 'detail', detail) order by id), '[]')
        from events where subject_type = 'appointment' and subject_id = met.id) as events
    from met_appointments as met ${withNotes}
    where met.id = ${id}::uuid and ${sideOf(partyOf(actor))} = ${actor.id}::uuid`

export function pageOf(
  [row]: readonly PageRow[],
  actor: Actor,
  house: Pick<House, 'keys' | 'log'>,
  now: Date,
): { appointment: AppointmentPage } {
  if (!row) throw new Refusal('not_found')
  const party = partyOf(actor)
  const beside = {
    events: row.events,
    message: messageOf(row, house),
    notes: notesOf(row, party, house),
    reason: openReason(house, 'appointments', row),
  }
  return composePage(row, beside, party, now)
}

type Beside = Pick<AppointmentPage, 'message' | 'notes' | 'reason'> & { events: readonly EventRow[] }

/** Builds the page from the loaded data, without another query. */
export function composePage(
  row: Row,
  { events, message, notes, reason: written }: Beside,
  party: Party,
  now: Date,
): { appointment: AppointmentPage } {
  const history = events.flatMap(happenedOf)
  // A reason is dropped once a later event decides whether or when the appointment takes place.
  const spoken = history.findLast(({ kind }) => moving.has(kind))
  const reason = spoken && said.has(spoken.kind) ? written : null
  return {
    appointment: {
      ...viewOf(row, party, now),
      requestedAt: row.requested_at.toISOString(),
      place:
        row.mode === 'in-person'
          ? {
              city: row.city,
              district: row.district,
              otherDistrict: row.other_district,
              ...addressOf(row, party),
            }
          : null,
      message,
      reason,
      history: history.map((each) => (each === spoken ? { ...each, reason } : each)),
      notes,
    },
  }
}

function messageOf(
  {
    id,
    patient_id,
    message_sealed,
    key_sealed,
  }: Pick<Row, 'id' | 'patient_id'> & Pick<PageRow, 'message_sealed' | 'key_sealed'>,
  { keys, log }: Pick<House, 'keys' | 'log'>,
): string | null {
  if (!message_sealed || !patient_id || !key_sealed) return null
  const text = openPersonKey(keys, patient_id, key_sealed).tryOpen(message_sealed, messageBinding(id))
  if (text === null) log('error', 'message.unopenable', { appointment: id })
  return text
}

/** Patients get the address once the appointment is confirmed. */
const addressOf = ({ status, location, other_location }: Row, party: Party) =>
  status === 'confirmed' || status === 'completed' || party === 'dietitian'
    ? { address: location, otherAddress: other_location }
    : { address: null, otherAddress: null }

/** The page as it is within this transaction. */
export async function loadPage(
  tx: Tx,
  actor: Actor,
  id: string,
  house: Pick<House, 'keys' | 'log'>,
  now: Date,
): Promise<{ appointment: AppointmentPage }> {
  const { rows } = await pageQuery(actor, id).execute(tx)
  return pageOf(rows, actor, house, now)
}

export const historyKinds: Readonly<Record<string, HistoryKind>> = {
  'appointment.requested': 'requested',
  'appointment.booked': 'booked',
  'appointment.reserved': 'reserved',
  'appointment.paid': 'paid',
  'appointment.unpaid': 'unpaid',
  'appointment.confirmed': 'confirmed',
  'appointment.declined': 'declined',
  'appointment.cancelled': 'cancelled',
  'appointment.lapsed': 'lapsed',
  'appointment.rescheduled': 'rescheduled',
  'appointment.move_asked': 'move_asked',
  'appointment.move_accepted': 'move_accepted',
  'appointment.move_declined': 'move_declined',
  'appointment.move_lapsed': 'move_lapsed',
  'appointment.move_withdrawn': 'move_withdrawn',
  'appointment.completed': 'completed',
  'appointment.absence_reported': 'absence_reported',
  'appointment.absence_claimed': 'absence_claimed',
  'appointment.absence_answered': 'absence_answered',
  'appointment.absence_decided': 'absence_decided',
  'appointment.refund_decided': 'refund_decided',
  'appointment.link_changed': 'link_changed',
  'appointment.notes_signed': 'notes_signed',
}

/** Events that carry a reason in a person's own words. */
const said: ReadonlySet<HistoryKind> = new Set(['declined', 'cancelled', 'move_declined'])
/** Events that decide whether the appointment takes place, and when. */
const moving: ReadonlySet<HistoryKind> = new Set([
  ...said,
  'paid',
  'unpaid',
  'confirmed',
  'lapsed',
  'rescheduled',
  'move_asked',
  'move_accepted',
  'move_lapsed',
  'move_withdrawn',
  'completed',
  'absence_reported',
  'absence_claimed',
  'absence_decided',
])

function happenedOf({ kind, at, detail }: EventRow): Happened[] {
  const shownAs = historyKinds[kind]
  if (!shownAs) return []
  const by = detail.by === 'patient' || detail.by === 'dietitian' ? detail.by : 'platform'
  return [
    {
      kind: shownAs,
      at: new Date(at).toISOString(),
      by,
      reason: null,
      from: detail.from ?? null,
      to: detail.to ?? null,
    },
  ]
}
