import { beforeAll, expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { listReadings, saveDietitianSharing, saveSharing } from '#contract/health/sharing.ts'
import { listPatients, readPatient, searchPatients } from '#contract/patients/patients.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, khalid, noor, omar, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
let layla: Person
let fahad: Person
let both: Person
let active: Person
let former: Person
let refused: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  active = await join(app, sara)
  former = await join(app, omar)
  refused = await join(app, khalid)
  both = await join(app, noor, { role: 'dietitian', also: ['patient'] })
  const put = (patient: Person, facts: RowFacts) => putAppointment(app, { patient, dietitian: layla }, facts)
  await put(active, { startsAt: '2026-10-01T09:00:00Z' })
  await put(active, { startsAt: '2026-11-10T09:00:00Z' })
  await put(active, { startsAt: '2026-11-12T09:00:00Z', outcome: 'patient_absent' })
  await put(active, { startsAt: '2026-12-01T09:00:00Z', status: 'confirmed', mode: 'in-person' })
  await put(active, { startsAt: '2026-12-20T09:00:00Z', status: 'cancelled' })
  await put(former, { startsAt: '2026-08-24T05:59:00Z' })
  await put(refused, { startsAt: '2026-12-02T09:00:00Z', status: 'cancelled', ending: 'declined' })
  await put(refused, {
    startsAt: '2026-12-03T09:00:00Z',
    status: 'pending',
    lapsesAt: '2026-11-22T05:00:00Z',
  })
  await putAppointment(app, { patient: layla, dietitian: both }, { startsAt: '2026-11-21T09:00:00Z' })
})

const listed = async (who: Person, asked: Parameters<typeof who.call<typeof searchPatients>>[1] = {}) =>
  (await who.call(searchPatients, asked)).body.patients.map(({ id }) => id)

test('patients are people with a past or upcoming appointment, active for 90 days after the latest', async () => {
  const { body } = await layla.call(listPatients, {})
  expect(body.after).toBeNull()
  expect(body.patients).toMatchObject([
    {
      id: active.id,
      name: sara.name,
      email: sara.email,
      phone: '+966501234567',
      isActive: true,
      next: { status: 'confirmed', mode: 'in-person', startsAt: '2026-12-01T09:00:00.000Z' },
      lastVisitAt: '2026-11-10T09:00:00.000Z',
    },
    { id: former.id, isActive: false, next: null, lastVisitAt: '2026-08-24T05:59:00.000Z' },
  ])
  expect(await listed(layla, { state: 'active' })).toEqual([active.id])
  expect(await listed(layla, { state: 'inactive' })).toEqual([former.id])
})

test('the search finds names in any spelling, addresses and phone numbers', async () => {
  for (const q of ['sara', 'QAHT', 'sara@example', '050 123 4567', '+966 50 123'])
    expect(await listed(layla, { q }), q).toContain(active.id)
  expect(await listed(layla, { q: 'عمر باكرى' })).toEqual([former.id])
  expect(await listed(layla, { q: 'عمر', state: 'active' })).toEqual([])
  expect(await listed(layla, { q: khalid.name })).toEqual([])
})

test('a dietitian cannot see another’s patients, or people without a confirmed appointment', async () => {
  expect(await listed(fahad)).toEqual([])
  expect(await listed(both)).toEqual([layla.id])
  const { body } = await layla.call(readPatient, { id: active.id })
  expect(body.patient).toMatchObject({ visits: 2, firstVisitAt: '2026-10-01T09:00:00.000Z', bornOn: null })
  for (const [who, id] of [
    [fahad, active.id],
    [layla, refused.id],
    [layla, fahad.id],
    [layla, layla.id],
  ] as const)
    expect((await who.call(readPatient, { id })).status).toBe(404)
})

test('concerns are shown if they are shared, and the patient sees who has read them', async () => {
  const concerns = async () =>
    (await layla.call(listPatients, {})).body.patients.find(({ id }) => id === active.id)?.concerns
  const readings = async () => (await active.call(listReadings, {})).body.readings
  const tell = () =>
    app.house.db.as(system, (tx) =>
      saveHealthAnswers(
        tx,
        app.house,
        active.id,
        { healthGoals: ['weight-loss'], medicalConditions: 'Prediabetes' },
        app.house.clock.now(),
      ),
    )
  await tell()
  expect(await concerns(), 'without consent').toBeNull()
  await active.call(giveHealthConsent, { version: healthConsentVersion })
  await tell()
  expect(await concerns()).toEqual({ goals: ['weight-loss'], conditions: 'Prediabetes' })
  expect(await readings()).toMatchObject([{ dietitian: { id: layla.id }, group: 'answers', times: 1 }])
  await active.call(saveDietitianSharing, { dietitian: layla.id, groups: ['body'] })
  expect(await concerns(), 'withheld').toBeNull()
  await active.call(saveDietitianSharing, { dietitian: layla.id, groups: ['answers'] })
  await active.call(saveSharing, { sharesRecord: false })
  expect(await concerns(), 'with nobody').toBeNull()
  expect(await readings()).toMatchObject([{ times: 1 }])
})

test('a long list comes page by page: the next to come first, then the latest seen, each patient once', async () => {
  await meetMany(fahad, 45)
  const seen: { id: string; at: string | null }[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const { body } = await fahad.call(listPatients, after ? { after } : {})
    for (const { id, next, lastVisitAt } of body.patients)
      seen.push({ id, at: next?.startsAt ?? lastVisitAt })
    after = body.after
  }
  const times = seen.map(({ at }) => at ?? '')
  const now = '2026-11-22T06:00:00.000Z'
  expect(times).toEqual([
    ...times.filter((at) => at > now).toSorted(),
    ...times
      .filter((at) => at <= now)
      .toSorted()
      .reverse(),
  ])
  expect([times.filter((at) => at > now).length, new Set(seen.map(({ id }) => id)).size]).toEqual([25, 45])
  const { body } = await fahad.call(searchPatients, { q: 'many' })
  expect(body.patients.map(({ id }) => id)).toEqual(seen.slice(0, 20).map(({ id }) => id))
  expect((await listed(fahad, { q: 'many', after: body.after ?? '' })).length).toBe(20)
  expect((await listed(fahad, { state: 'inactive' })).length).toBe(0)
})

/** One appointment with each patient, an hour apart, more than half of them upcoming. */
const meetMany = (dietitian: Person, count: number) =>
  app.rows(
    `with people as (
        insert into users (email, password_hash, language, created_at, confirmed_at)
          select 'many' || at || '@example.sa', 'none', 'en', now(), now() from generate_series(1, $2::int) as at
          returning id, email),
      named as (insert into profiles (id, first_name, last_name, updated_at) select id, 'Many', email, now() from people),
      roles as (insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) select id, 'patient', true, now(), 'system' from people),
      given as (select id, timestamptz '2026-11-22T05:30:00Z' + (row_number() over () - $2::int * 4 / 9) * interval '1 hour' as starts from people)
      insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
          patient_zone, status, outcome, completed_at, requested_at, changed_at)
        select id, $1, 'follow-up', 'Follow-up', 'video', 0, '{}', starts, starts + interval '30 minutes', 'Asia/Riyadh', 'Asia/Riyadh',
            case when starts > '2026-11-22T06:00:00Z' then 'confirmed' else 'completed' end,
            case when starts <= '2026-11-22T06:00:00Z' then 'attended' end, case when starts <= '2026-11-22T06:00:00Z' then starts end,
            starts, starts from given`,
    [dietitian.id, count],
  )
