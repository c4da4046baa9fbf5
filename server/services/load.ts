import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { DietitianPage } from '#contract/directory.ts'
import { foldText } from '#contract/fold-text.ts'
import type { Service, serviceForm } from '#contract/services.ts'
import { languageOfText } from '#contract/text-language.ts'
import { usualNames } from '#copy/usual-services.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** The fields of a row of `services` that patients see, each beside its name in the contract. */
const offer = sql`'id', id, 'slug', slug, 'name', name, 'otherName', other_name, 'description', description,
  'otherDescription', other_description, 'duration', minutes, 'price', price_halalas / 100.0, 'platform', platform,
  'isInitial', is_initial`
const serviceOf: RawBuilder<Service> = sql`json_build_object(${offer}, 'isActive', is_active)`

/** The dietitian’s own order; services that were never ordered come in the order in which they were added. */
const serviceOrder = sql`position, created_at, id`

/** All services a dietitian has not deleted, as a value in a statement. */
export const servicesOf = (dietitianId: string): RawBuilder<Service[]> => sql<Service[]>`
  (select coalesce(json_agg(${serviceOf} order by ${serviceOrder}), '[]') from services
    where dietitian_id = ${dietitianId}::uuid and deleted_at is null)`

export type Offer = DietitianPage['services'][number]

/** The services that each dietitian sells now, in the dietitian's own order. */
export async function offersOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Offer[]>> {
  const { rows } = await sql<{ dietitian_id: string; offers: Offer[] }>`
    select dietitian_id, json_agg(json_build_object(${offer}) order by ${serviceOrder}) as offers
      from services where dietitian_id = any(${ids}::uuid[]) and is_active and deleted_at is null
      group by dietitian_id`.execute(tx)
  return new Map(rows.map(({ dietitian_id, offers }) => [dietitian_id, offers]))
}

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
    .selectAll()
    .where('id', '=', id)
    .where('dietitian_id', '=', dietitianId)
    .forUpdate()
    .executeTakeFirst()
  if (!service) throw new Refusal('not_found')
  return service
}

/** The columns of a service, from its form. */
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
  return languageOfText(name) === 'ar' ? known.en : known.ar
}
