import { sql } from 'kysely'
import type { confirmAppointment as route } from '#contract/appointments/changes.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { change } from './change.ts'
import { meetingLinkOf } from './meeting-link.ts'

/** Whoever patients cannot find any more takes on nobody. */
export const confirmAppointment: Verb<typeof route> = (tx, actor, { id }, now, house, { version }) =>
  change(
    tx,
    actor,
    { id, version },
    {
      move: 'confirm',
      kind: 'appointment.confirmed',
      isDone: ({ status }) => status === 'confirmed',
      set: ({ mode }) => ({
        status: 'confirmed',
        lapses_at: null,
        meeting_link: mode === 'video' ? meetingLinkOf(house, id) : null,
      }),
      precheck: () => assertListed(tx, actor, now),
    },
    now,
    house,
  )

async function assertListed(tx: Tx, { id }: Actor, now: Date): Promise<void> {
  const { rows } = await sql<{ is_listed: boolean }>`select ${isListed(id, now)} as is_listed`.execute(tx)
  if (!rows[0]?.is_listed) throw new Refusal('not_listed')
}
