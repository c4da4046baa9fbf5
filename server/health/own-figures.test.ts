import { expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { agreeToGoal, listGoals, proposeGoal, setGoal } from '#contract/health/goals.ts'
import { listMeasures, recordMeasure, removeMeasure } from '#contract/health/measures.ts'
import { saveDietitianSharing } from '#contract/health/sharing.ts'
import { readPatientOnboarding, savePatientOnboarding } from '#contract/onboarding.ts'
import { readPatientProfile, savePatientProfile } from '#contract/patients/profile.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { readHealthAnswers, saveHealthAnswers } from './answers.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')

async function patient(): Promise<Person> {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  return person
}

const profileOf = async (person: Person) => (await person.call(readPatientProfile, {})).body.profile
const figuresOf = async (person: Person) => {
  const { height, weight, goalWeight } = await profileOf(person)
  return { height, weight, goalWeight }
}
const weightsOf = async (person: Person) =>
  (await person.call(listMeasures, { kind: 'weight' })).body.measures.map(({ value }) => value)
const openGoalsOf = async (person: Person) =>
  (await person.call(listGoals, {})).body.goals
    .filter(({ state }) => state === 'agreed')
    .map(({ kind, target, start }) => ({ kind, target, start }))
const weigh = (person: Person, value: number, takenAt: string) =>
  person.call(recordMeasure, { clientId: crypto.randomUUID(), kind: 'weight', value, takenAt })

const named = { name: 'Sara Al-Otaibi', phone: sara.phone }

test('a weight and a goal of the profile are those of the history, whichever is written', async () => {
  const person = await patient()
  await person.call(savePatientProfile, { ...named, height: '163', weight: '78.4', goalWeight: '68' })
  expect(await figuresOf(person)).toEqual({ height: 163, weight: 78.4, goalWeight: 68 })
  expect(await weightsOf(person)).toEqual([78.4])
  expect(await openGoalsOf(person)).toEqual([{ kind: 'weight', target: 68, start: 78.4 }])
  app.at('2026-11-22T15:00:00.000Z')
  await weigh(person, 77.9, '2026-11-22T14:00:00.000Z')
  expect((await figuresOf(person)).weight).toBe(77.9)
  expect((await person.call(readPatientOnboarding, {})).body.onboarding).toMatchObject({
    height: 163,
    weight: 77.9,
  })
})

test('saving what is shown adds nothing, and another goal takes the place of the first', async () => {
  const person = await patient()
  const figures = { height: '163', weight: '78.4', goalWeight: '68' }
  await person.call(savePatientProfile, { ...named, ...figures })
  await person.call(savePatientProfile, { ...named, ...figures, bio: 'Runs on Fridays.' })
  await person.call(savePatientOnboarding, { step: 2, height: '163', weight: '78.4' })
  expect(await weightsOf(person)).toEqual([78.4])
  await person.call(savePatientProfile, { ...named, ...figures, goalWeight: '66' })
  expect(await openGoalsOf(person)).toEqual([{ kind: 'weight', target: 66, start: 78.4 }])
  await person.call(savePatientProfile, { ...named })
  expect(await figuresOf(person)).toEqual({ height: 163, weight: 78.4, goalWeight: null })
  expect(await openGoalsOf(person)).toEqual([])
})

test('a weight that was measured is not overwritten by a profile that leaves it out', async () => {
  const person = await patient()
  await weigh(person, 81.2, '2026-11-22T06:00:00.000Z')
  await person.call(savePatientProfile, { ...named, bio: 'Works nights.' })
  expect(await weightsOf(person)).toEqual([81.2])
  const [measure] = (await person.call(listMeasures, { kind: 'weight' })).body.measures
  await person.call(removeMeasure, { id: measure?.id ?? '' })
  expect((await figuresOf(person)).weight).toBeNull()
})

test('a goal agreed with a dietitian is the goal of the profile until the patient sets their own', async () => {
  const person = await patient()
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await putAppointment(app, { patient: person, dietitian: layla })
  await person.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body'] })
  const { id } = (await layla.call(proposeGoal, { patient: person.id, kind: 'weight', target: 70 })).body.goal
  expect((await figuresOf(person)).goalWeight).toBeNull()
  await person.call(agreeToGoal, { id })
  expect((await figuresOf(person)).goalWeight).toBe(70)
  await person.call(setGoal, { kind: 'weight', target: 67 })
  expect((await figuresOf(person)).goalWeight).toBe(67)
})

test('figures answered before they were measures count at once, and become measures with the next save', async () => {
  const person = await patient()
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(
      tx,
      app.house,
      person.id,
      { height: 163, weight: 78.4, goalWeight: 68, allergies: 'Sesame' },
      new Date('2026-10-01T09:00:00.000Z'),
    ),
  )
  expect(await figuresOf(person)).toEqual({ height: 163, weight: 78.4, goalWeight: 68 })
  await person.call(savePatientProfile, { ...named, goalWeight: '68', allergies: 'Sesame' })
  expect(await figuresOf(person)).toEqual({ height: 163, weight: 78.4, goalWeight: 68 })
  const { measures } = (await person.call(listMeasures, { kind: 'weight' })).body
  expect(measures).toMatchObject([{ value: 78.4, takenAt: '2026-10-01T09:00:00.000Z', source: 'hand' }])
  expect(await openGoalsOf(person)).toEqual([{ kind: 'weight', target: 68, start: 78.4 }])
  const answers = await app.house.db.as(system, (tx) => readHealthAnswers(tx, app.house, person.id))
  expect(answers).toEqual({ allergies: 'Sesame' })
})
