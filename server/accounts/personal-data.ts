import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { owned, type Person, type PersonalData } from '#server/ground/data/personal-table.ts'

/** Erased in this order: rows that refer to an account go before the account itself. */
export const accountData = {
  sessions: owned('sessions'),
  access_tokens: owned('access_tokens'),
  known_devices: owned('known_devices'),
  account_tokens: owned('account_tokens'),
  connected_accounts: owned('connected_accounts'),
  provider_visits: owned('provider_visits', {
    hides: { state: 'proves the way back', nonce: 'proves the way back', verifier: 'proves the way back' },
  }),
  second_factors: owned('second_factors'),
  recovery_codes: owned('recovery_codes'),
  user_roles: owned('user_roles', {
    hides: { granted_by: 'the id of another person' },
    keeps: { granted_by: 'which admin gave a role to somebody who is still here' },
  }),
  admin_duties: owned('admin_duties', {
    hides: { given_by: 'the id of another person' },
    keeps: { given_by: 'which owner gave a duty to somebody who is still here' },
  }),
  suspensions: owned('suspensions', { hides: { by_id: 'the id of another person' } }),
  users: owned('users', { by: 'id' }),
} satisfies PersonalData

/** The address is null if another account has confirmed it too: neither may lose what was written under it. */
export const personOf = (tx: Tx, id: string): Promise<Person> => findPerson(tx, id, sql`true`)

/** For the copy of their data. A closed account no longer counts as another holder of the address. */
export const readerOfCopy = (tx: Tx, id: string): Promise<Person> =>
  findPerson(tx, id, sql`other.leaving_at is null`)

async function findPerson(tx: Tx, id: string, counts: RawBuilder<unknown>): Promise<Person> {
  const { rows } = await sql<{ email: string }>`
    select email from users as one where id = ${id}::uuid and confirmed_at is not null and not exists (
      select from users as other where other.email = one.email and other.id <> one.id and other.confirmed_at is not null and ${counts})`.execute(
    tx,
  )
  return { id, address: rows[0]?.email ?? null }
}
