import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

export type Rating = { rating: number | null; reviewCount: number }

/** The average rating of each dietitian; those without a visible review are missing from the map. */
export async function ratingsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Rating>> {
  const { rows } = await sql<Rating & { id: string }>`
    select dietitian_id as id, avg(rating)::float8 as rating, count(*)::int as "reviewCount"
      from reviews where dietitian_id = any(${ids}::uuid[]) and hidden_at is null group by dietitian_id`.execute(
    tx,
  )
  return new Map(rows.map(({ id, ...rating }) => [id, rating]))
}
