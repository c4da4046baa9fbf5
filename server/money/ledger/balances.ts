import { type RawBuilder, sql } from 'kysely'
import type { PersonalAccount } from './post-transaction.ts'

/** A person's balance in halalas, as a column of another statement. Only the system and admins can read it. */
export const balanceColumn = (person: RawBuilder<unknown>, kind: PersonalAccount): RawBuilder<number> => sql`(
  select coalesce(-sum(halalas), 0)::float8 from ledger_accounts join ledger_entries on account_id = ledger_accounts.id
    where user_id = ${person} and kind = ${kind})`

/** All accounts of a kind; the owner is null if their account is closed. */
export const accountsOf = (
  kind: PersonalAccount,
): RawBuilder<{ id: string; owner: string | null; balance: number }> => sql`
  select id, user_id as owner,
      (select coalesce(-sum(halalas), 0)::float8 from ledger_entries where account_id = ledger_accounts.id) as balance
    from ledger_accounts where kind = ${kind}`

/** Everyone with a positive balance on this kind of account. */
export const peopleWithBalance = (
  kind: PersonalAccount,
): RawBuilder<{ person: string; halalas: number }> => sql`
  select user_id as person, -sum(halalas)::float8 as halalas
    from ledger_accounts join ledger_entries on account_id = ledger_accounts.id
    where kind = ${kind} and user_id is not null group by user_id having sum(halalas) < 0 order by sum(halalas)`
