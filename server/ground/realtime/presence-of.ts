import { sql } from 'kysely'
import { system, type Tx } from '../data/db.ts'
import type { House } from '../house.ts'

/** Milliseconds. A node that has not reported for this long counts as gone. */
export const nodeGoneAfter = 45_000

/** How many servers have reported recently. */
export async function nodesAlive({ db }: Pick<House, 'db'>, now: Date): Promise<number> {
  const alive = new Date(now.getTime() - nodeGoneAfter)
  const rows = await db.read(system, (tx) => tx.selectFrom('nodes').select('id').where('seen_at', '>', alive))
  return rows.length
}

export type Presence = { online: boolean; lastSeen: string | null }

/** Which of these people are online, and when the others were last seen. The caller must check who may know. */
export async function presenceOf(
  tx: Tx,
  people: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Presence>> {
  const alive = new Date(now.getTime() - nodeGoneAfter)
  const { rows } = await sql<{ person: string; online: boolean; last_seen_at: Date }>`
    select person, online, last_seen_at from app.presence_of(${[...people]}::uuid[], ${alive}::timestamptz)`.execute(
    tx,
  )
  return new Map(
    rows.map(({ person, online, last_seen_at }) => [
      person,
      { online, lastSeen: last_seen_at.toISOString() },
    ]),
  )
}
