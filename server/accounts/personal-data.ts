import { sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'
import { owned, type Person, type PersonalData } from '#server/data/personal-table.ts'

/** What refers to an account goes before the account itself. */
export const accountData = {
  sessions: owned('sessions'),
  access_tokens: owned('access_tokens'),
  known_devices: owned('known_devices'),
  account_tokens: owned('account_tokens'),
  second_factors: owned('second_factors'),
  recovery_codes: owned('recovery_codes'),
  user_roles: owned('user_roles', {
    hides: { granted_by: 'the id of another person' },
    keeps: { granted_by: 'which admin gave a role to somebody who is still here' },
  }),
  users: owned('users', { by: 'id' }),
} satisfies PersonalData

export async function personOf(tx: Tx, id: string): Promise<Person> {
  const { rows } = await sql<{ email: string }>`
    select email from users as one where id = ${id}::uuid and confirmed_at is not null and not exists (
      select from users as other where other.email = one.email and other.id <> one.id and other.confirmed_at is not null)`.execute(
    tx,
  )
  return { id, address: rows[0]?.email ?? null }
}
