import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Service, serviceForm } from '#contract/services.ts'
import type { Tx } from '#server/data/db.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Of a row of services, what the contract calls so. */
const serviceOf: RawBuilder<Service> = sql`json_build_object('id', id, 'slug', slug, 'name', name,
  'description', description, 'duration', minutes, 'price', price_halalas / 100.0, 'platform', platform, 'isActive', is_active)`

/** Everything that somebody offers or has offered and not taken away, the oldest first. */
export const servicesOf = (dietitianId: string): RawBuilder<{ service: Service }> => sql<{
  service: Service
}>`
  select ${serviceOf} as service from services
  where dietitian_id = ${dietitianId}::uuid and deleted_at is null order by created_at, id`

export async function loadService(tx: Tx, dietitianId: string, id: string): Promise<Service> {
  const { rows } = await sql<{ service: Service }>`select ${serviceOf} as service from services
    where id = ${id}::uuid and dietitian_id = ${dietitianId}::uuid`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0].service
}

/** One's own, locked; somebody else's is not there. */
export async function lockService(tx: Tx, dietitianId: string, id: string) {
  const service = await tx
    .selectFrom('services')
    .select(['name', 'description', 'minutes', 'price_halalas', 'platform', 'is_active', 'deleted_at'])
    .where('id', '=', id)
    .where('dietitian_id', '=', dietitianId)
    .forUpdate()
    .executeTakeFirst()
  if (!service) throw new Refusal('not_found')
  return service
}

/** The columns of a service from the answers of its form. */
export const columnsOf = (form: z.output<typeof serviceForm>) => ({
  name: form.name,
  description: form.description,
  minutes: form.duration,
  price_halalas: form.price * 100,
  platform: form.platform,
  is_active: form.isActive,
})
