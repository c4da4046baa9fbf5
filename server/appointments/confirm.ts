import { sql } from 'kysely'
import type { confirmAppointment as route } from '#contract/appointments/changes.ts'
import { zoneOfPractice } from '#server/availability/load.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Columns, change, noWish } from './change.ts'
import type { Locked } from './load.ts'
import { meetingLinkOf } from './meeting-link.ts'

/** Whoever patients cannot find any more takes on nobody. */
export const confirmAppointment: Verb<typeof route> = async (tx, actor, { id }, now, house, { version }) => {
  let zone = ''
  return change(
    tx,
    actor,
    { id, version },
    {
      move: 'confirm',
      kind: 'appointment.confirmed',
      answer: 'appointment.move_accepted',
      isDone: ({ status, wanted_at }) => status === 'confirmed' && wanted_at === null,
      set: (row) =>
        row.wanted_at
          ? movedTo(row, row.wanted_at, zone)
          : {
              status: 'confirmed',
              lapses_at: null,
              meeting_link: row.mode === 'video' ? meetingLinkOf(house, id) : null,
            },
      precheck: async () => {
        zone = await zoneOfListed(tx, actor, now)
      },
    },
    now,
    house,
  )
}

const movedTo = ({ starts_at, ends_at }: Locked, wanted: Date, zone: string): Columns => ({
  starts_at: wanted,
  ends_at: new Date(wanted.getTime() + ends_at.getTime() - starts_at.getTime()),
  zone,
  conflict_accepted_at: null,
  reminded: [],
  ...noWish,
})

async function zoneOfListed(tx: Tx, { id }: Actor, now: Date): Promise<string> {
  const { rows } = await sql<{ is_listed: boolean; zone: string | null }>`
    select ${isListed(id, now)} as is_listed, ${zoneOfPractice(id)} as zone`.execute(tx)
  if (!rows[0]?.is_listed || !rows[0].zone) throw new Refusal('not_listed')
  return rows[0].zone
}
