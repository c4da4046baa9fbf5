import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseGone } from '../data/database-faults.ts'
import type { Database } from '../data/db.ts'
import { type House, perHouse } from '../house.ts'
import { Refusal } from './refusal.ts'

export type Limit = { name: string; most: number; seconds: number }

/** Like `spend`, for answers that must look the same whether or not the limit was exceeded. */
export async function trySpend(house: House, limit: Limit, whose: string): Promise<boolean> {
  try {
    await spend(house, limit, whose)
    return true
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'rate_limited') return false
    throw fault
  }
}

export async function spend(house: House, limit: Limit, whose: string): Promise<void> {
  await spendAll(house, [[limit, whose]])
}

/**
 * Counts across all nodes, before the work; refuses at the first limit that is exceeded and leaves the rest
 * uncounted.
 */
export async function spendAll(house: House, limits: readonly (readonly [Limit, string])[]): Promise<void> {
  const counted = limits.map(([limit, whose]) => ({ ...limit, key: house.keys.mark(limit.name, whose) }))
  const work = async () => {
    const now = house.clock.now()
    for (const { key } of counted) {
      const full = fullUntil.get(key)
      if (full && full > now) throw refused(full, now)
    }
    const [over] = await count(house, counted, now)
    if (!over) return
    if (fullUntil.size > 10_000) fullUntil.clear()
    fullUntil.set(counted[over.place - 1]?.key ?? '', over.until)
    throw refused(over.until, now)
  }
  await counted.reduceRight<() => Promise<void>>(
    (inner, { key }) =>
      () =>
        inTurn(house.db, key, inner),
    work,
  )()
}

const refused = (until: Date, now: Date) =>
  new Refusal('rate_limited', {
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000)),
  })

/** A flood from one caller must not hold a connection per request, with all of them waiting for the same row. */
const fullUntil = new Map<string, Date>()
const turns = new Map<string, Promise<unknown>>()

async function inTurn(
  { patience: { connection } }: Database,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  const before = turns.get(key)
  const mine = before ? behind(before, connection - 100).then(work) : work()
  turns.set(key, mine)
  try {
    await mine
  } finally {
    if (turns.get(key) === mine) turns.delete(key)
  }
}

/** If the count ahead gets no answer from the database, those behind it do not wait as long again. */
async function behind(before: Promise<unknown>, patience: number): Promise<void> {
  const waiting = new AbortController()
  const impatient = pause(patience, undefined, { signal: waiting.signal }).then(() => {
    throw new DatabaseGone('the previous count has not finished')
  })
  try {
    await Promise.race([before.catch(passGone), impatient])
  } finally {
    waiting.abort()
    impatient.catch(() => {})
  }
}

const passGone = (fault: unknown) => {
  if (fault instanceof DatabaseGone) throw fault
}

type Counted = { key: string; most: number; seconds: number }

const count = ({ db, settings }: House, counted: readonly Counted[], now: Date) =>
  db.ask(
    sql<{ place: number; until: Date }>`select * from app.spend(${counted.map(({ key }) => key)}::text[],
      ${counted.map(({ most }) => most * settings.rateLimitScale)}::float8[],
      ${counted.map(({ seconds }) => seconds)}::int[], ${now}::timestamptz)`,
  )

/** For everything else each node counts on its own: a durable write per read would cost more than the read. */
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

/** A node limit scaled by the settings, with its own counts for each house. */
export const scaledLimit = ({ most, seconds }: Omit<Limit, 'name'>) =>
  perHouse(({ settings }) => nodeLimit({ most: most * settings.rateLimitScale, seconds }))
