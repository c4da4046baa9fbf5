import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { readMealPhoto } from '#contract/health/diary.ts'
import { listPatientGoals } from '#contract/health/goals.ts'
import type { HealthGroup } from '#contract/health/kinds.ts'
import {
  listPatientDiary,
  listPatientMeasures,
  listPatientReports,
  readPatientAnswers,
  readPatientHealth,
  readPatientLatest,
  readPatientSeries,
  recordForPatient,
} from '#contract/health/patients.ts'
import { readReport } from '#contract/health/reports.ts'
import { listReadings, saveDietitianSharing } from '#contract/health/sharing.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { makeHealthFixtures } from '#test/health/health-fixtures.ts'
import { healthRows } from '#test/matrix/health.ts'
import { planRows } from '#test/matrix/plans.ts'
import { screeningRows } from '#test/matrix/screening.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
const layla = await join(app, drLayla, { role: 'dietitian' })
const fahad = await join(app, drFahad, { role: 'dietitian' })
for (const dietitian of [layla, fahad]) await listedDietitian(app, dietitian)
const person = await join(app, sara)
await putAppointment(app, { patient: person, dietitian: layla })
const health = await makeHealthFixtures(app, { patient: person, dietitian: layla })
await app.house.db.as(system, (tx) =>
  saveHealthAnswers(tx, app.house, person.id, { medicalConditions: 'Prediabetes' }, app.house.clock.now()),
)
const patient = person.id

/** The groups that this request adds to the patient's list of readings. */
async function notedBy(look: () => Promise<{ status: number }>): Promise<HealthGroup[]> {
  await app.rows('delete from health_readings')
  expect((await look()).status).toBeLessThan(300)
  return (await person.call(listReadings, {})).body.readings.map(({ group }) => group)
}

const weight = { patient, kind: 'weight' } as const
const parts: [string, HealthGroup[], (who: Person) => Promise<{ status: number; body: unknown }>][] = [
  ['what there is', [], (who) => who.call(readPatientHealth, { patient })],
  ['the newest of each kind', ['body'], (who) => who.call(readPatientLatest, { patient })],
  ['a chart', ['body'], (who) => who.call(readPatientSeries, weight)],
  [
    'the chart of a kind of which there is none',
    [],
    (who) => who.call(readPatientSeries, { patient, kind: 'hba1c' }),
  ],
  ['a table', ['body'], (who) => who.call(listPatientMeasures, weight)],
  ['meals', ['meals'], (who) => who.call(listPatientDiary, { patient, group: 'meals' })],
  ['the photo of a meal', ['meals'], (who) => who.call(readMealPhoto, { id: health.photo })],
  ['medicines', ['medicines'], (who) => who.call(listPatientDiary, { patient, group: 'medicines' })],
  ['reports by name', ['reports'], (who) => who.call(listPatientReports, { patient })],
  ['a report', ['reports'], (who) => who.call(readReport, { id: health.report })],
  ['what was told', ['answers'], (who) => who.call(readPatientAnswers, { patient })],
  ['goals', ['body'], (who) => who.call(listPatientGoals, { patient })],
  [
    'goals of a kind of which there is none',
    [],
    (who) => who.call(listPatientGoals, { patient, kind: 'glucose' }),
  ],
  [
    'a measure that is written down',
    [],
    (who) =>
      who.call(recordForPatient, {
        ...weight,
        clientId: '0192f0c1-2345-7000-8000-00000000d1e7',
        value: 81,
        takenAt: '2026-11-22T08:30:00.000Z',
      }),
  ],
]

describe.each(parts)('%s', (_, groups, look) => {
  test('is listed in the patient’s log under its own kind, and no other', async () => {
    expect(await notedBy(() => look(layla))).toEqual(groups)
  })

  test('does not exist for a dietitian without an appointment', async () => {
    const { status } = await look(fahad)
    expect(status).toBe(404)
  })
})

test('every address of a person’s record answers 404 to other people', async () => {
  const asked = Object.entries(contract).filter(
    ([, { path, audience }]) => audience === 'dietitian' && path.startsWith('/api/patients/:patient/'),
  )
  expect(asked.length).toBeGreaterThanOrEqual(10)
  const rows = { ...healthRows, ...planRows, ...screeningRows }
  for (const [name, route] of asked) {
    const { sample } = rows[name as 'readPatientHealth']
    const { status } = await fahad.call(route, sample({ health } as Parameters<typeof sample>[0]) as never)
    expect([name, status]).toEqual([name, 404])
  }
})

test('withheld data is left out of every answer, and leaves no trace', async () => {
  await person.call(saveDietitianSharing, { dietitian: layla.id, groups: ['heart'] })
  await app.rows('delete from health_readings')
  const { body } = await layla.call(readPatientHealth, { patient })
  expect(body).toMatchObject({
    groups: ['heart'],
    kinds: [],
    hasAnswers: false,
    hasReports: false,
    openGoals: [],
    about: { sex: null, bornOn: null },
  })
  expect((await layla.call(readPatientLatest, { patient })).body).toEqual({ latest: [] })
  expect((await layla.call(listPatientGoals, { patient })).body).toEqual({ goals: [] })
  const refused = parts.filter(
    ([part]) => !['what there is', 'the newest of each kind', 'goals'].includes(part),
  )
  for (const [part, , look] of refused) {
    const { status } = await look(layla)
    expect([part, status]).toEqual([part, part === 'a report' || part.startsWith('the photo') ? 404 : 409])
  }
  expect((await person.call(listReadings, {})).body.readings).toEqual([])
})
