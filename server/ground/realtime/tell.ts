import { type RawBuilder, sql } from 'kysely'
import type { Change } from '#contract/realtime.ts'
import type { Tx } from '../data/db.ts'
import type { House } from '../house.ts'

/**
 * Tells these people of a change, in the transaction that makes it: each of them gets it once, in commit order, now or
 * after a break. The domain decides whom a change concerns, by the rights as they are now.
 */
export async function tell(
  tx: Tx,
  { bus, clock }: Pick<House, 'bus' | 'clock'>,
  people: readonly string[],
  change: Change,
): Promise<void> {
  const { topic, ...facts } = change
  const { rows } = await sql<Told>`
    select person, sequence from ${telling({ bus, clock }, people, topic, sql`${JSON.stringify(facts)}::jsonb`)}`.execute(
    tx,
  )
  sayTold(tx, { bus }, rows, change)
}

export type Told = { person: string; sequence: string }

/** `tell` as rows for another statement, which works out the facts; what that returns goes to `sayTold`. */
export const telling = (
  { bus, clock }: Pick<House, 'bus' | 'clock'>,
  people: readonly string[],
  topic: Change['topic'],
  facts: RawBuilder<unknown>,
): RawBuilder<Told> =>
  sql`app.tell(${[...people]}::uuid[], ${topic}, ${facts}, ${clock.now()}::timestamptz, ${bus.isDatabase})`

/** Announces the change once the transaction has committed. */
export function sayTold(tx: Tx, { bus }: Pick<House, 'bus'>, told: readonly Told[], change: Change): void {
  if (told.length === 0) return
  const to = told.map(({ person, sequence }) => [person, Number(sequence)] as const)
  tx.afterCommit.push(() => bus.tell({ to, change }))
}
