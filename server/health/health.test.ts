import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  giveHealthConsent,
  healthConsentVersion,
  readHealthConsent,
  withdrawHealthConsent,
} from '#contract/health/consent.ts'
import { listDiary, readMealPhoto, recordDiaryEntry, saveMealPhoto } from '#contract/health/diary.ts'
import { agreeToGoal, endGoal, listGoals, proposeGoal, setGoal } from '#contract/health/goals.ts'
import {
  correctMeasure,
  listMeasures,
  readSeries,
  recordGuidedMeasure,
  recordMeasure,
  removeMeasure,
} from '#contract/health/measures.ts'
import {
  listPatientMeasures,
  readHealth,
  readPatientHealth,
  readPatientLatest,
  readPatientSeries,
  recordForPatient,
} from '#contract/health/patients.ts'
import { addReminder } from '#contract/health/reminders.ts'
import { readReport, uploadReport } from '#contract/health/reports.ts'
import { listReadings, readSharing, saveDietitianSharing, saveSharing } from '#contract/health/sharing.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import { openCookies } from '#server/ground/http/cookies.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { withdrawHealthConsent as takeBack } from '#server/health/consent/withdraw.ts'
import { proposeGoal as propose } from '#server/health/goals/propose-goal.ts'
import { lockConsent } from '#server/health/own-key.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { demoPage, dot } from '#test/fakes/sample-files.ts'
import { join, type Person, unique } from '#test/people.ts'
import { filesWith, placesOf } from '#test/places.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  for (const dietitian of [layla, fahad]) await listedDietitian(app, dietitian)
})

const agree = (person: Person) => person.call(giveHealthConsent, { version: healthConsentVersion })
async function patient({ agreed = true, met = [layla] }: { agreed?: boolean; met?: Person[] } = {}) {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  for (const dietitian of met) await putAppointment(app, { patient: person, dietitian })
  if (agreed) await agree(person)
  return person
}
const weight = (value: number, takenAt = '2026-11-20T06:00:00.000Z') => ({
  clientId: randomUUID(),
  kind: 'weight' as const,
  value,
  takenAt,
})
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
const rowsOf = async (person: Person) =>
  Number(
    (
      await app.rows<{ count: string }>('select count(*) from health_entries where user_id = $1', [person.id])
    )[0]?.count,
  )

