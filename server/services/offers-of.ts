import { sql } from 'kysely'
import type { DietitianPage } from '#contract/directory.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { serviceOrder } from './load.ts'

export type Offer = DietitianPage['services'][number]

/** What each dietitian sells now, in their own order. */
export async function offersOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Offer[]>> {
  const { rows } = await sql<{ dietitian_id: string; offers: Offer[] }>`
    select dietitian_id, json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'otherName', other_name, 'description', description,
        'otherDescription', other_description,
        'duration', minutes, 'price', price_halalas / 100.0, 'platform', platform,
        'isInitial', is_initial) order by ${serviceOrder}) as offers
      from services where dietitian_id = any(${ids}::uuid[]) and is_active and deleted_at is null
      group by dietitian_id`.execute(tx)
  return new Map(rows.map(({ dietitian_id, offers }) => [dietitian_id, offers]))
}
