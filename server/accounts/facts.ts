import { type RawBuilder, sql } from 'kysely'
import { type Duty, duties } from '#contract/accounts/role.ts'

/** Joins a person's account to another statement, which can then select `accountEmail` and `accountLanguage`. */
export const joinAccount = (person: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`join users on users.id = ${person}`
export const accountEmail: RawBuilder<string> = sql`users.email::text`
/** A column for another statement; null if the account is erased. */
export const emailOf = (person: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select users.email::text from users where users.id = ${person})`
export const accountLanguage: RawBuilder<string> = sql`users.language`

/** The accounts that have confirmed this address. */
export const confirmedAccountsAt = (address: string): RawBuilder<{ id: string }> =>
  sql`select id from users where email = ${address}::citext and confirmed_at is not null`

/** The account whose address was changed by following a link, with its previous and its current address. */
export const addressChangeBy = (
  token: string,
): RawBuilder<{ id: string; before: string; after: string }> => sql`
  select users.id, account_tokens.old_email::text as before, users.email::text as after
    from account_tokens join users on users.id = account_tokens.user_id
    where account_tokens.id = ${token}::uuid and account_tokens.old_email is not null`

/** One row if the person has confirmed their address, is a dietitian and has not closed the account. */
export const openDietitianAccount = (person: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select from users as person
  where person.id = ${person} and person.confirmed_at is not null and person.leaving_at is null and exists (
    select from user_roles where user_roles.user_id = person.id and user_roles.role_type = 'dietitian')
  limit 1`

/** Whether the account exists and is not closed. */
export const isAccountOpen = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from users where users.id = ${person} and users.leaving_at is null)`

/** Locks the person's row until the transaction ends; returns no row if the account is erased or closed. */
export const lockOpenAccount = (person: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`select id from users where id = ${person} and leaving_at is null for no key update`

export const sessionExists = (session: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from sessions where sessions.id = ${session})`

/** Whether the account may be sent email: confirmed, and neither closed nor suspended. */
export const isReachable: RawBuilder<boolean> = sql`
  users.confirmed_at is not null and users.leaving_at is null and users.suspended_at is null`

/** The same, for a statement that has not joined the account. */
export const isReachablePerson = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from users where users.id = ${person} and ${isReachable})`

/** Whether admins have suspended the account. */
export const isSuspended = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from users where users.id = ${person} and users.suspended_at is not null)`

/** Whether the person is a patient or a dietitian, whatever other roles they have. */
export const hasPortal = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from user_roles where user_roles.user_id = ${person} and role_type <> 'admin')`

/** Whether dietitian is the person's primary role or, if that is admin, the oldest of the others. */
export const isDietitianFirst = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce((select role_type from user_roles where user_roles.user_id = ${person} and role_type <> 'admin'
    order by is_primary desc, granted_at limit 1) = 'dietitian', false)`

/** Whether the person is a dietitian, whatever other roles they have. */
export const isDietitian = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from user_roles where user_roles.user_id = ${person} and role_type = 'dietitian')`

/** A column with an admin's duties, in the contract's order. */
export const dutiesOf = (person: RawBuilder<unknown>): RawBuilder<Duty[]> =>
  sql`coalesce((select json_agg(held.duty order by array_position(${[...duties]}::text[], held.duty))
    from admin_duties as held where held.user_id = ${person}), '[]')`

/** True for an admin's account unless the actor is an owner: only owners decide about admins. */
export const outranksActor = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (not app.has_duty('owner') and exists (select from user_roles where user_roles.user_id = ${id} and role_type = 'admin'))`

/** A column with the role that a person starts in. */
export const primaryRoleOf = (person: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select role_type from user_roles where user_roles.user_id = ${person} and is_primary)`

/** Sessions seen since this moment: the person, the active role and the language. */
export const sessionsSeenSince = (moment: Date): RawBuilder<unknown> => sql`
  select sessions.user_id as person, sessions.active_role as role, users.language
    from sessions join users on users.id = sessions.user_id where sessions.seen_at >= ${moment}::timestamptz`

/** The account was opened after this moment. */
export const hasJoinedSince = (person: RawBuilder<unknown>, moment: Date): RawBuilder<boolean> =>
  sql`exists (select from users where users.id = ${person} and created_at > ${moment}::timestamptz)`
