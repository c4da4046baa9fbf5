import type { Role } from '#contract/accounts/role.ts'
import { type DemoPerson, demoPassword } from '#db/demo/people.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { openPractice } from '#server/accounts/people/open-practice.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system, type Tx } from '#server/data/db.ts'
import { keepHealthAnswers } from '../health/keep-answers.ts'
import type { House } from '../house.ts'
import { openProfile } from '../profiles/open-profile.ts'
import { dateOf, day, type Happened, minute } from './history.ts'

/** An account with everything that registration would have brought. */
export async function settle(
  tx: Tx,
  house: Pick<House, 'keys'>,
  { email, roles, language, joined, profile, health, programs = [], practice }: DemoPerson,
  password_hash: string,
  now: Date,
): Promise<{ id: string; happened: Happened[] }> {
  const at = dateOf(joined, now)
  const confirmed_at = new Date(at.getTime() + 4 * minute)
  const { id } = await tx
    .insertInto('users')
    .values({ email, password_hash, language, created_at: at, confirmed_at, second_factor_waived: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('user_roles')
    .values(
      roles.map((role_type, place) => ({
        user_id: id,
        role_type,
        is_primary: place === 0,
        granted_at: at,
        granted_by: system.id,
      })),
    )
    .execute()
  await openProfile(tx, id, profile, at)
  const consent = { userId: id, language, method: 'demo', address: 'demo' }
  await giveConsent(tx, house, { ...consent, purpose: 'terms' }, at)
  if (roles.includes('patient')) await giveConsent(tx, house, { ...consent, purpose: 'care' }, at)
  if (health) {
    await giveConsent(tx, house, { ...consent, purpose: 'health' }, at)
    await keepHealthAnswers(tx, house, id, health, at)
  }
  for (const program of programs) await keepProgram(tx, id, roles[0], program, now)
  if (practice) await openPractice(tx, id, practice, at)
  const happened: Happened[] = [
    { kind: 'account.registered', subject: 'user', id, at },
    { kind: 'account.confirmed', subject: 'user', id, at: confirmed_at },
  ]
  return { id, happened }
}

type Program = NonNullable<DemoPerson['programs']>[number]

/** Somebody's access token as their settings show it; there is no token whose hash this is. */
async function keepProgram(tx: Tx, userId: string, role: Role, program: Program, now: Date): Promise<void> {
  const { name, scope, madeDaysAgo, days, usedDaysAgo } = program
  const made_at = new Date(now.getTime() - madeDaysAgo * day)
  await tx
    .insertInto('access_tokens')
    .values({
      user_id: userId,
      name,
      scope,
      role,
      token_hash: `none ${userId} ${name}`,
      made_at,
      expires_at: new Date(made_at.getTime() + days * day),
      used_at: new Date(now.getTime() - usedDaysAgo * day),
    })
    .execute()
}

let hash: Promise<string> | undefined

/** Everybody's password is the same one, so it is hashed once. */
export function demoHash(): Promise<string> {
  hash ??= hashPassword(demoPassword)
  return hash
}
