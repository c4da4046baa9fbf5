import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { correctMeasure, listMeasures, recordMeasure } from '#contract/health/measures.ts'
import { listPatientMeasures } from '#contract/health/patients.ts'
import { saveDietitianSharing } from '#contract/health/sharing.ts'
import { correctForPatient, recordVisits, type VisitKind } from '#contract/health/visit.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  for (const dietitian of [layla, fahad]) await listedDietitian(app, dietitian)
})

async function patient({ met = [layla] }: { met?: Person[] } = {}) {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  for (const dietitian of met) await putAppointment(app, { patient: person, dietitian })
  await person.call(giveHealthConsent, { version: healthConsentVersion })
  return person
}

const takenAt = '2026-11-22T08:30:00.000Z'
const body = [
  { kind: 'weight', value: 81.2 },
  { kind: 'height', value: 164 },
  { kind: 'waist', value: 92.5 },
  { kind: 'hip', value: 106 },
  { kind: 'body_fat', value: 34.1 },
  { kind: 'muscle', value: 24.8 },
  { kind: 'visceral_fat', value: 9 },
  { kind: 'blood_pressure', value: 128, second: 82 },
] as const satisfies { kind: VisitKind; value: number; second?: number }[]
const sheet = (person: Person, values: readonly (typeof body)[number][] = body, clientId = randomUUID()) => ({
  patient: person.id,
  clientId,
  visits: [{ takenAt, values: [...values] }],
})
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
const measuresOf = async (person: Person) => (await person.call(listMeasures, {})).body.measures
const eventsOf = (person: Person) =>
  app.rows<{ kind: string; detail: object }>(
    "select kind, detail from events where subject_id = $1 and kind like 'health.%' and kind <> 'health.consent_given' order by at, id",
    [person.id],
  )

test('a visit is recorded as one, and the patient sees who measured', async () => {
  const person = await patient()
  const answer = await layla.call(recordVisits, sheet(person))
  expect(answer).toMatchObject({ status: 201, body: { added: 8, corrected: 0, known: 0 } })
  const measures = await measuresOf(person)
  expect(measures).toHaveLength(8)
  for (const measure of measures)
    expect(measure).toMatchObject({
      takenAt,
      source: 'dietitian',
      measuredBy: { is: 'dietitian', name: drLayla.name },
      corrections: [],
    })
  expect(await eventsOf(person)).toEqual([
    { kind: 'health.visit_recorded', detail: { added: 8, corrected: 0 } },
  ])
})

test('a visit sent again adds nothing, and sent again with another value corrects it', async () => {
  const person = await patient()
  const sent = sheet(person)
  await layla.call(recordVisits, sent)
  expect((await layla.call(recordVisits, sent)).body).toEqual({ added: 0, corrected: 0, known: 8 })
  const changed = sheet(person, [{ ...body[0], value: 80.2 } as never], sent.clientId)
  expect((await layla.call(recordVisits, changed)).body).toEqual({ added: 0, corrected: 1, known: 0 })
  const weight = (await measuresOf(person)).find(({ kind }) => kind === 'weight')
  expect(weight).toMatchObject({
    value: 80.2,
    corrections: [{ value: 81.2, by: { is: 'dietitian', name: drLayla.name } }],
  })
  expect(await measuresOf(person)).toHaveLength(8)
})

test('a file imported twice adds nothing twice, and what the patient recorded at that moment stays', async () => {
  const person = await patient()
  await person.call(recordMeasure, { clientId: randomUUID(), kind: 'weight', value: 81, takenAt })
  expect((await layla.call(recordVisits, sheet(person))).body).toEqual({ added: 7, corrected: 0, known: 1 })
  expect((await layla.call(recordVisits, sheet(person))).body).toEqual({ added: 0, corrected: 0, known: 8 })
  const weight = (await measuresOf(person)).find(({ kind }) => kind === 'weight')
  expect(weight).toMatchObject({ value: 81, source: 'hand', measuredBy: null })
})

