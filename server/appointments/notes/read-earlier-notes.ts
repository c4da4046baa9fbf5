import { sql } from 'kysely'
import type { readEarlierNotes as route } from '#contract/appointments/notes.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type NoteColumns, noteColumns, notesOf, withNotes } from './notes.ts'

type Visit = NoteColumns & { id: string; patient_id: string; starts_at: Date }
type Row = Visit | { id: null }

const most = 5

/** Returns at least one row if the appointment is the dietitian's, even without an earlier visit. */
export const readEarlierNotes: Read<typeof route, Row> = (actor, { id }, _now, house) => ({
  query: () => sql<Row>`
    select visit.* from appointments as this left join lateral (
        select met.id, met.patient_id, met.starts_at, ${noteColumns} from met_appointments as met ${withNotes}
          where met.dietitian_id = this.dietitian_id and met.patient_id = this.patient_id and met.starts_at < this.starts_at
            and met.status = 'completed' and met.outcome = 'attended'
          order by met.starts_at desc limit ${most}) as visit on true
      where this.id = ${id}::uuid and this.dietitian_id = ${actor.id}::uuid`,
  view(rows) {
    if (rows.length === 0) throw new Refusal('not_found')
    const visits = rows.filter((row): row is Visit => row.id !== null)
    const [last] = visits
    return {
      last: last ? { ...shown(last), notes: notesOf(last, 'dietitian', house) } : null,
      unsigned: visits.filter(({ signed_at }) => signed_at === null).map(shown),
    }
  },
})

const shown = ({ id, starts_at }: Visit) => ({ id, startsAt: starts_at.toISOString() })
