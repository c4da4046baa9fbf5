import { sql } from 'kysely'
import type { Change } from '#contract/realtime.ts'
import { afterCommit, type Tx } from '../data/db.ts'
import type { House } from '../house.ts'

/**
 * Tells these people that something has changed, in the transaction that changes it: each of them gets it once, in the
 * order of commits, now or after a silence. Whom a change concerns is for its domain to say, as the rights are now.
 */
export async function tell(
  tx: Tx,
  { bus, clock }: Pick<House, 'bus' | 'clock'>,
  people: readonly string[],
  change: Change,
): Promise<void> {
  const { topic, ...facts } = change
  const { rows } = await sql<{ person: string; sequence: string }>`
    select person, sequence from app.tell(${[...people]}::uuid[], ${topic}, ${JSON.stringify(facts)}::jsonb,
      ${clock.now()}::timestamptz, ${bus.isDatabase})`.execute(tx)
  if (bus.isDatabase || rows.length === 0) return
  const to = rows.map(({ person, sequence }) => [person, Number(sequence)] as const)
  afterCommit(tx, () => void bus.say({ to, change }))
}
