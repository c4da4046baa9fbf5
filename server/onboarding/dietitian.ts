import { certificateKey, knownCertifications } from '#contract/certificates.ts'
import {
  type DietitianOnboarding,
  offeredServices,
  type readDietitianOnboarding as readRoute,
  type saveDietitianOnboarding as saveRoute,
} from '#contract/onboarding.ts'
import type { ExperienceRange } from '#contract/practice-options.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { certifications } from '#copy/certificates.ts'
import { setWorkingDays, workingDaysOf } from '#server/availability/working-days.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import {
  describePractice,
  lockDescription,
  type PracticeDescription,
} from '#server/profiles/describe-practice.ts'
import { addDefaultServices } from '#server/services/add-default-services.ts'
import { assertLicenseLasts } from '#server/verification/assert-lasts.ts'
import { loadOwn } from '#server/verification/load-own.ts'
import { loadStatus, lockStatus } from '#server/verification/own-status.ts'
import { saveStep, stepOf } from './step.ts'

export const readDietitianOnboarding: Verb<typeof readRoute> = async (tx, actor) => ({
  onboarding: await viewOf(tx, actor),
})

/** The profile is saved with each step. Services and hours are bookable once saved, so they wait for the last step. */
export const saveDietitianOnboarding: Verb<typeof saveRoute> = async (tx, actor, input, now) => {
  await lockStatus(tx, actor.id)
  const before = await lockDescription(tx, actor.id)
  const isSettled = await hasSettledFacts(tx, actor.id)
  const { licenseExpiresOn } = input
  if (!isSettled && licenseExpiresOn && licenseExpiresOn !== before.licenseExpiresOn)
    assertLicenseLasts('licenseExpiresOn', licenseExpiresOn, now)
  await describePractice(tx, actor, before, described(before, input, isSettled), now)
  const { step, yearsOfExperience: years, days, finish } = input
  await saveStep(tx, actor, 'dietitian', { step, years: years ?? null, days, finish }, now)
  let addedServices = 0
  if (finish) {
    await setWorkingDays(tx, actor, days, now)
    addedServices = await addDefaultServices(tx, actor, input.services, input.hourlyRate ?? null, now)
  }
  const standing = finish ? await standingOf(tx, actor.id, now) : null
  return { onboarding: await viewOf(tx, actor), addedServices, standing }
}

async function standingOf(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<OutputOf<typeof saveRoute>['standing']> {
  const { is_listed, verification } = await loadOwn(tx, userId, now)
  if (is_listed) return 'listed'
  if (verification.submittedAt) return 'under_review'
  return verification.status === 'draft' || verification.status === 'rejected' ? 'not_sent' : null
}

function described(
  before: PracticeDescription,
  input: InputOf<typeof saveRoute>,
  isSettled: boolean,
): PracticeDescription {
  const { yearsOfExperience, hourlyRate, languages } = input
  const own = before.certifications.filter((name) => !isKnown(certificateKey(name)))
  return {
    specialization: input.specialization ?? null,
    experience: isSettled
      ? before.experience
      : yearsOfExperience === undefined
        ? null
        : rangeOf(yearsOfExperience),
    licenseExpiresOn: isSettled ? before.licenseExpiresOn : (input.licenseExpiresOn ?? null),
    education: input.education ?? '',
    certifications: [...own, ...input.certifications.map((id) => certifications[id].en)],
    bio: input.bio ?? '',
    offerings: [...input.services],
    hourlyRate: hourlyRate === undefined ? null : Math.round(hourlyRate * 100),
    // Patients could not find a dietitian without a language.
    languages: languages.length > 0 ? [...languages] : before.languages,
  }
}

const isKnown = (key: string) => (knownCertifications as readonly string[]).includes(key)

async function viewOf(tx: Tx, { id }: Actor): Promise<DietitianOnboarding> {
  const said = await lockDescription(tx, id)
  const { step, years, days, completed_at } = await stepOf(tx, id, 'dietitian')
  return {
    step,
    completedAt: completed_at?.toISOString() ?? null,
    specialization: said.specialization,
    yearsOfExperience: yearsIn(said.experience, years),
    licenseExpiresOn: said.licenseExpiresOn,
    hasSettledFacts: await hasSettledFacts(tx, id),
    education: said.education,
    certifications: knownCertifications.filter((each) =>
      said.certifications.map(certificateKey).includes(each),
    ),
    bio: said.bio,
    services: offeredServices.filter((each) => said.offerings.includes(each)),
    hourlyRate: said.hourlyRate === null ? null : said.hourlyRate / 100,
    languages: said.languages,
    days: (!completed_at && days) || (await workingDaysOf(tx, id)),
  }
}

/** This wizard cannot change facts that an admin has verified or is reviewing. */
async function hasSettledFacts(tx: Tx, userId: string): Promise<boolean> {
  const status = await loadStatus(tx, userId)
  return Boolean(status && (status.license_number !== null || status.submitted_at !== null))
}

/** The years as typed, if they fit the range in the profile; otherwise the start of that range. */
const yearsIn = (range: ExperienceRange | null, typed: number | null): number | null => {
  if (range === null) return null
  return typed !== null && rangeOf(typed) === range ? typed : Number.parseInt(range, 10)
}

const rangeOf = (years: number): ExperienceRange =>
  years >= 11 ? '11+' : years >= 6 ? '6-10' : years >= 3 ? '3-5' : '0-2'