describe('consent', () => {
  test('is required before any medical data is stored, and is requested in plain words', async () => {
    const person = await patient({ agreed: false })
    const answers = [
      await person.call(recordMeasure, weight(80)),
      await person.call(recordDiaryEntry, {
        clientId: randomUUID(),
        kind: 'meal',
        text: 'Soup',
        takenAt: '2026-11-20T06:00:00.000Z',
      }),
      await person.call(setGoal, { kind: 'weight', target: 70 }),
      await person.call(addReminder, { kind: 'weight', weekdays: [0], time: '07:30' }),
      await person.call(uploadReport, {
        clientId: randomUUID(),
        name: 'Blood',
        file: 'blood.pdf',
        reportedOn: '2026-11-01',
        upload: demoPage,
      }),
    ]
    expect(answers.map(codeOf)).toEqual(Array(5).fill('409 health_consent_needed'))
    expect(codeOf(await layla.call(recordForPatient, { patient: person.id, ...weight(80) }))).toBe(
      '409 not_shared',
    )
    expect(await rowsOf(person)).toBe(0)
    expect((await person.call(readHealth, {})).body.consent).toEqual({
      given: false,
      at: null,
      version: null,
    })
  })

  test('to an earlier text is not consent to this one', async () => {
    const person = await patient({ agreed: false })
    await app.rows(
      `insert into consents (user_id, purpose, given, version, language, method, at)
        values ($1, 'health', true, '2026-11-21', 'en', 'registration', now())`,
      [person.id],
    )
    expect((await person.call(readHealthConsent, {})).body.consent).toMatchObject({
      given: false,
      version: '2026-11-21',
    })
    expect(codeOf(await person.call(recordMeasure, weight(80)))).toBe('409 health_consent_needed')
    await agree(person)
    await agree(person)
    expect(codeOf(await person.call(recordMeasure, weight(80)))).toBe('201')
    expect(
      await app.rows("select version from consents where user_id = $1 and purpose = 'health' order by id", [
        person.id,
      ]),
    ).toEqual([{ version: '2026-11-21' }, { version: healthConsentVersion }])
  })

  test('a report whose bytes are lost is restored by sending it again', async () => {
    const person = await patient()
    const sent = {
      clientId: randomUUID(),
      name: 'Blood',
      file: 'blood.pdf',
      reportedOn: '2026-11-01',
      upload: demoPage,
    }
    const { report } = (await person.call(uploadReport, sent)).body
    const read = async () => (await person.call(readReport, { id: report.id })).status
    await app.house.files.remove(`health/${report.id}`)
    expect(await read()).toBe(404)
    expect((await person.call(uploadReport, sent)).body.report.id).toBe(report.id)
    expect(await read()).toBe(200)
  })

  test('if withdrawn, erases all records and files, and the dietitian sees nothing', async () => {
    const person = await patient()
    await person.call(recordMeasure, weight(80))
    await person.call(setGoal, { kind: 'weight', target: 70 })
    await person.call(addReminder, { kind: 'weight', weekdays: [0], time: '07:30' })
    const { report } = (
      await person.call(uploadReport, {
        clientId: randomUUID(),
        name: 'Blood',
        file: 'blood.pdf',
        reportedOn: '2026-11-01',
        upload: demoPage,
      })
    ).body
    expect(await app.house.files.read(`health/${report.id}`)).not.toBeNull()
    expect(codeOf(await person.call(withdrawHealthConsent, {}))).toBe('200')
    await app.runJobs()
    for (const table of ['health_entries', 'health_files', 'measure_reminders'])
      expect(await app.rows(`select from ${table} where user_id = $1`, [person.id]), table).toEqual([])
    expect(await app.rows('select from health_goals where patient_id = $1', [person.id])).toEqual([])
    expect(await app.house.files.read(`health/${report.id}`)).toBeNull()
    expect((await layla.call(readPatientHealth, { patient: person.id })).body).toMatchObject({
      groups: [],
      kinds: [],
    })
    expect(codeOf(await person.call(recordMeasure, weight(80)))).toBe('409 health_consent_needed')
    expect(codeOf(await person.call(withdrawHealthConsent, {}))).toBe('200')
  })

  test('a goal that a patient accepts during a withdrawal waits for it, and then belongs to the patient alone', async () => {
    const person = await patient()
    const { id } = (await layla.call(proposeGoal, { patient: person.id, kind: 'weight', target: 70 })).body
      .goal
    const agreed = await app.house.db.as(system, async (tx) => {
      await lockConsent(tx, person.id, 'alone')
      const answer = person.call(agreeToGoal, { id })
      const waiting = () =>
        app.rows(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      await expect.poll(waiting).not.toEqual([])
      const free = await app.rows('select from health_goals where id = $1 for update skip locked', [id])
      return { answer, free }
    })
    expect([codeOf(await agreed.answer), agreed.free]).toEqual(['200', [{}]])
  })

  test('a goal that a dietitian proposes during a withdrawal is refused, and an earlier one is erased with it', async () => {
    const person = await patient()
    const as = ({ id }: Person, role: 'patient' | 'dietitian') => ({ id, role, language: 'en' }) as const
    const visit = {
      address: 'test',
      agent: '',
      session: null,
      cookies: openCookies(app.house.settings, undefined),
    }
    const rest = [app.house.clock.now(), app.house, { ...visit, ready: undefined }] as const
    const goal = { patient: person.id, kind: 'weight', target: 70 } as const
    const goalsOf = () => app.rows('select from health_goals where patient_id = $1', [person.id])

    const proposed = await runWhileUncommitted(
      app,
      (tx) => takeBack(tx, as(person, 'patient'), {}, ...rest),
      () => layla.call(proposeGoal, goal),
      as(person, 'patient'),
    )
    expect(codeOf(proposed)).toBe('409 not_shared')
    expect(await goalsOf()).toEqual([])

    await agree(person)
    const withdrawn = await runWhileUncommitted(
      app,
      (tx) => propose(tx, as(layla, 'dietitian'), goal, ...rest),
      () => person.call(withdrawHealthConsent, {}),
      as(layla, 'dietitian'),
    )
    expect(codeOf(withdrawn)).toBe('200')
    expect(await goalsOf()).toEqual([])

    // Data stored without consent, however it got there, is erased by the next withdrawal.
    await app.rows(
      `insert into health_goals (id, patient_id, is_own, kind, content_sealed, state, proposed_by, proposed_at, agreed_at)
        values (gen_random_uuid(), $1, true, 'weight', '\\x00', 'agreed', 'patient', now(), now())`,
      [person.id],
    )
    expect(await goalsOf()).toHaveLength(1)
    await person.call(withdrawHealthConsent, {})
    expect(await goalsOf()).toEqual([])
  })
})

describe('measures', () => {
  test('are stored once if sent again, as from a phone that was offline', async () => {
    const person = await patient()
    const entry = weight(80)
    const [first, again] = [
      await person.call(recordMeasure, entry),
      await person.call(recordMeasure, { ...entry, value: 81 }),
    ]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    const another = weight(79)
    const [one, two] = await Promise.all([1, 2].map(() => person.call(recordMeasure, another)))
    expect(one?.body.measure.id).toBe(two?.body.measure.id)
    expect(await rowsOf(person)).toBe(2)
  })

  test('are stored in the product’s unit, and implausible or future ones are refused at their field', async () => {
    const person = await patient()
    const stored = await person.call(recordMeasure, { ...weight(154.3), unit: 'lb' })
    expect(stored.body.measure).toMatchObject({ value: 69.9893, source: 'hand', glucoseMoment: null })
    const wrong = async (form: object) => {
      const { status, body } = await person.call(recordMeasure, { ...weight(80), ...form })
      return [status, body.error?.fields?.map(({ field, code }) => `${field} ${code}`)]
    }
    expect(await wrong({ value: 800 })).toEqual([422, ['value value_implausible']])
    expect(await wrong({ unit: 'cm' })).toEqual([422, ['unit invalid']])
    expect(await wrong({ kind: 'blood_pressure', value: 120 })).toEqual([422, ['second required']])
    expect(await wrong({ takenAt: '2026-11-22T09:06:00.000Z' })).toEqual([422, ['takenAt moment_in_future']])
    expect(await rowsOf(person)).toBe(1)
  })

  test('taken with guidance are computed by the server, which requests a third reading if needed', async () => {
    const person = await patient()
    const guided = (values: number[]) =>
      person.call(recordGuidedMeasure, {
        clientId: randomUUID(),
        kind: 'waist',
        readings: values.map((value) => ({ value })),
        takenAt: '2026-11-20T06:00:00.000Z',
      })
    expect(codeOf(await guided([90, 100]))).toBe('409 third_reading_needed')
    const { body } = await guided([90, 100, 91])
    expect(body.measure).toMatchObject({ value: 90.5, source: 'guided' })
    expect(body.measure.readings.map(({ value }) => value)).toEqual([90, 100, 91])
  })

  test('are corrected, removed and listed page by page, only by their owner', async () => {
    const person = await patient()
    const other = await patient()
    for (let day = 1; day <= 9; day++)
      await person.call(recordMeasure, weight(80 - day, `2026-11-0${day}T06:00:00.000Z`))
    const { measures } = (await person.call(listMeasures, { kind: 'weight' })).body
    expect(measures.map(({ value }) => value)).toEqual([71, 72, 73, 74, 75, 76, 77, 78, 79])
    const id = measures[0]?.id ?? ''
    const form = { id, kind: 'weight' as const, value: 70.5, takenAt: '2026-11-09T07:00:00.000Z' }
    expect(codeOf(await other.call(correctMeasure, form))).toBe('404 not_found')
    expect((await person.call(correctMeasure, form)).body.measure).toMatchObject({
      value: 70.5,
      takenAt: form.takenAt,
    })
    expect(codeOf(await other.call(removeMeasure, { id }))).toBe('404 not_found')
    expect(codeOf(await person.call(removeMeasure, { id }))).toBe('200')
    const { latest } = (await person.call(readHealth, {})).body
    expect(latest).toMatchObject([{ measure: { value: 72 }, previous: { value: 73 }, count: 8 }])
  })

  test('a chart of thousands has a few hundred points, and each day of water once', async () => {
    const person = await patient()
    await person.call(recordMeasure, weight(80))
    await app.rows(
      `insert into health_entries (user_id, kind, taken_at, source, client_id, content_sealed, recorded_at)
        select user_id, kind, taken_at - place * interval '1 hour', source, gen_random_uuid(), content_sealed, recorded_at
          from health_entries, generate_series(1, 3000) as place where user_id = $1`,
      [person.id],
    )
    const torn = (await person.call(readSeries, { kind: 'weight' })).body
    // Encrypted for another id, so they cannot be decrypted.
    expect(torn).toMatchObject({ total: 1, unreadable: 3000, isThinned: false })
    for (const [value, hour] of [
      [200, '06'],
      [300, '18'],
    ])
      await person.call(recordMeasure, {
        clientId: randomUUID(),
        kind: 'water',
        value: Number(value),
        takenAt: `2026-11-20T${hour}:00:00.000Z`,
      })
    expect((await person.call(readSeries, { kind: 'water' })).body.points).toMatchObject([
      { value: 500, count: 2 },
    ])
  })
})

test('a goal sent again is answered in its present state, and the answer is not stored', async () => {
  const person = await patient()
  const key = randomUUID()
  const send = () =>
    person.call(setGoal, { kind: 'weight', target: 70, note: 'Slowly' }, { 'idempotency-key': key })
  const [first, again] = [await send(), await send()]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(await app.rows('select subject, body_sealed from answered_requests where key = $1', [key])).toEqual([
    { subject: first.body.goal.id, body_sealed: null },
  ])
})

test('a dietitian’s open page follows changes of sharing and consent', async () => {
  const person = await patient()
  const toldLayla = async (change: () => Promise<{ status: number }>) => {
    await app.rows('delete from changes where user_id = $1', [layla.id])
    expect((await change()).status).toBeLessThan(300)
    return app.rows('select topic, facts from changes where user_id = $1', [layla.id])
  }
  const heard = [{ topic: 'health', facts: { person: person.id } }]
  expect(await toldLayla(() => person.call(saveSharing, { sharesRecord: false }))).toEqual(heard)
  expect(await toldLayla(() => person.call(withdrawHealthConsent, {}))).toEqual(heard)
  expect(await toldLayla(() => agree(person))).toEqual(heard)
})

test('a list includes measures from before 1970', async () => {
  const person = await patient()
  await person.call(recordMeasure, weight(60, '1968-05-01T06:00:00.000Z'))
  await app.rows(
    `insert into health_entries (user_id, kind, taken_at, source, client_id, content_sealed, recorded_at)
      select user_id, kind, taken_at + place * interval '1 hour', source, gen_random_uuid(), content_sealed, recorded_at
        from health_entries, generate_series(1, 50) as place where user_id = $1`,
    [person.id],
  )
  const { next } = (await person.call(listMeasures, {})).body
  const { measures } = (await person.call(listMeasures, { after: next ?? '' })).body
  expect(measures.map(({ value }) => value)).toEqual([60])
})

describe('a dietitian', () => {
  test('whose practice is suspended sees nothing, and a person who is leaving is visible to no dietitian', async () => {
    const person = await patient()
    await person.call(recordMeasure, weight(80))
    const groups = async () => (await layla.call(readPatientHealth, { patient: person.id })).body.groups
    expect(await groups()).toContain('body')
    const [before] = await app.rows<{ status: string }>(
      `update verifications set status = 'suspended', license_number = coalesce(license_number, 'RD-1'),
        licensed_until = coalesce(licensed_until, '2030-01-01') where user_id = $1 returning old.status as status`,
      [layla.id],
    )
    expect(await groups()).toEqual([])
    await app.rows('update verifications set status = $2 where user_id = $1', [layla.id, before?.status])
    expect(await groups()).toContain('body')
    await app.rows('update users set leaving_at = now() where id = $1', [person.id])
    expect(await groups()).toEqual([])
  })

  test('corrects an unanswered proposal by sending it again, until the patient has changed it', async () => {
    const person = await patient()
    const sent = weight(80)
    const send = (value: number) => layla.call(recordForPatient, { patient: person.id, ...sent, value })
    const kept = async () =>
      (await person.call(listMeasures, {})).body.measures.map(({ value, source }) => [value, source])
    expect([codeOf(await send(80)), codeOf(await send(81)), codeOf(await send(81))]).toEqual([
      '201',
      '201',
      '201',
    ])
    expect(await kept()).toEqual([[81, 'dietitian']])
    const asHip = { patient: person.id, ...sent, kind: 'hip' as const, value: 104 }
    expect(codeOf(await layla.call(recordForPatient, asHip))).toBe('201')
    const { measures } = (await person.call(listMeasures, {})).body
    expect(measures.map(({ kind, value }) => [kind, value])).toEqual([['hip', 104]])
    await send(81)
    const [measure] = (await person.call(listMeasures, {})).body.measures
    const { clientId: _, ...values } = sent
    await person.call(correctMeasure, { ...values, id: measure?.id ?? '', value: 79 })
    await send(82)
    expect(await kept()).toEqual([[79, 'hand']])
  })

  test('sees nobody without an appointment, or with only a cancelled one', async () => {
    const person = await patient({ met: [] })
    await putAppointment(
      app,
      { patient: person, dietitian: layla },
      { status: 'cancelled', startsAt: '2026-11-25T08:00:00Z' },
    )
    await person.call(recordMeasure, weight(80))
    for (const who of [layla, fahad]) {
      expect(codeOf(await who.call(readPatientHealth, { patient: person.id }))).toBe('404 not_found')
      expect(codeOf(await who.call(proposeGoal, { patient: person.id, kind: 'weight', target: 70 }))).toBe(
        '404 not_found',
      )
    }
    expect((await person.call(listReadings, {})).body.readings).toEqual([])
  })

  test('sees what is shared, and each reading is in the patient’s log, grouped by day', async () => {
    const person = await patient({ met: [layla, fahad] })
    await person.call(recordMeasure, weight(80))
    await person.call(recordMeasure, { ...weight(110), kind: 'glucose', glucoseMoment: 'fasting' })
    const groups = (await person.call(readSharing, {})).body.dietitians.find(
      ({ dietitian }) => dietitian.id === layla.id,
    )?.groups
    expect(groups).toContain('glucose')
    await person.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body'] })

    const seen = (await layla.call(readPatientHealth, { patient: person.id })).body
    expect([seen.groups, seen.kinds]).toEqual([['body'], ['weight']])
    const { latest } = (await layla.call(readPatientLatest, { patient: person.id })).body
    expect(latest.map(({ measure }) => measure.kind)).toEqual(['weight'])
    expect(codeOf(await layla.call(readPatientSeries, { patient: person.id, kind: 'glucose' }))).toBe(
      '409 not_shared',
    )
    expect(codeOf(await layla.call(listPatientMeasures, { patient: person.id, kind: 'glucose' }))).toBe(
      '409 not_shared',
    )
    app.at('2026-11-22T09:11:00.000Z')
    const { measures } = (await layla.call(listPatientMeasures, { patient: person.id, kind: 'weight' })).body
    expect(measures).toHaveLength(1)
    expect((await fahad.call(readPatientLatest, { patient: person.id })).body.latest).toHaveLength(2)
    expect((await fahad.call(readPatientLatest, { patient: person.id })).body.latest).toHaveLength(2)
    app.at('2026-11-22T09:00:00.000Z')

    const { readings } = (await person.call(listReadings, {})).body
    expect(readings.map(({ dietitian, group, on, times }) => [dietitian?.id, group, on, times])).toEqual(
      expect.arrayContaining([
        [layla.id, 'body', '2026-11-22', 2],
        [fahad.id, 'body', '2026-11-22', 1],
        [fahad.id, 'glucose', '2026-11-22', 1],
      ]),
    )
    expect(readings).toHaveLength(3)

    await person.call(saveSharing, { sharesRecord: false })
    expect((await fahad.call(readPatientHealth, { patient: person.id })).body.groups).toEqual([])
  })

  test('opens photos and reports only if they are shared', async () => {
    const person = await patient()
    const { entry } = (
      await person.call(recordDiaryEntry, {
        clientId: randomUUID(),
        kind: 'meal',
        text: 'Lentils',
        mealTime: 'lunch',
        takenAt: '2026-11-20T10:00:00.000Z',
      })
    ).body
    const { photoId } = (await person.call(saveMealPhoto, { id: entry.id, upload: dot })).body
    const clientId = randomUUID()
    const form = { clientId, name: 'Lipids', file: 'lipids.pdf', reportedOn: '2026-11-01', upload: demoPage }
    const { report } = (await person.call(uploadReport, form)).body
    expect((await person.call(uploadReport, form)).body.report).toEqual(report)
    expect((await person.call(listDiary, {})).body.entries).toMatchObject([{ text: 'Lentils', photoId }])
    for (const who of [person, layla]) {
      expect((await who.call(readMealPhoto, { id: photoId })).status).toBe(200)
      expect((await who.call(readReport, { id: report.id })).status).toBe(200)
    }
    expect((await fahad.call(readMealPhoto, { id: photoId })).status).toBe(404)
    await person.call(saveDietitianSharing, { dietitian: layla.id, groups: ['meals'] })
    expect((await layla.call(readReport, { id: report.id })).status).toBe(404)
    expect((await layla.call(readMealPhoto, { id: photoId })).status).toBe(200)
    const { readings } = (await person.call(listReadings, {})).body
    expect(readings.map(({ group, times }) => `${group} ${times}`).toSorted()).toEqual([
      'meals 1',
      'reports 1',
    ])
  })

  test('proposes a goal that the patient accepts, and either of them ends it', async () => {
    const person = await patient()
    await person.call(recordMeasure, weight(80))
    const proposed = await layla.call(proposeGoal, {
      patient: person.id,
      kind: 'weight',
      target: 154,
      unit: 'lb',
      by: '2027-03-01',
    })
    expect(proposed.body.goal).toMatchObject({
      state: 'proposed',
      target: 69.8532,
      start: 80,
      may: { agree: false, end: true },
    })
    const { id } = proposed.body.goal
    expect(codeOf(await layla.call(proposeGoal, { patient: person.id, kind: 'weight', target: 70 }))).toBe(
      '409 goal_is_open',
    )
    expect(codeOf(await layla.call(agreeToGoal, { id }))).toBe('409 status_has_changed')
    expect(codeOf(await fahad.call(agreeToGoal, { id }))).toBe('404 not_found')
    expect((await person.call(listGoals, {})).body.goals).toMatchObject([
      { dietitian: { id: layla.id }, may: { agree: true } },
    ])
    await app.runJobs()
    expect((await person.call(agreeToGoal, { id })).body.goal).toMatchObject({ state: 'agreed' })
    await app.runJobs()
    expect((await layla.call(endGoal, { id, outcome: 'reached' })).body.goal).toMatchObject({
      state: 'reached',
      may: { end: false },
    })
    const told = async (who: Person) =>
      (await who.call(listNotifications, {})).body.notifications.map(({ kind }) => kind)
    expect(await told(person)).toContain('goal.proposed')
    expect(await told(layla)).toContain('goal.agreed')
  })
})

describe('a dangerous reading', () => {
  const glucose = (value: number, takenAt = '2026-11-22T06:00:00.000Z') => ({
    clientId: randomUUID(),
    kind: 'glucose' as const,
    value,
    glucoseMoment: 'fasting' as const,
    takenAt,
  })

  test('comes first for a dietitian who has access, and in the patient’s list of readings', async () => {
    app.at('2026-11-22T09:00:00.000Z')
    const person = await patient()
    const seen = async () => (await layla.call(readPatientHealth, { patient: person.id })).body.dangers
    const noted = async () =>
      (await person.call(listReadings, {})).body.readings.map(({ group }) => group).toSorted()
    await person.call(recordMeasure, glucose(92))
    expect([await seen(), await noted()]).toEqual([[], []])
    await person.call(recordMeasure, glucose(41, '2026-11-20T06:00:00.000Z'))
    await person.call(recordMeasure, glucose(42, '2026-11-21T06:00:00.000Z'))
    await person.call(recordMeasure, {
      clientId: randomUUID(),
      kind: 'blood_pressure',
      value: 215,
      second: 130,
      takenAt: '2026-10-01T06:00:00.000Z',
    })
    expect(await seen()).toMatchObject([{ kind: 'glucose', value: 42, glucoseMoment: 'fasting' }])
    expect(await noted()).toEqual(['glucose'])
    await person.call(saveDietitianSharing, {
      dietitian: layla.id,
      groups: ['body'],
    })
    expect(await seen()).toEqual([])
  })

  test('prevents both sides from ending a goal as reached', async () => {
    app.at('2026-11-22T09:00:00.000Z')
    const person = await patient()
    await person.call(recordMeasure, glucose(150, '2026-11-19T06:00:00.000Z'))
    const { id } = (await person.call(setGoal, { kind: 'glucose', target: 100 })).body.goal
    await person.call(recordMeasure, glucose(42))
    expect(codeOf(await person.call(endGoal, { id, outcome: 'reached' }))).toBe('409 reading_outside_range')
    await person.call(recordMeasure, glucose(92, '2026-11-22T07:00:00.000Z'))
    expect((await person.call(endGoal, { id, outcome: 'reached' })).body.goal.state).toBe('reached')
  })
})

test('the healthy weight uses the height given at registration until one is measured', async () => {
  const person = await patient()
  const height = async () => (await person.call(readHealth, {})).body.about.heightCm
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(tx, app.house, person.id, { height: 171 }, app.house.clock.now()),
  )
  expect(await height()).toBe(171)
  await person.call(recordMeasure, { ...weight(169), kind: 'height' })
  expect(await height()).toBe(169)
})

