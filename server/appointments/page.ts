import { type RawBuilder, sql } from 'kysely'
import type { AppointmentPage, Happened, HistoryKind, Party } from '#contract/appointments/appointment.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { House } from '../house.ts'
import { partyOf } from './load.ts'
import { type NoteColumns, noteColumns, notesOf, withNotes } from './notes/notes.ts'
import { columns, factsOf, type Row, sideOf } from './row.ts'
import { movesLeft } from './rules.ts'
import { viewOf } from './view.ts'

type EventRow = { kind: string; at: string; detail: Record<string, string> }
export type PageRow = Row & NoteColumns & { events: EventRow[] }

/** One appointment with all that its page shows, in one statement. */
export const pageQuery = (actor: Actor, id: string): RawBuilder<PageRow> => sql<PageRow>`
  select ${columns}, ${noteColumns},
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
  const history = row.events.flatMap((event) => happenedOf(event, row))
  return {
    appointment: {
      ...viewOf(row, party, now),
      requestedAt: row.requested_at.toISOString(),
      place: row.mode === 'in-person' ? { city: row.city, ...addressOf(row, party) } : null,
      reason: row.reason,
      movesLeft: movesLeft(factsOf(row)),
      history,
      notes: notesOf(row, party, house),
    },
  }
}

/** Patients are told the way with the agreement. */
const addressOf = ({ status, location, other_location }: PageRow, party: Party) =>
  status === 'confirmed' || status === 'completed' || party === 'dietitian'
    ? { address: location, otherAddress: other_location }
    : { address: null, otherAddress: null }

/** As it stands within this transaction. */
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

const historyKinds: Readonly<Record<string, HistoryKind>> = {
  'appointment.requested': 'requested',
  'appointment.booked': 'booked',
  'appointment.confirmed': 'confirmed',
  'appointment.declined': 'declined',
  'appointment.cancelled': 'cancelled',
  'appointment.lapsed': 'lapsed',
  'appointment.rescheduled': 'rescheduled',
  'appointment.completed': 'completed',
  'appointment.absence_reported': 'absence_reported',
  'appointment.link_changed': 'link_changed',
  'appointment.notes_signed': 'notes_signed',
}

function happenedOf({ kind, at, detail }: EventRow, { reason }: Pick<Row, 'reason'>): Happened[] {
  const shownAs = historyKinds[kind]
  if (!shownAs) return []
  const by = detail.by === 'patient' || detail.by === 'dietitian' ? detail.by : 'platform'
  return [
    {
      kind: shownAs,
      at: new Date(at).toISOString(),
      by,
      reason: shownAs === 'declined' || shownAs === 'cancelled' ? reason : null,
      from: detail.from ?? null,
      to: detail.to ?? null,
    },
  ]
}
