import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { foldText } from '#contract/fold-text.ts'
import type { Service, serviceForm } from '#contract/services.ts'
import { writtenIn } from '#contract/written.ts'
import { usualNames } from '#copy/usual-services.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** A row of `services` as the contract’s service. */
const serviceOf: RawBuilder<Service> = sql`json_build_object('id', id, 'slug', slug, 'name', name,
  'otherName', other_name, 'description', description, 'otherDescription', other_description, 'duration', minutes, 'price', price_halalas / 100.0, 'platform', platform, 'isInitial', is_initial, 'isActive', is_active)`

/** The dietitian’s own order; services never ordered come in the order they were added. */
export const serviceOrder = sql`position, created_at, id`

/** All services a dietitian has not deleted, as a value in a statement. */
export const servicesOf = (dietitianId: string): RawBuilder<Service[]> => sql<Service[]>`
  (select coalesce(json_agg(${serviceOf} order by ${serviceOrder}), '[]') from services
    where dietitian_id = ${dietitianId}::uuid and deleted_at is null)`

export async function loadService(tx: Tx, dietitianId: string, id: string): Promise<Service> {
  const { rows } = await sql<{ service: Service }>`select ${serviceOf} as service from services
    where id = ${id}::uuid and dietitian_id = ${dietitianId}::uuid`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  return rows[0].service
}

/** The dietitian’s own service, locked; another’s is not found. */
export async function lockService(tx: Tx, dietitianId: string, id: string) {
  const service = await tx
    .selectFrom('services')
    .select([
      'name',
      'other_name',
      'description',
      'other_description',
      'minutes',
      'price_halalas',
      'platform',
      'is_initial',
      'is_active',
      'deleted_at',
    ])
    .where('id', '=', id)
    .where('dietitian_id', '=', dietitianId)
    .forUpdate()
    .executeTakeFirst()
  if (!service) throw new Refusal('not_found')
  return service
}

/** The columns of a service from its form. */
export const serviceColumns = (form: z.output<typeof serviceForm>) => ({
  name: form.name,
  other_name: form.otherName ?? usualOther(form.name),
  description: form.description,
  other_description: form.otherDescription || null,
  minutes: form.duration,
  price_halalas: form.price * 100,
  platform: form.platform,
  is_initial: form.isInitial ?? false,
  is_active: form.isActive,
})

/** A usual service gets its name in the other language automatically. */
function usualOther(name: string): string | null {
  const folded = foldText(name)
  const known = usualNames.find(({ en, ar }) => [en, ar].some((each) => foldText(each) === folded))
  if (!known) return null
  return writtenIn(name) === 'ar' ? known.en : known.ar
}
