import { sql } from 'kysely'
import { system } from './db.ts'
import type { House } from './house.ts'
import { Refusal } from './refusal.ts'

export type Limit = { name: string; most: number; seconds: number }

/** Counts before the work, for all nodes together; over the limit nothing else happens. */
export async function spend(house: House, { name, most, seconds }: Limit, whose: string): Promise<void> {
  const now = house.clock.now()
  const key = house.keys.mark(name, whose)
  const ends = new Date(now.getTime() + seconds * 1_000)
  const rows = await house.db.as(system, async (tx) => {
    const { rows } = await sql<{ spent: number; ends_at: Date }>`
      insert into counters as c (key, started_at, ends_at, spent) values (${key}, ${now}, ${ends}, 1)
      on conflict (key) do update set
        started_at = case when c.ends_at <= ${now} then excluded.started_at else c.started_at end,
        ends_at = case when c.ends_at <= ${now} then excluded.ends_at else c.ends_at end,
        spent = case when c.ends_at <= ${now} then 1 else c.spent + 1 end
      returning spent, ends_at`.execute(tx)
    return rows
  })
  const counted = rows[0]
  if (counted && counted.spent > most * house.settings.rateLimitScale) {
    throw new Refusal('rate_limited', {
      retryAfter: Math.max(1, Math.ceil((counted.ends_at.getTime() - now.getTime()) / 1_000)),
    })
  }
}

/** For everything else a node counts by itself: a durable write per read would cost more than the read. */
export function nodeLimit({ most, seconds }: Omit<Limit, 'name'>) {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (whose: string, now: Date): { retryAfter: number } | null => {
    if (now.getTime() >= endsAt) {
      counts = new Map()
      endsAt = now.getTime() + seconds * 1_000
    }
    const spent = (counts.get(whose) ?? 0) + 1
    counts.set(whose, spent)
    return spent > most ? { retryAfter: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000)) } : null
  }
}
