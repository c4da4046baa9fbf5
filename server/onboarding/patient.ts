import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import type { ContactChoices } from '#contract/notifications/choices.ts'
import {
  activityLevels,
  healthGoals,
  onboardingDiets,
  onboardingHealth,
  type PatientOnboarding,
  type readPatientOnboarding as readRoute,
  type savePatientOnboarding as saveRoute,
} from '#contract/onboarding.ts'
import type { InputOf } from '#contract/route.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { type HealthAnswers, readHealthAnswers } from '#server/health/answers.ts'
import { readOwnFigures, saveOwnAnswers } from '#server/health/own-figures.ts'
import { lockConsent } from '#server/health/own-key.ts'
import { chooseContact } from '#server/notifications/choices/choices.ts'
import { loadChoices } from '#server/notifications/choices/load-choices.ts'
import { hasPhone } from '#server/profiles/facts.ts'
import { saveStep, stepOf } from './step.ts'

type Input = InputOf<typeof saveRoute>

export const readPatientOnboarding: Verb<typeof readRoute> = async (tx, actor, _input, _now, house) => ({
  onboarding: await viewOf(tx, actor, house),
})

export const savePatientOnboarding: Verb<typeof saveRoute> = async (tx, actor, input, now, house) => {
  // Exclusive: otherwise two pages that save the same encrypted answers would each restore the other's old ones.
  await lockConsent(tx, actor.id, 'alone')
  const { hasAgreed, hasPhone } = await factsOf(tx, actor)
  // A wizard opened before the consent has no health questions: then the health answers stay as they are.
  const tellsHealth = Object.keys(onboardingHealth.shape).some((name) => name in input)
  if (tellsHealth && !hasAgreed) throw new Refusal('health_consent_needed')
  if (tellsHealth) await keepAnswers(tx, actor, input, now, house)
  if (input.communication)
    await chooseContact(tx, actor, chosenIn(await loadChoices(tx, actor.id), input, hasPhone), now)
  await saveStep(tx, actor, 'patient', { step: input.step, finish: input.finish }, now)
  return { onboarding: await viewOf(tx, actor, house) }
}

/** Answers outside the wizard stay, and so does a diet that the wizard does not offer, until another is chosen. */
async function keepAnswers(tx: Tx, actor: Actor, input: Input, now: Date, house: House): Promise<void> {
  const known = (await readHealthAnswers(tx, house, actor.id)) ?? {}
  const diet = known.dietaryPreferences
  const isOffered = onboardingDiets.some((each) => each === diet)
  const answers: HealthAnswers = {
    ...known,
    healthGoals: input.healthGoals?.length ? [...input.healthGoals] : undefined,
    activityLevel: input.activityLevel,
    dietaryPreferences: input.dietaryPreferences ?? (isOffered ? undefined : diet),
    medicalConditions: input.medicalConditions || undefined,
    allergies: input.allergies || undefined,
  }
  const { height, weight } = input
  await saveOwnAnswers(tx, house, actor, actor.id, { answers, figures: { height, weight } }, now)
}

async function viewOf(tx: Tx, actor: Actor, house: House): Promise<PatientOnboarding> {
  const [answers, choices, facts, place] = await Promise.all([
    readHealthAnswers(tx, house, actor.id),
    loadChoices(tx, actor.id),
    factsOf(tx, actor),
    stepOf(tx, actor.id, 'patient'),
  ])
  const figures = await readOwnFigures(tx, house, actor.id, answers)
  return {
    step: place.step,
    completedAt: place.completed_at?.toISOString() ?? null,
    ...facts,
    healthGoals: healthGoals.filter((each) => answers?.healthGoals?.includes(each)),
    activityLevel: activityLevels.find((each) => each === answers?.activityLevel) ?? null,
    height: figures.height,
    weight: figures.weight,
    dietaryPreferences: answers?.dietaryPreferences ?? null,
    medicalConditions: answers?.medicalConditions ?? '',
    allergies: answers?.allergies ?? '',
    ...askedOf(choices),
  }
}

async function factsOf(tx: Tx, { id }: Actor): Promise<{ hasAgreed: boolean; hasPhone: boolean }> {
  const { rows } = await sql<{ has_agreed: boolean; has_phone: boolean }>`
    select ${hasHealthConsent(sql`${id}::uuid`, healthConsentVersion)} as has_agreed, ${hasPhone(id)} as has_phone`.execute(
    tx,
  )
  return { hasAgreed: rows[0]?.has_agreed ?? false, hasPhone: rows[0]?.has_phone ?? false }
}

/** Turns the wizard's two answers into the separate switches of the settings. */
function chosenIn(
  before: ContactChoices,
  { communication, notifications = true }: Input,
  hasPhone: boolean,
): ContactChoices {
  // Without a phone number, choosing SMS would mean receiving nothing at all.
  const [byEmail, bySms] = [communication !== 'sms' || !hasPhone, communication !== 'email']
  const asked = askedOf(before)
  if (asked.communication === communication && asked.notifications === notifications) return before
  return {
    ...before,
    emailUpdates: notifications && byEmail,
    emailReminders: notifications && byEmail,
    smsUpdates: notifications && bySms,
    // A patient who wants no email is reminded by SMS.
    smsReminders: notifications && !byEmail,
  }
}

/** The wizard answers that these switches correspond to. */
function askedOf({ emailUpdates, emailReminders, smsUpdates, smsReminders }: ContactChoices) {
  const [byEmail, bySms] = [emailUpdates || emailReminders, smsUpdates || smsReminders]
  return {
    communication: byEmail === bySms ? ('both' as const) : byEmail ? ('email' as const) : ('sms' as const),
    notifications: byEmail || bySms,
  }
}
