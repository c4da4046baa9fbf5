import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import {
  type PatientProfile,
  patientHealthForm,
  type readPatientProfile as readRoute,
  type savePatientProfile as saveRoute,
} from '#contract/patient-profile.ts'
import type { InputOf } from '#contract/route.ts'
import { accountEmail, joinAccount } from '#server/accounts/facts.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import type { Actor, Tx } from '#server/data/db.ts'
import { keyOf, knownKeyOf } from '#server/data/person-keys.ts'
import { type HealthAnswers, keepHealthAnswers, readHealthAnswers } from '#server/health/keep-answers.ts'
import { lockConsent } from '#server/health/own-key.ts'
import type { House } from '#server/house.ts'
import type { Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isProven } from '#server/http/session.ts'
import { assertPossiblePhone } from '#server/post/possible-phone.ts'
import { record } from './events.ts'
import { setNames } from './set-names.ts'

export const readPatientProfile: Verb<typeof readRoute> = async (tx, actor, _input, _now, house) => ({
  profile: await viewOf(tx, actor, house),
})

export const savePatientProfile: Verb<typeof saveRoute> = async (
  tx,
  actor,
  form,
  now,
  house,
  { session },
) => {
  await lockConsent(tx, actor.id, 'shared')
  const before = await viewOf(tx, actor, house)
  const isRenamed = form.name !== before.name || (form.otherName ?? '') !== before.otherName
  if (isRenamed && before.isNamedByPractice)
    throw new Refusal('invalid_fields', { fields: [{ field: 'name', code: 'named_by_practice' }] })
  const hasNewPhone = form.phone !== before.phone
  if (hasNewPhone) {
    if (!session || !isProven(session, now)) throw new Refusal('proof_needed')
    await assertPossiblePhone('phone', form.phone)
  }
  await keepHealth(tx, actor, before, form, now, house)
  if (isRenamed)
    await setNames(
      tx,
      actor.id,
      { name: form.name, otherName: form.otherName ?? null },
      form.name !== before.name,
    )
  const key = form.bio ? await keyOf(tx, house.keys, actor.id, now) : null
  await tx
    .updateTable('profiles')
    .set({
      phone: form.phone,
      gender: form.gender ?? null,
      date_of_birth: form.dateOfBirth ?? null,
      bio_sealed: (form.bio && key?.seal(form.bio, boundBio(actor.id))) || null,
      updated_at: now,
    })
    .where('id', '=', actor.id)
    .execute()
  const profile = await viewOf(tx, actor, house)
  if (!isDeepStrictEqual(profile, before)) await record(tx, actor, 'profile.saved', actor.id, now)
  if (hasNewPhone) await record(tx, actor, 'profile.phone_changed', actor.id, now, { removed: false })
  return { profile }
}

/** Goals and activity are asked elsewhere, and stay. */
async function keepHealth(
  tx: Tx,
  actor: Actor,
  { hasAgreed }: PatientProfile,
  form: InputOf<typeof saveRoute>,
  now: Date,
  house: House,
): Promise<void> {
  const asked = Object.keys(patientHealthForm.shape) as (keyof typeof patientHealthForm.shape)[]
  if (!hasAgreed) {
    if (asked.some((name) => form[name])) throw new Refusal('health_consent_needed')
    return
  }
  const before = (await readHealthAnswers(tx, house, actor.id)) ?? {}
  const said = Object.fromEntries(asked.map((name) => [name, form[name] || undefined]))
  const after: HealthAnswers = { ...before, ...said }
  if (!isDeepStrictEqual(JSON.stringify(before), JSON.stringify(after)))
    await keepHealthAnswers(tx, house, actor.id, after, now)
}

type Row = {
  name: string | null
  other_name: string | null
  email: string
  phone: string | null
  born_on: string | null
  gender: string | null
  bio_sealed: Buffer | null
  has_agreed: boolean
  has_practice: boolean
}

async function viewOf(tx: Tx, { id }: Actor, house: House): Promise<PatientProfile> {
  const { rows } = await sql<Row>`
    select profiles.full_name as name, profiles.other_name, ${accountEmail} as email, profiles.phone,
        profiles.date_of_birth::text as born_on, profiles.gender, profiles.bio_sealed,
        ${hasHealthConsent(sql`${id}::uuid`, healthConsentVersion)} as has_agreed,
        exists (select from dietitian_profiles where user_id = profiles.id) as has_practice
      from profiles ${joinAccount(sql`profiles.id`)} where profiles.id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  const answers = row.has_agreed ? await readHealthAnswers(tx, house, id) : null
  return {
    name: row.name ?? '',
    otherName: row.other_name ?? '',
    isNamedByPractice: row.has_practice,
    email: row.email,
    phone: row.phone ?? '',
    dateOfBirth: row.born_on,
    gender: row.gender,
    bio: await openBio(tx, house, id, row.bio_sealed),
    hasAgreed: row.has_agreed,
    height: answers?.height ?? null,
    weight: answers?.weight ?? null,
    goalWeight: answers?.goalWeight ?? null,
    medicalConditions: answers?.medicalConditions ?? '',
    allergies: answers?.allergies ?? '',
    dietaryPreferences: answers?.dietaryPreferences ?? null,
  }
}

/** Empty where there is none, or nothing opens it any more. */
export async function openBio(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
  sealed: Buffer | null,
): Promise<string> {
  const key = sealed && (await knownKeyOf(tx, keys, userId))
  return (sealed && key?.tryOpen(sealed, boundBio(userId))) ?? ''
}

export const boundBio = (userId: string) => `profiles.bio:${userId}`
