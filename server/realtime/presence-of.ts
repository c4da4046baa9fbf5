import { sql } from 'kysely'
import type { Tx } from '../data/db.ts'

/** Milliseconds. A node that has not signed for so long is taken for gone. */
export const nodeGoneAfter = 45_000

export type Presence = { online: boolean; lastSeen: string | null }

/** Who of these people has a page open now, and since when the others have not. Who may know is the caller's to ask. */
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
