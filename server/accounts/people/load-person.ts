import { sql } from 'kysely'
import type { findPerson } from '#contract/accounts/people.ts'
import type { UserRole } from '#contract/accounts/role.ts'
import type { OutputOf } from '#contract/route.ts'
import type { Tx } from '#server/data/db.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fullName, joinNames } from '#server/profiles/facts.ts'

type PersonView = NonNullable<OutputOf<typeof findPerson>['person']>

/** What an admin sees of an account: nothing about health. */
export async function viewPerson(tx: Tx, id: string): Promise<PersonView> {
  const { rows } = await sql<{
    id: string
    email: string
    name: string
    roles: UserRole[]
    created_at: Date
    confirmed_at: Date | null
    suspended_at: Date | null
    second_factor: boolean
  }>`
    select users.id, users.email, users.created_at, users.confirmed_at, users.suspended_at,
      coalesce(${fullName}, users.email::text) as name,
      (select json_agg(json_build_object('id', held.id, 'roleType', held.role_type, 'isPrimary', held.is_primary))
        from get_user_roles(users.id) as held) as roles,
      exists (select from second_factors where user_id = users.id and confirmed_at is not null) as second_factor
    from users ${joinNames(sql`users.id`)}
    where users.id = ${id}::uuid and users.leaving_at is null`.execute(tx)
  const [person] = rows
  if (!person) throw new Refusal('not_found')
  const { email, name, roles, created_at, confirmed_at, suspended_at, second_factor } = person
  return {
    id,
    email,
    name,
    roles,
    createdAt: created_at.toISOString(),
    confirmedAt: confirmed_at?.toISOString() ?? null,
    suspendedAt: suspended_at?.toISOString() ?? null,
    secondFactor: second_factor,
  }
}

/** Whatever changes somebody's roles or ways in stands in one line, the person's row at its head. */
export async function lockPerson(tx: Tx, id: string): Promise<{ confirmed_at: Date | null }> {
  const person = await tx
    .selectFrom('users')
    .select('confirmed_at')
    .where('id', '=', id)
    .where('leaving_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new Refusal('not_found')
  return person
}
