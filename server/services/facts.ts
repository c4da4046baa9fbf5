import { type RawBuilder, sql } from 'kysely'
import type { Service } from '#contract/services.ts'

/** The duration of this service, or of the shortest one on sale; null if there is none. */
export const minutesToBook = (dietitianId: string, serviceId?: string): RawBuilder<number | null> => sql`(
  select min(minutes) from services where dietitian_id = ${dietitianId}::uuid and is_active and deleted_at is null
    ${serviceId === undefined ? sql`` : sql`and id = ${serviceId}::uuid`})`

/** Whether any service on sale is available by video. */
export const offersVideo = (dietitianId: string | RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from services where dietitian_id = ${dietitianId}::uuid and is_active and deleted_at is null and platform <> 'in-person')`

/** `price` is in halalas. */
export type BookableService = Pick<Service, 'id' | 'slug' | 'name' | 'otherName' | 'platform'> & {
  minutes: number
  price: number
}

/** This service, if the dietitian sells it now. */
export const bookableService = (
  dietitianId: string,
  serviceId: string,
): RawBuilder<BookableService | null> => sql`
      (select json_build_object('id', id, 'slug', slug, 'name', name, 'otherName', other_name, 'minutes', minutes, 'price', price_halalas, 'platform', platform)
        from services where id = ${serviceId}::uuid and dietitian_id = ${dietitianId}::uuid and is_active and deleted_at is null)`

/** Its current price in halalas; null if it is no longer on sale. */
export const priceOfService = (serviceId: RawBuilder<unknown>): RawBuilder<number | null> => sql`(
  select price_halalas from services where services.id = ${serviceId} and is_active and deleted_at is null)`

/** The price of the dietitian’s own undeleted service, locked against change. */
export const lockOwnService = (
  dietitianId: string,
  serviceId: string,
): RawBuilder<{ price_halalas: number }> => sql`
  select price_halalas from services
    where id = ${serviceId}::uuid and dietitian_id = ${dietitianId}::uuid and deleted_at is null for share`

/** Those of these services that are the dietitian’s own and not deleted. */
export const ownServices = (dietitianId: string, ids: readonly string[]): RawBuilder<{ id: string }> => sql`
  select id from services
    where id = any (${[...ids]}::uuid[]) and dietitian_id = ${dietitianId}::uuid and deleted_at is null`

/** Its name in both languages. */
export const nameOfService = (serviceId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('name', name, 'otherName', other_name) from services where services.id = ${serviceId})`