test('a reminder is sent at its hour in the person’s zone, once, and without medical content', async () => {
  const person = await patient()
  app.at('2026-11-22T03:00:00.000Z')
  // Mondays at half past seven in Riyadh.
  await person.call(addReminder, { kind: 'glucose', weekdays: [1], time: '07:30' })
  const due = async (at: string) => {
    app.at(at)
    await app.runCron('send_measure_reminders')
    await app.runJobs()
    const told = await app.rows("select from notifications where user_id = $1 and kind = 'measuring.due'", [
      person.id,
    ])
    return told.length
  }
  expect(await due('2026-11-22T04:30:00.000Z')).toBe(0)
  expect(await due('2026-11-23T04:29:00.000Z')).toBe(0)
  expect(await due('2026-11-23T04:30:00.000Z')).toBe(1)
  expect(await due('2026-11-23T04:45:00.000Z')).toBe(1)
  expect(await due('2026-11-30T04:30:00.000Z')).toBe(2)
  app.at('2026-11-22T09:00:00.000Z')
  await person.call(withdrawHealthConsent, {})
  expect(await due('2026-12-07T04:30:00.000Z')).toBe(2)
  app.at('2026-11-22T09:00:00.000Z')
})

test('no medical data is stored unencrypted: in no table, file, log or email', async () => {
  const person = await patient()
  const word = 'samarqandiya'
  await person.call(recordMeasure, { ...weight(80), note: `After ${word}` })
  await person.call(recordDiaryEntry, {
    clientId: randomUUID(),
    kind: 'medicine',
    text: `${word} tablets`,
    dose: `${word} mg`,
    takenAt: '2026-11-20T06:00:00.000Z',
  })
  await person.call(uploadReport, {
    clientId: randomUUID(),
    name: `${word} report`,
    file: 'r.pdf',
    reportedOn: '2026-11-01',
    upload: demoPage,
  })
  await layla.call(proposeGoal, { patient: person.id, kind: 'weight', target: 70, note: word })
  await layla.call(readPatientHealth, { patient: person.id })
  await app.runJobs()
  expect(await placesOf(app, word)).toEqual([])
  expect(await filesWith(app, word)).toEqual([])
  expect(app.logged()).not.toContain(word)
  for (const { email } of [person, layla]) expect(JSON.stringify(await app.mailTo(email))).not.toContain(word)
})
