import type { Role } from '#contract/accounts/role.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { openProfile } from '#server/profiles/open-profile.ts'
import { record } from '../events.ts'
import { accountAt, rolesOf } from '../load.ts'
import { voidTokens } from '../void-tokens.ts'
import { addDuties } from './duties.ts'
import { addRole } from './grant-role.ts'
import { removeSecondFactor } from './reset-second-factor.ts'
import { removeRole } from './revoke-role.ts'

/** `link` sets the first password; null for an account that already has a password. */
export type CreatedAdmin = { was: 'nobody' | 'somebody' | 'admin'; link: string | null }

/** The operator creates the first admin on the machine itself. An unconfirmed account at the address is not trusted. */
export async function createAdmin(tx: Tx, house: House, email: string, now: Date): Promise<CreatedAdmin> {
  const known = await accountAt(tx, email)
  if (!known?.confirmed_at) {
    const id = await openAdmin(tx, email, now)
    return { was: 'nobody', link: await passwordLink(tx, house, id, now) }
  }
  const isNew = await addRole(tx, system, known.id, { role: 'admin', duties: ['owner'] }, now)
  const { password_hash } = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', known.id)
    .executeTakeFirstOrThrow()
  return {
    was: isNew ? 'somebody' : 'admin',
    link: password_hash ? null : await passwordLink(tx, house, known.id, now),
  }
}

export const grantAsOperator = async (tx: Tx, email: string, role: Role, now: Date): Promise<boolean> =>
  addRole(tx, system, await idAt(tx, email), { role, duties: ['owner'] }, now)

export const revokeAsOperator = async (tx: Tx, email: string, role: Role, now: Date): Promise<boolean> =>
  removeRole(tx, system, await idAt(tx, email), role, now)

export const resetSecondFactorAsOperator = async (tx: Tx, email: string, now: Date): Promise<boolean> =>
  removeSecondFactor(tx, system, await idAt(tx, email), now)

/** The admin responsible for an action on the command line. */
export async function adminAt(tx: Tx, email: string): Promise<string> {
  const known = await accountAt(tx, email)
  const roles = known ? await rolesOf(tx, known.id) : []
  if (!known || !roles.some(({ roleType }) => roleType === 'admin')) throw new Refusal('role_not_held')
  return known.id
}

async function openAdmin(tx: Tx, email: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ email, language: 'en', created_at: now, confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('user_roles')
    .values({ user_id: id, role_type: 'admin', is_primary: true, granted_at: now, granted_by: system.id })
    .execute()
  await addDuties(tx, system, id, ['owner'], now)
  await openProfile(tx, id, {}, now)
  await record(tx, system, 'account.created_by_hand', id, now)
  return id
}

const aDay = 24 * 60 * 60_000

/** A reset link like any other, but returned to the operator instead of emailed. Earlier links become void. */
async function passwordLink(tx: Tx, house: House, userId: string, now: Date): Promise<string> {
  await voidTokens(tx, userId, ['reset'], now)
  const id = await freshId(tx)
  const token = house.keys.token('reset', id)
  await tx
    .insertInto('account_tokens')
    .values({
      id,
      user_id: userId,
      purpose: 'reset',
      token_hash: hashToken(token),
      made_at: now,
      expires_at: new Date(now.getTime() + aDay),
    })
    .execute()
  return pageUrl(house, 'en', `/reset-password?token=${token}`)
}

async function idAt(tx: Tx, email: string): Promise<string> {
  const known = await accountAt(tx, email)
  if (!known) throw new Refusal('not_found')
  return known.id
}
