import { type RawBuilder, sql } from 'kysely'
import type { Change } from '#contract/realtime.ts'
import type { Tx } from '../data/db.ts'
import type { House } from '../house.ts'

/**
 * Announces a change to these people, in the transaction that makes it: each of them receives it once, in commit
 * order, now or after a break. The domain decides whom a change concerns, by the current permissions.
 */
export async function announce(
  tx: Tx,
  { bus, clock }: Pick<House, 'bus' | 'clock'>,
  people: readonly string[],
  change: Change,
): Promise<void> {
  const { topic, ...facts } = change
  const { rows } = await sql<AnnouncedRow>`
    select person, sequence from ${announcementRows({ bus, clock }, people, topic, sql`${JSON.stringify(facts)}::jsonb`)}`.execute(
    tx,
  )
  announceRows(tx, { bus }, rows, change)
}

export type AnnouncedRow = { person: string; sequence: string }

/** `announce` as rows for another statement, which computes the facts; pass the rows it returns to `announceRows`. */
export const announcementRows = (
  { bus, clock }: Pick<House, 'bus' | 'clock'>,
  people: readonly string[],
  topic: Change['topic'],
  facts: RawBuilder<unknown>,
): RawBuilder<AnnouncedRow> =>
  sql`app.tell(${[...people]}::uuid[], ${topic}, ${facts}, ${clock.now()}::timestamptz, ${bus.isDatabase})`

/** Announces the change once the transaction has committed. */
export function announceRows(
  tx: Tx,
  { bus }: Pick<House, 'bus'>,
  told: readonly AnnouncedRow[],
  change: Change,
): void {
  if (told.length === 0) return
  const to = told.map(({ person, sequence }) => [person, Number(sequence)] as const)
  tx.afterCommit.push(() => bus.announce({ to, change }))
}
