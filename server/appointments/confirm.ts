import { sql } from 'kysely'
import type { confirmAppointment as route } from '#contract/appointments/changes.ts'
import { zoneOfPractice } from '#server/availability/load.ts'
import { isListed, listedUntil } from '#server/directory/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { type Columns, changeAppointment, noMoveRequest } from './change.ts'
import type { LockedAppointment } from './load.ts'
import { meetingLinkOf } from './meeting-link.ts'

/** A dietitian who is no longer listed cannot confirm anything. */
export const confirmAppointment: Verb<typeof route> = async (tx, actor, { id }, now, house, { version }) => {
  let practice: Practice
  return changeAppointment(
    tx,
    actor,
    { id, version },
    {
      move: 'confirm',
      kind: 'appointment.confirmed',
      answer: 'appointment.move_accepted',
      // If the appointment was ever moved, an older version may have shown another time, so this is not a double
      // click.
      isDone: (row) =>
        row.status === 'confirmed' &&
        row.wanted_at === null &&
        (version === undefined || version === row.version || row.moves === 0),
      set: (row) =>
        row.wanted_at
          ? movedTo(row, row.wanted_at, practice)
          : {
              status: 'confirmed',
              lapses_at: null,
              meeting_link: row.mode === 'video' ? meetingLinkOf(house, id) : null,
            },
      precheck: async () => {
        practice = await listedPractice(tx, actor, now)
      },
    },
    now,
    house,
  )
}

type Practice = { zone: string; until: string }

/** A time after the end of the licence cannot be accepted, as it could not be booked either. */
function movedTo(
  { starts_at, ends_at }: LockedAppointment,
  wanted: Date,
  { zone, until }: Practice,
): Columns {
  if (dayAt(zone, wanted) > until) throw new Refusal('not_listed')
  return {
    starts_at: wanted,
    ends_at: new Date(wanted.getTime() + ends_at.getTime() - starts_at.getTime()),
    zone,
    conflict_accepted_at: null,
    reminded: [],
    ...noMoveRequest,
  }
}

async function listedPractice(tx: Tx, { id }: Actor, now: Date): Promise<Practice> {
  const { rows } = await sql<{ is_listed: boolean; zone: string | null; until: string | null }>`
    select ${isListed(id, now)} as is_listed, ${zoneOfPractice(id)} as zone, ${listedUntil(id)} as until`.execute(
    tx,
  )
  const [{ is_listed, zone, until } = { is_listed: false, zone: null, until: null }] = rows
  if (!is_listed || !zone || !until) throw new Refusal('not_listed')
  return { zone, until }
}
