import { type RawBuilder, sql } from 'kysely'
import type { Duty, Role, UserRole } from '#contract/accounts/role.ts'
import type { Session as SessionView } from '#contract/accounts/session-view.ts'
import type { Language } from '#contract/language.ts'
import type { Database, Tx } from '#server/ground/data/db.ts'
import { hashToken, type Session } from '#server/ground/http/session.ts'
import { chosenZoneOf, lastNotificationOf } from '#server/notifications/facts.ts'
import { firstName, fullName, joinNames, otherName, photoOf } from '#server/profiles/facts.ts'
import { dutiesOf } from './facts.ts'

/** The account at an address; a confirmed one takes precedence over unconfirmed ones. */
export type AccountAt = { id: string; language: Language; confirmed_at: Date | null }

export async function accountAt(tx: Tx, email: string): Promise<AccountAt | null> {
  const { rows } = await sql<AccountAt>`select * from app.account_at(${email})`.execute(tx)
  return rows[0] ?? null
}

type KnownToken = { id: string; user_id: string; purpose: string; expires_at: Date; used_at: Date | null }

/** The row of a link's token, if it can still be used for this purpose. */
export async function usableToken(
  db: Database,
  purpose: 'confirmation' | 'reset' | 'new_address',
  token: string,
  now: Date,
): Promise<KnownToken | null> {
  const [known] = await db.ask(sql<KnownToken>`select * from app.token_of(${hashToken(token)})`)
  return known && known.purpose === purpose && !known.used_at && known.expires_at > now ? known : null
}

export type Account = {
  id: string
  email: string
  name: string
  first_name: string | null
  other_name: string | null
  language: Language
  zone: string | null
  roles: UserRole[]
  duties: Duty[]
  second_factor: boolean
  second_factor_waived: boolean
  photo_id: string | null
  last_notification: number
}

export const accountQuery = (id: string): RawBuilder<Account> => sql<Account>`
    select users.id, users.email, coalesce(${fullName}, users.email::text) as name, ${firstName}, ${otherName},
      users.language, users.second_factor_waived, ${chosenZoneOf(sql`users.id`)} as zone,
      (select json_agg(json_build_object('id', held.id, 'roleType', held.role_type, 'isPrimary', held.is_primary))
        from get_user_roles(users.id) as held) as roles,
      ${dutiesOf(sql`users.id`)} as duties,
      exists (select from second_factors where user_id = users.id and confirmed_at is not null) as second_factor,
      ${photoOf(sql`users.id`)} as photo_id, ${lastNotificationOf(sql`users.id`)} as last_notification
    from users ${joinNames(sql`users.id`)}
    where users.id = ${id}::uuid`

export async function loadAccount(tx: Tx, id: string): Promise<Account | null> {
  const { rows } = await accountQuery(id).execute(tx)
  return rows[0] ?? null
}

export async function rolesOf(tx: Tx, userId: string): Promise<UserRole[]> {
  const { rows } = await sql<UserRole>`
    select id, role_type as "roleType", is_primary as "isPrimary" from get_user_roles(${userId}::uuid)`.execute(
    tx,
  )
  return rows
}

/** The session as the browser sees it. */
export function viewSession(
  account: Account,
  { role, started_at, expires_at, ends_at }: Pick<Session, 'role' | 'started_at' | 'expires_at' | 'ends_at'>,
): SessionView {
  const {
    id,
    email,
    name,
    first_name,
    other_name,
    language,
    zone,
    roles,
    duties,
    second_factor,
    second_factor_waived,
    photo_id,
  } = account
  return {
    user: {
      id,
      email,
      name,
      firstName: first_name ?? name.split(/[\s@]/)[0] ?? name,
      otherName: other_name,
      photoId: photo_id,
      language,
      zone,
      roles,
      secondFactor: second_factor,
    },
    activeRole: role,
    duties: role === 'admin' ? duties : [],
    startedAt: started_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    endsAt: ends_at.toISOString(),
    secondFactorDue: role === 'admin' && !second_factor && !second_factor_waived,
    lastNotification: account.last_notification,
  }
}

export async function loadSessionView(
  tx: Tx,
  session: Pick<Session, 'user_id' | 'role' | 'started_at' | 'expires_at' | 'ends_at'>,
): Promise<SessionView> {
  const account = await loadAccount(tx, session.user_id)
  if (!account) throw new Error('a session has no account')
  return viewSession(account, session)
}

export const primaryRoleIn = (roles: readonly UserRole[]): Role => {
  const primary = roles.find(({ isPrimary }) => isPrimary)
  if (!primary) throw new Error('an account has no primary role')
  return primary.roleType
}