test('a wrong value is named by its place, and nothing of the visit is recorded', async () => {
  const person = await patient()
  const faults = async (visits: object[]) => {
    const answer = await layla.call(recordVisits, { ...sheet(person), visits: visits as never })
    const { error } = answer.body as { error?: { fields?: { field: string; code: string }[] } }
    return [answer.status, error?.fields?.map(({ field, code }) => `${field} ${code}`)]
  }
  expect(await faults([{ takenAt, values: [body[0], { kind: 'waist', value: 900 }] }])).toEqual([
    422,
    ['visits.0.values.1.value value_implausible'],
  ])
  expect(await faults([{ takenAt, values: [body[0], body[0]] }])).toEqual([
    422,
    ['visits.0.values.1.kind invalid'],
  ])
  expect(await faults([{ takenAt, values: [] }])).toEqual([422, ['visits.0.values required']])
  expect(await faults([{ takenAt: '2026-11-23T09:00:00.000Z', values: [body[0]] }])).toEqual([
    422,
    ['visits.0.takenAt moment_in_future'],
  ])
  expect(await measuresOf(person)).toEqual([])
})

test('a part that is not shared refuses the whole visit, and a stranger finds no patient', async () => {
  const person = await patient()
  await person.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body'] })
  expect(codeOf(await layla.call(recordVisits, sheet(person)))).toBe('409 not_shared')
  expect(await measuresOf(person)).toEqual([])
  expect(codeOf(await layla.call(recordVisits, sheet(person, body.slice(0, 7))))).toBe('201')
  expect(codeOf(await fahad.call(recordVisits, sheet(person)))).toBe('404 not_found')
})

test('a correction keeps the earlier value, and both see who made it', async () => {
  const person = await patient({ met: [layla, fahad] })
  await layla.call(recordVisits, sheet(person, [body[2]]))
  const [measured] = await measuresOf(person)
  const correct = (dietitian: Person, value: number) =>
    dietitian.call(correctForPatient, {
      patient: person.id,
      id: measured?.id ?? '',
      kind: 'waist',
      value,
      takenAt,
    })
  expect(codeOf(await fahad.call(recordVisits, sheet(person, [body[2]])))).toBe('201')
  expect(codeOf(await correct(fahad, 90))).toBe('404 not_found')
  expect(codeOf(await correct(layla, 90.5))).toBe('200')
  const seenBy = async (dietitian: Person) =>
    (await dietitian.call(listPatientMeasures, { patient: person.id, kind: 'waist' })).body.measures[0]
  expect(await seenBy(layla)).toMatchObject({
    value: 90.5,
    measuredBy: { is: 'reader' },
    corrections: [{ value: 92.5, source: 'dietitian', by: { is: 'reader' } }],
  })
  expect(await seenBy(fahad)).toMatchObject({
    measuredBy: { is: 'dietitian', name: null },
    corrections: [{ by: { is: 'dietitian', name: null } }],
  })

  const own = { id: measured?.id ?? '', kind: 'waist' as const, value: 91, takenAt }
  expect((await person.call(correctMeasure, own)).body.measure).toMatchObject({
    value: 91,
    source: 'hand',
    measuredBy: { is: 'dietitian', name: drLayla.name },
    corrections: [
      { value: 90.5, by: { is: 'reader' } },
      { value: 92.5, by: { is: 'dietitian', name: drLayla.name } },
    ],
  })
  expect((await seenBy(layla))?.corrections[0]).toMatchObject({ value: 90.5, by: { is: 'patient' } })
  // What the patient has corrected is the patient's word.
  expect(codeOf(await correct(layla, 89))).toBe('404 not_found')
})

test('an earlier value goes with its measure', async () => {
  const person = await patient()
  const sent = sheet(person, [body[0]])
  await layla.call(recordVisits, sent)
  await layla.call(recordVisits, sheet(person, [{ ...body[0], value: 80 } as never], sent.clientId))
  const kept = () => app.rows('select from health_corrections where user_id = $1', [person.id])
  expect(await kept()).toHaveLength(1)
  await app.rows('delete from health_entries where user_id = $1', [person.id])
  expect(await kept()).toEqual([])
})
