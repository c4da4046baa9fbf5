import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { type Person, type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

/** Erased in this order: rows that refer to an account are deleted before the account itself. */
export const accountData = {
  sessions: personalTable('sessions'),
  access_tokens: personalTable('access_tokens'),
  known_devices: personalTable('known_devices'),
  account_tokens: personalTable('account_tokens'),
  connected_accounts: personalTable('connected_accounts'),
  provider_visits: personalTable('provider_visits', {
    hides: {
      state: 'proves the return to the browser that started',
      nonce: 'proves the return to the browser that started',
      verifier: 'proves the return to the browser that started',
    },
  }),
  second_factors: personalTable('second_factors'),
  recovery_codes: personalTable('recovery_codes'),
  user_roles: personalTable('user_roles', {
    hides: { granted_by: 'the id of another person' },
    keeps: { granted_by: 'which admin granted a role to somebody who still has an account' },
  }),
  admin_duties: personalTable('admin_duties', {
    hides: { given_by: 'the id of another person' },
    keeps: { given_by: 'which owner assigned a duty to somebody who still has an account' },
  }),
  suspensions: personalTable('suspensions', { hides: { by_id: 'the id of another person' } }),
  users: personalTable('users', { by: 'id' }),
} satisfies PersonalData

/**
 * The address is null if another account has confirmed it too: neither may lose data that was stored under the
 * address.
 */
export const personOf = (tx: Tx, id: string): Promise<Person> => findPerson(tx, id, sql`true`)

/** For the copy of a person's data. A closed account no longer counts as another holder of the address. */
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
