import { type DemoPerson, demoPassword, demoPeople } from '#db/demo/people.ts'
import { giveConsent } from '../accounts/give-consent.ts'
import { system, type Tx } from '../db.ts'
import { keepHealthAnswers } from '../health/keep-answers.ts'
import type { House } from '../house.ts'
import { hashPassword } from '../passwords.ts'
import { openDietitianProfile, openProfile } from '../profiles/open-profile.ts'
import { dateOf, type Happened, lockDemo, minute, writeHistory } from './history.ts'

/** Whoever of the demo has no account gets one; an account that somebody has deleted comes back this way. */
export async function fillPeople(house: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  if ((await house.db.as(system, whoIsAbsent)).length === 0) return false
  const hash = await hashPassword(demoPassword)
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const absent = await whoIsAbsent(tx)
    const happened: Happened[] = []
    for (const person of absent) happened.push(...(await settle(tx, house, person, hash, now)))
    await writeHistory(tx, system, happened)
    return absent.length > 0
  })
}

async function whoIsAbsent(tx: Tx): Promise<DemoPerson[]> {
  const there = await tx
    .selectFrom('users')
    .select('email')
    .where(
      'email',
      'in',
      demoPeople.map(({ email }) => email),
    )
    .where('confirmed_at', 'is not', null)
    .where('leaving_at', 'is', null)
    .execute()
  return demoPeople.filter(({ email }) => !there.some((account) => account.email === email))
}

async function settle(
  tx: Tx,
  house: Pick<House, 'keys'>,
  { email, roles, language, joined, profile, health, practice }: DemoPerson,
  password_hash: string,
  now: Date,
): Promise<Happened[]> {
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
  if (health) {
    await giveConsent(tx, house, { ...consent, purpose: 'health' }, at)
    await keepHealthAnswers(tx, house, id, health, at)
  }
  if (practice) await openDietitianProfile(tx, id, practice, at)
  return [
    { kind: 'account.registered', subject: 'user', id, at },
    { kind: 'account.confirmed', subject: 'user', id, at: confirmed_at },
  ]
}
