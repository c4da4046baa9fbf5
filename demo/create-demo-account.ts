import type { Role } from '#contract/accounts/role.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import { addDuties } from '#server/accounts/people/duties.ts'
import { openPractice } from '#server/accounts/people/open-practice.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { saveHealthAnswers } from '../server/health/answers.ts'
import { ibanBinding } from '../server/money/payouts/billing.ts'
import { openProfile } from '../server/profiles/open-profile.ts'
import { bioBinding } from '../server/profiles/own-profile.ts'
import { type DemoPerson, demoPassword } from './content/people.ts'
import { dateOf, day, minute, type PastEvent } from './history.ts'

/** Creates an account with everything that registration would have created. */
export async function createDemoAccount(
  tx: Tx,
  house: Pick<House, 'keys'>,
  { email, roles, language, joined, profile, health, programs = [], practice, ...more }: DemoPerson,
  password_hash: string,
  now: Date,
): Promise<{ id: string; happened: PastEvent[] }> {
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
  if (roles.includes('admin')) await addDuties(tx, system, id, ['owner'], at)
  await openProfile(tx, id, profile, at)
  const consent = { userId: id, language, method: 'demo', address: 'demo' }
  await giveConsent(tx, house, { ...consent, purpose: 'terms' }, at)
  if (roles.includes('patient')) await giveConsent(tx, house, { ...consent, purpose: 'care' }, at)
  if (health) {
    await giveConsent(tx, house, { ...consent, purpose: 'health' }, at)
    await saveHealthAnswers(tx, house, id, health, at)
  }
  for (const program of programs) await keepProgram(tx, id, roles[0], program, now)
  if (practice) await openPractice(tx, id, practice, at)
  if (more.bio) {
    const key = await ensurePersonKey(tx, house.keys, id, at)
    await tx
      .updateTable('profiles')
      .set({ bio_sealed: key.seal(more.bio, bioBinding(id)) })
      .where('id', '=', id)
      .execute()
  }
  if (practice?.offers)
    await tx
      .updateTable('dietitian_profiles')
      .set({ service_offerings: practice.offers })
      .where('user_id', '=', id)
      .execute()
  if (more.billing) await keepBilling(tx, house, id, more.billing, at)
  for (const role of roles) if (role !== 'admin') await keepOnboarding(tx, id, role, more.onboardingAt, at)
  const happened: PastEvent[] = [
    { kind: 'account.registered', subject: 'user', id, at },
    { kind: 'account.confirmed', subject: 'user', id, at: confirmed_at },
  ]
  return { id, happened }
}

/** Marks the setup of a role as finished, except for the one account that is in the middle of it. */
async function keepOnboarding(
  tx: Tx,
  user_id: string,
  role: Role,
  midway: DemoPerson['onboardingAt'],
  at: Date,
): Promise<void> {
  const step = midway?.role === role ? midway.step : null
  const saved_at = new Date(at.getTime() + 12 * minute)
  await tx
    .insertInto('onboardings')
    .values({ user_id, role, step: step ?? 3, completed_at: step === null ? saved_at : null, saved_at })
    .execute()
}

async function keepBilling(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  user_id: string,
  { iban, ...billing }: NonNullable<DemoPerson['billing']>,
  at: Date,
): Promise<void> {
  const key = await ensurePersonKey(tx, keys, user_id, at)
  await tx
    .insertInto('billing_details')
    .values({
      user_id,
      legal_name: billing.legalName,
      vat_number: billing.vatNumber,
      iban_sealed: key.seal(iban, ibanBinding(user_id)),
      iban_end: iban.slice(-4),
      street: billing.street,
      district: billing.district,
      city: billing.city,
      postal_code: billing.postalCode,
      saved_at: at,
    })
    .execute()
}

type Program = NonNullable<DemoPerson['programs']>[number]

/** A person's access token, for display in their settings; no real token has this hash. */
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

/** All accounts have the same password, so it is hashed once. */
export function demoHash(): Promise<string> {
  hash ??= hashPassword(demoPassword)
  return hash
}
