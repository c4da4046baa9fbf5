import { beforeAll, expect, test } from 'vitest'
import { readAvailability } from '#contract/availability.ts'
import { defaultChoices, readContactChoices } from '#contract/notifications/choices.ts'
import {
  readDietitianOnboarding,
  readOnboarding,
  readPatientOnboarding,
  saveDietitianOnboarding,
  savePatientOnboarding,
} from '#contract/onboarding.ts'
import { readPatientProfile } from '#contract/patients/profile.ts'
import { readPractice } from '#contract/profiles.ts'
import { listMyServices } from '#contract/services.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drLayla, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let patient: Person
let dietitian: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  patient = await join(app, { ...sara, email: unique(sara.email) })
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
})

const agree = (person: Person) =>
  app.house.db.as(system, (tx) =>
    giveConsent(
      tx,
      app.house,
      { userId: person.id, purpose: 'health', language: 'en', method: 'test', address: '192.0.2.1' },
      app.house.clock.now(),
    ),
  )

const health = {
  healthGoals: ['weight-loss', 'manage-condition'],
  activityLevel: 'light',
  height: '163',
  weight: '٧٨.٤',
  medicalConditions: 'Prediabetes-canary',
} as const

test('without consent no medical answer is stored, and everything else is', async () => {
  const refused = await patient.call(savePatientOnboarding, {
    step: 2,
    ...health,
    healthGoals: [...health.healthGoals],
  })
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'health_consent_needed'])
  expect(await app.rows('select 1 from health_profiles where user_id = $1', [patient.id])).toEqual([])

  const { status, body } = await patient.call(savePatientOnboarding, {
    step: 3,
    communication: 'email',
    notifications: true,
  })
  expect([status, body.onboarding.step, body.onboarding.hasAgreed]).toEqual([200, 3, false])
  expect((await patient.call(readContactChoices, {})).body.choices).toMatchObject({
    emailUpdates: true,
    smsUpdates: false,
  })
})

test('a patient’s answers are encrypted, and another device continues from there', async () => {
  await agree(patient)
  await patient.call(savePatientOnboarding, { step: 2, ...health, healthGoals: [...health.healthGoals] })
  const other = atAnotherBrowser(app, patient)
  await signIn(other)
  const { body } = await other.call(readPatientOnboarding, {})
  expect(body.onboarding).toMatchObject({
    step: 2,
    completedAt: null,
    hasAgreed: true,
    healthGoals: ['weight-loss', 'manage-condition'],
    activityLevel: 'light',
    height: 163,
    weight: 78.4,
    medicalConditions: 'Prediabetes-canary',
  })
  const [row] = await app.rows<{ text: string }>(
    `select encode(answers_sealed, 'escape') as text from health_profiles where user_id = $1`,
    [patient.id],
  )
  expect(row?.text).not.toContain('canary')
})

test('a wizard opened before consent does not overwrite answers given elsewhere since', async () => {
  await patient.call(savePatientOnboarding, { step: 2, communication: 'email' })
  const { onboarding } = (await patient.call(readPatientOnboarding, {})).body
  expect([onboarding.medicalConditions, onboarding.weight]).toEqual(['Prediabetes-canary', 78.4])
})

test('an answer that the wizard does not offer, or does not ask for, stays', async () => {
  const person = await join(app, { ...omar, email: unique(omar.email) })
  await agree(person)
  const { saveHealthAnswers, readHealthAnswers } = await import('#server/health/answers.ts')
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(
      tx,
      app.house,
      person.id,
      { goalWeight: 70, dietaryPreferences: 'gluten-free' },
      app.house.clock.now(),
    ),
  )
  await person.call(savePatientOnboarding, { step: 2, weight: '80' })
  expect(await app.house.db.as(system, (tx) => readHealthAnswers(tx, app.house, person.id))).toEqual({
    dietaryPreferences: 'gluten-free',
  })
  expect((await person.call(readPatientProfile, {})).body.profile).toMatchObject({
    goalWeight: 70,
    weight: 80,
  })
})

test('it is offered until it is completed, and stays completed', async () => {
  expect((await patient.call(readOnboarding, {})).body.onboarding).toEqual({ step: 2, completedAt: null })
  await patient.call(savePatientOnboarding, {
    step: 3,
    communication: 'both',
    notifications: true,
    finish: true,
  })
  await patient.call(savePatientOnboarding, { step: 1, finish: true })
  expect((await patient.call(readOnboarding, {})).body.onboarding).toEqual({
    step: 1,
    completedAt: '2026-11-22T06:00:00.000Z',
  })
  const done = await app.rows(
    "select 1 from events where kind = 'onboarding.completed' and subject_id = $1",
    [patient.id],
  )
  expect(done.length).toBe(1)
  expect((await patient.call(readContactChoices, {})).body.choices).toEqual(defaultChoices)
})

