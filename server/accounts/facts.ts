import { type RawBuilder, sql } from 'kysely'
import { type Duty, duties } from '#contract/accounts/role.ts'

/** The account of a person, joined to another statement, and what it says then. */
export const joinAccount = (person: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`join users on users.id = ${person}`
export const accountEmail: RawBuilder<string> = sql`users.email::text`
/** As a column of another statement; null where the account is gone. */
export const emailOf = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select users.email::text from users where users.id = ${person})`
export const accountLanguage: RawBuilder<string> = sql`users.language`

/** Everybody who has shown the address to be theirs. */
export const holdersOf = (address: string): RawBuilder<{ id: string }> =>
  sql`select id from users where email = ${address}::citext and confirmed_at is not null`

/** Whose address a link has changed, what it was before, and what it is now. */
export const changeOfAddress = (
  token: string,
): RawBuilder<{ id: string; before: string; after: string }> => sql`
  select users.id, account_tokens.old_email::text as before, users.email::text as after
    from account_tokens join users on users.id = account_tokens.user_id
    where account_tokens.id = ${token}::uuid and account_tokens.old_email is not null`

/** One row while the person's address is confirmed, and the person is a dietitian and stays one. */
export const presentDietitian = (person: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select from users as person
  where person.id = ${person} and person.confirmed_at is not null and person.leaving_at is null and exists (
    select from user_roles where user_roles.user_id = person.id and user_roles.role_type = 'dietitian')
  limit 1`

/** Whether the account is there, and stays. */
export const isPresent = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from users where users.id = ${person} and users.leaving_at is null)`

/** The person's row, which nobody changes until the transaction ends; nothing where the account is gone or going. */
export const lockedAccount = (person: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`select id from users where id = ${person} and leaving_at is null for no key update`

export const sessionIsThere = (session: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from sessions where sessions.id = ${session})`

/** Whoever may be written to: confirmed, and neither gone nor suspended. */
export const isReachable: RawBuilder<boolean> = sql`
  users.confirmed_at is not null and users.leaving_at is null and users.suspended_at is null`

/** The same of somebody whose account another statement has not joined. */
export const isReachablePerson = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from users where users.id = ${person} and ${isReachable})`

/** Admins have suspended the account. */
export const isSuspended = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from users where users.id = ${person} and users.suspended_at is not null)`

/** Whether somebody is here as a patient or a dietitian, whatever else. */
export const hasPortal = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from user_roles where user_roles.user_id = ${person} and role_type <> 'admin')`

/** Whether somebody is here as a dietitian first of all. */
export const isDietitianFirst = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce((select role_type from user_roles where user_roles.user_id = ${person} and role_type <> 'admin'
    order by is_primary desc, granted_at limit 1) = 'dietitian', false)`

/** Whether somebody is a dietitian here, whatever else. */
export const isDietitian = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from user_roles where user_roles.user_id = ${person} and role_type = 'dietitian')`

/** What an admin answers for, in the contract's order, as a column. */
export const dutiesOf = (person: RawBuilder<unknown>): RawBuilder<Duty[]> =>
  sql`coalesce((select json_agg(held.duty order by array_position(${[...duties]}::text[], held.duty))
    from admin_duties as held where held.user_id = ${person}), '[]')`

/** An admin who is no owner decides about no other admin. */
export const isAboveActor = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (not app.has_duty('owner') and exists (select from user_roles where user_roles.user_id = ${id} and role_type = 'admin'))`

/** The role that somebody starts in, as a column. */
export const primaryRoleOf = (person: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select role_type from user_roles where user_roles.user_id = ${person} and is_primary)`

/** Whoever was here since then: the person, the role that was acted in, and the language. */
export const seenSince = (moment: Date): RawBuilder<unknown> => sql`
  select sessions.user_id as person, sessions.active_role as role, users.language
    from sessions join users on users.id = sessions.user_id where sessions.seen_at >= ${moment}::timestamptz`
