import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import {
  type PatientProfile,
  patientHealthForm,
  type readPatientProfile as readRoute,
  type savePatientProfile as saveRoute,
} from '#contract/patients/profile.ts'
import type { InputOf } from '#contract/route.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { isProven } from '#server/ground/http/session.ts'
import { type HealthAnswers, readHealthAnswers } from '#server/health/answers.ts'
import { readOwnFigures, saveOwnAnswers } from '#server/health/own-figures.ts'
import { lockConsent } from '#server/health/own-key.ts'
import { loadOwnProfile, saveOwnProfile } from '#server/profiles/own-profile.ts'

export const readPatientProfile: Verb<typeof readRoute> = async (tx, actor, _input, _now, house) => ({
  profile: await viewOf(tx, actor, house),
})

/** Saving without changes has no effect. */
export const savePatientProfile: Verb<typeof saveRoute> = async (
  tx,
  actor,
  form,
  now,
  house,
  { session },
) => {
  await lockConsent(tx, actor.id, 'alone')
  const before = await viewOf(tx, actor, house)
  await keepHealth(tx, actor, before, form, now, house)
  const proof = { isProven: session !== null && isProven(session, now) }
  if (hasChanged(before, form)) await saveOwnProfile(tx, actor, before, form, proof, now, house)
  return { profile: await viewOf(tx, actor, house) }
}

type Form = InputOf<typeof saveRoute>

const hasChanged = (before: PatientProfile, form: Form) =>
  form.name !== before.name ||
  (form.otherName ?? '') !== before.otherName ||
  form.phone !== before.phone ||
  (form.dateOfBirth ?? null) !== before.dateOfBirth ||
  (form.gender ?? null) !== before.gender ||
  (form.bio ?? '') !== before.bio

/** Goals and activity level belong to another form, and stay as they are. */
async function keepHealth(
  tx: Tx,
  actor: Actor,
  { hasAgreed }: PatientProfile,
  form: Form,
  now: Date,
  house: House,
): Promise<void> {
  const asked = Object.keys(patientHealthForm.shape) as (keyof typeof patientHealthForm.shape)[]
  if (!hasAgreed) {
    if (asked.some((name) => form[name])) throw new Refusal('health_consent_needed')
    return
  }
  const before = (await readHealthAnswers(tx, house, actor.id)) ?? {}
  const after: HealthAnswers = { ...before }
  for (const name of asked) {
    if (form[name]) Object.assign(after, { [name]: form[name] })
    else delete after[name]
  }
  const { height, weight, goalWeight } = form
  const told = { answers: after, figures: { height, weight, goalWeight } }
  await saveOwnAnswers(tx, house, actor, actor.id, told, now)
}

async function viewOf(tx: Tx, { id }: Actor, house: House): Promise<PatientProfile> {
  const { rows } = await sql<{ agreed: boolean }>`
    select ${hasHealthConsent(sql`${id}::uuid`, healthConsentVersion)} as agreed`.execute(tx)
  const hasAgreed = rows[0]?.agreed ?? false
  const answers = hasAgreed ? await readHealthAnswers(tx, house, id) : null
  return {
    ...(await loadOwnProfile(tx, house, id)),
    hasAgreed,
    ...(hasAgreed
      ? await readOwnFigures(tx, house, id, answers)
      : { height: null, weight: null, goalWeight: null }),
    medicalConditions: answers?.medicalConditions ?? '',
    allergies: answers?.allergies ?? '',
    dietaryPreferences: answers?.dietaryPreferences ?? null,
  }
}
