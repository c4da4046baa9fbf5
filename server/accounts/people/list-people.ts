import { sql } from 'kysely'
import type { UserRole } from '#contract/accounts/role.ts'
import { type Database, system } from '#server/ground/data/db.ts'

export type ListedPerson = {
  email: string
  roles: UserRole[]
  confirmed: boolean
  second_factor: boolean
  suspended: boolean
  seen_at: Date | null
}

/** Every account that is not closed, admins first; for the operator on the machine itself. */
export const listPeople = (db: Database): Promise<ListedPerson[]> =>
  db.read(
    system,
    () => sql<ListedPerson>`
      select users.email, users.confirmed_at is not null as confirmed, users.suspended_at is not null as suspended,
        (select json_agg(json_build_object('id', held.id, 'roleType', held.role_type, 'isPrimary', held.is_primary)
          order by held.is_primary desc, held.id) from get_user_roles(users.id) as held) as roles,
        exists (select from second_factors where user_id = users.id and confirmed_at is not null) as second_factor,
        greatest((select max(seen_at) from sessions where user_id = users.id),
          (select max(last_seen_at) from known_devices where user_id = users.id)) as seen_at
      from users where users.leaving_at is null
      order by exists (select from user_roles where user_id = users.id and role_type = 'admin') desc, users.email, users.id`,
  )