const answers = {
  step: 3,
  specialization: 'diabetes',
  yearsOfExperience: '7',
  licenseExpiresOn: '2035-09-30',
  education: 'MSc, King Saud University',
  certifications: ['rd', 'cde'],
  bio: 'Plans that fit.',
  services: ['initial-consultation', 'meal-planning'],
  hourlyRate: '300',
  languages: ['arabic', 'french'],
  days: [0, 6],
} as const
const copied = () => ({
  ...answers,
  certifications: [...answers.certifications],
  services: [...answers.services],
  languages: [...answers.languages],
  days: [...answers.days],
})

test('a dietitian’s answers go to the profile immediately; hours and services wait for the last press', async () => {
  const { body } = await dietitian.call(saveDietitianOnboarding, copied())
  expect(body.onboarding).toMatchObject({
    yearsOfExperience: 7,
    licenseExpiresOn: '2035-09-30',
    days: [0, 6],
    certifications: ['rd', 'cde'],
  })
  const { practice } = (await dietitian.call(readPractice, {})).body
  expect(practice).toMatchObject({
    specialization: 'diabetes',
    experience: '6-10',
    licenseExpiresOn: '2035-09-30',
    education: 'MSc, King Saud University',
    certifications: ['Registered Dietitian (RD)', 'Certified Diabetes Educator (CDE)'],
    consultationFee: 300,
    languages: ['arabic', 'french'],
  })
  expect((await dietitian.call(listMyServices, {})).body.services).toEqual([])
  const { weekly } = (await dietitian.call(readAvailability, {})).body.availability
  expect(weekly.flatMap((ranges, day) => (ranges.length ? [day] : []))).toEqual([0, 1, 2, 3, 4])
})

test('the last press opens the chosen days and publishes the services, once', async () => {
  const first = await dietitian.call(saveDietitianOnboarding, { ...copied(), finish: true })
  expect(first.body.addedServices).toBe(2)
  expect(first.body.standing, 'whoever has set up everything is not found yet').toBe('not_sent')
  const again = await dietitian.call(saveDietitianOnboarding, { ...copied(), finish: true })
  expect(again.body.addedServices).toBe(0)
  const { weekly } = (await dietitian.call(readAvailability, {})).body.availability
  expect(weekly.flatMap((ranges, day) => (ranges.length ? [day] : []))).toEqual([0, 6])
  expect(weekly[6]).toEqual(weekly[0])
  expect(
    (await dietitian.call(listMyServices, {})).body.services.map(({ name, otherName, price, duration }) => [
      name,
      otherName,
      price,
      duration,
    ]),
  ).toEqual([
    ['Initial consultation', 'الاستشارة الأولى', 300, 60],
    ['Meal planning', 'تخطيط الوجبات', 225, 45],
  ])
})

test('facts that an admin has verified cannot be changed in the wizard', async () => {
  const verified = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, verified, { experience: '6-10', certifications: ['Own school'] })
  const before = (await verified.call(readPractice, {})).body.practice
  const saved = await verified.call(saveDietitianOnboarding, {
    ...copied(),
    yearsOfExperience: '30',
    licenseExpiresOn: '2031-01-01',
    finish: true,
  })
  expect(saved.body.standing).toBe('listed')
  const { onboarding } = (await verified.call(readDietitianOnboarding, {})).body
  expect([onboarding.hasSettledFacts, onboarding.yearsOfExperience]).toEqual([true, 6])
  const { practice } = (await verified.call(readPractice, {})).body
  expect(practice.certifications).toContain('Own school')
  expect(practice.licenseExpiresOn).toBe(before.licenseExpiresOn)
})

test('a licence that has ended, or ends impossibly late, is refused at its field, and nothing else is saved', async () => {
  const person = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  for (const [licenseExpiresOn, code] of [
    ['2026-11-21', 'date_passed'],
    ['2041-01-01', 'date_too_far'],
  ] as const) {
    const { status, body } = await person.call(saveDietitianOnboarding, { ...copied(), licenseExpiresOn })
    expect([status, body.error.fields]).toMatchObject([422, [{ field: 'licenseExpiresOn', code }]])
  }
  const { practice } = (await person.call(readPractice, {})).body
  expect([practice.licenseExpiresOn, practice.education]).toEqual([null, ''])
})
