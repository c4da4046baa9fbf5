import { type RawBuilder, sql } from 'kysely'
import type { DietitianCard } from '#contract/directory.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { endOfPeriod, isFreeBefore } from './filters.ts'

export type CardRow = {
  id: string
  name: string
  other_name: string | null
  title: string
  other_title: string | null
  specialization: DietitianCard['specialization']
  experience: DietitianCard['experience']
  city: DietitianCard['city']
  photo_id: string | null
  rating: number | null
  review_count: number
  price_halalas: number | null
  has_video: boolean
  has_in_person: boolean
  next_free_at: Date | null
  first_service: string | null
  next_times: Date[]
  zone: string
  is_free_today: boolean
  is_saved: boolean
}

/** Columns of `directory`. A next free time that has passed is hidden until the next one is known. */
export const cardColumns = ({ id }: Actor, zone: string | undefined, now: Date): RawBuilder<CardRow> => sql`
  user_id as id, name, other_name, title, other_title, specialization, experience, city, photo_id, rating, review_count, price_halalas,
  has_video, has_in_person, case when next_call_at >= ${now} then next_free_at end as next_free_at, zone, first_service,
  array(select at from unnest(next_times) as at where at - (next_free_at - next_call_at) >= ${now} order by at) as next_times,
  coalesce(${isFreeBefore(endOfPeriod('today', zone, now), now)}, false) as is_free_today,
  exists (select from favorites where patient_id = ${id}::uuid and dietitian_id = user_id) as is_saved`

export const cardOf = (row: CardRow): DietitianCard => ({
  id: row.id,
  name: row.name,
  otherName: row.other_name,
  title: row.title,
  otherTitle: row.other_title,
  specialization: row.specialization,
  experience: row.experience,
  city: row.city,
  photoId: row.photo_id,
  rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
  reviewCount: row.review_count,
  price: row.price_halalas === null ? null : row.price_halalas / 100,
  modes: [
    ...(row.has_video ? (['video'] as const) : []),
    ...(row.has_in_person ? (['in-person'] as const) : []),
  ],
  availableToday: row.is_free_today,
  nextFreeAt: row.next_free_at?.toISOString() ?? null,
  firstService: row.first_service,
  nextTimes: row.next_times.map((at) => at.toISOString()),
  zone: row.zone,
  isSaved: row.is_saved,
})
