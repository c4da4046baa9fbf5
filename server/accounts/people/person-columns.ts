import { type RawBuilder, sql } from 'kysely'
import type { PersonFilter, PersonRow, PersonStatus } from '#contract/accounts/people.ts'
import type { Duty, UserRole } from '#contract/accounts/role.ts'
import { fullName, otherName, photoOf } from '#server/profiles/facts.ts'
import { dutiesOf } from '../facts.ts'

/** Moments are strings, as in JSON. */
export type PersonColumns = {
  id: string
  name: string
  other_name: string | null
  email: string
  photo_id: string | null
  roles: UserRole[]
  duties: Duty[]
  status: PersonStatus
  created_at: string
  seen_at: string | null
}

/** For a statement over `users` with `joinNames`. */
export const personColumns: RawBuilder<PersonColumns> = sql`users.id, coalesce(${fullName}, users.email::text) as name, ${otherName},
  users.email::text as email, ${photoOf(sql`users.id`)} as photo_id,
  (select json_agg(json_build_object('id', held.id, 'roleType', held.role_type, 'isPrimary', held.is_primary))
    from get_user_roles(users.id) as held) as roles,
  ${dutiesOf(sql`users.id`)} as duties,
  case when users.leaving_at is not null then 'leaving' when users.suspended_at is not null then 'suspended'
    when users.confirmed_at is null then 'unconfirmed' else 'active' end as status,
  to_json(users.created_at) #>> '{}' as created_at,
  to_json(greatest((select max(seen_at) from sessions where sessions.user_id = users.id),
    (select max(last_seen_at) from known_devices where known_devices.user_id = users.id))) #>> '{}' as seen_at`

export const isInFilter: Record<PersonFilter, RawBuilder<boolean>> = {
  active: sql`(users.confirmed_at is not null and users.suspended_at is null and users.leaving_at is null)`,
  suspended: sql`(users.suspended_at is not null and users.leaving_at is null)`,
  unconfirmed: sql`(users.confirmed_at is null and users.suspended_at is null and users.leaving_at is null)`,
  leaving: sql`(users.leaving_at is not null)`,
  confirmed: sql`app.is_counted(users.confirmed_at, users.leaving_at)`,
}

export const viewPersonRow = (row: PersonColumns): PersonRow => ({
  id: row.id,
  name: row.name,
  otherName: row.other_name,
  email: row.email,
  photoId: row.photo_id,
  roles: row.roles,
  duties: row.duties,
  status: row.status,
  createdAt: new Date(row.created_at).toISOString(),
  seenAt: row.seen_at && new Date(row.seen_at).toISOString(),
})
