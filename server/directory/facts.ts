import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'

/** Patients can find this dietitian: a listing exists and the licence has not ended. */
export const isListed = (
  userId: string | RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from listings where user_id = ${userId}::uuid and licensed_until >= ${todayInRiyadh(now)}::date)`

/** The last day on which patients can find this dietitian. */
export const listedUntil = (userId: string): RawBuilder<string | null> =>
  sql`(select licensed_until from listings where user_id = ${userId}::uuid)`

/** The dietitian shows this photo to visitors without an account. */
export const isPublicPhoto = (photoId: string, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from public_pages where photo_id = ${photoId}::uuid and licensed_until >= ${todayInRiyadh(now)}::date)`

/** How many dietitians patients can find. */
export const listedCount = (now: Date): RawBuilder<number> =>
  sql`(select count(*)::int from listings where licensed_until >= ${todayInRiyadh(now)}::date)`

/** What visitors see of a dietitian who has a public page; the photo only if everybody may see it. */
export type PublicFace = {
  name: string
  otherName: string | null
  title: string
  otherTitle: string | null
  photoId: string | null
  address: string
}

export const publicFaceOf = (userId: string, now: Date): RawBuilder<PublicFace | null> => sql`(
  select json_build_object('name', listings.name, 'otherName', listings.other_name, 'title', listings.title,
      'otherTitle', listings.other_title, 'photoId', public_pages.photo_id, 'address', public_pages.address)
    from listings join public_pages on public_pages.user_id = listings.user_id
    where listings.user_id = ${userId}::uuid and listings.licensed_until >= ${todayInRiyadh(now)}::date)`
