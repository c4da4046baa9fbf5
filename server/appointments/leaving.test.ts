import { beforeAll, expect, test } from 'vitest'
import { readAppointment, searchAppointments } from '#contract/appointments/appointment.ts'
import {
  cancelAppointment,
  confirmAppointment,
  declineAppointment,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { addToNotes, saveNotes, signNotes } from '#contract/appointments/notes.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { bookedAppointment, requestAppointment } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { moveClock } from '#test/move-clock.ts'
import { deleteForGood, join, type Person, unique } from '#test/people.ts'
import { listedDietitian, refresh } from '#test/practices/practices.ts'
import { completePast, lapseRequests } from './watch.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const sunday = '2026-11-22T06:00:00.000Z'
app.at(sunday)
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla)
  await listedDietitian(app, fahad)
})

const aPatient = (who = sara) => join(app, { ...who, email: unique(who.email) })
async function leave(person: Person) {
  await deleteForGood(app, person)
  expect(await app.rows('select from users where id = $1', [person.id])).toEqual([])
}
const page = async (who: Person, id: string) => (await who.call(readAppointment, { id })).body.appointment
const eventsOf = async (id: string) =>
  (await app.rows<{ kind: string }>('select kind from events where subject_id = $1 order by id', [id])).map(
    ({ kind }) => kind.replace('appointment.', ''),
  )
const noOther = { id: null, name: null, otherName: null, photoId: null }

test('a patient who leaves has no upcoming appointments, and of past ones only the fact remains, with no name', async () => {
  const patient = await aPatient()
  const ahead = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T10:00:00Z' })
  const agreed = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T12:00:00Z' })
  await layla.call(confirmAppointment, { id: agreed.id })
  const past = await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-11-20T10:00:00Z' })
  await layla.call(signNotes, { id: past, private: 'Mine.', shared: 'Ours.' })
  await layla.call(addToNotes, { id: past, audience: 'shared', text: 'More.' })
  await leave(patient)
  for (const { id } of [ahead, agreed]) {
    expect(await page(layla, id)).toMatchObject({
      status: 'cancelled',
      ending: 'cancelled_by_patient',
      other: noOther,
    })
    expect((await eventsOf(id)).at(-1)).toBe('cancelled')
  }
  expect(
    await app.rows('select from taken_times where appointment_id = any($1)', [[ahead.id, agreed.id]]),
  ).toEqual([])
  const kept = await page(layla, past)
  expect(kept).toMatchObject({ status: 'completed', other: noOther, notes: null })
  expect(Object.values(kept.may)).not.toContain(true)
  const { body } = await layla.call(searchAppointments, { view: 'past', q: 'initial' })
  expect(body.appointments.map(({ id }) => id)).toContain(past)
  for (const table of ['consultation_notes', 'note_addenda'])
    expect(await app.rows(`select from ${table} where appointment_id = $1`, [past]), table).toEqual([])
  expect((await layla.call(saveNotes, { id: past, private: 'Again.', shared: '' })).status).toBe(409)
  const letters = (await app.mailTo(layla.email)).filter(({ subject }) => /cancel/i.test(subject))
  expect(letters.length, 'she is told of both').toBe(2)
})

test('patients of a dietitian who leaves keep the information that they were given', async () => {
  const [patient, goes] = [
    await aPatient(),
    await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' }),
  ]
  await listedDietitian(app, goes)
  const ahead = await bookedAppointment(app, patient, goes, { startsAt: '2026-11-25T10:00:00Z' })
  const past = await putAppointment(app, { patient, dietitian: goes }, { startsAt: '2026-11-20T12:00:00Z' })
  await goes.call(signNotes, { id: past, private: 'Mine.', shared: 'Ours.' })
  await leave(goes)
  expect(await page(patient, ahead.id)).toMatchObject({
    status: 'cancelled',
    ending: 'cancelled_by_dietitian',
    other: noOther,
  })
  expect(await page(patient, past)).toMatchObject({
    status: 'completed',
    other: noOther,
    notes: { shared: 'Ours.', private: '' },
  })
  expect((await app.mailTo(patient.email)).some(({ subject }) => /cancel/i.test(subject))).toBe(true)
  expect(await app.rows('select from taken_times where appointment_id = $1', [ahead.id])).toEqual([])
  expect(
    (await requestAppointment(app, patient, goes, { startsAt: '2026-11-25T12:00:00Z', service: past }))
      .status,
  ).toBe(404)
})

test('the reason for a cancellation is erased with either side, and the address of a practice with its dietitian', async () => {
  const goes = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  await listedDietitian(app, goes)
  const [patient, other] = [await aPatient(), await aPatient(omar)]
  const kept = await bookedAppointment(app, patient, goes, {
    startsAt: '2026-11-29T10:00:00Z',
    mode: 'in-person',
  })
  const told = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-26T10:00:00Z' })
  await patient.call(cancelAppointment, { id: told.id, reason: 'My mother is ill.' })
  const declined = await bookedAppointment(app, other, goes, { startsAt: '2026-11-30T12:00:00Z' })
  await goes.call(declineAppointment, { id: declined.id, reason: 'I am away then.' })
  expect(await page(layla, told.id)).toMatchObject({ reason: 'My mother is ill.' })
  expect((await page(layla, told.id)).history.at(-1)?.reason).toBe('My mother is ill.')
  expect((await page(other, declined.id)).reason).toBe('I am away then.')
  await leave(goes)
  await leave(patient)
  for (const [who, id] of [
    [layla, told.id],
    [other, declined.id],
  ] as const) {
    const { reason, history } = await page(who, id)
    expect([reason, history.at(-1)?.reason]).toEqual([null, null])
  }
  expect(await app.rows('select location, meeting_link from appointments where id = $1', [kept.id])).toEqual([
    { location: null, meeting_link: null },
  ])
})

test('requests that were pending when a person left end by themselves', async () => {
  const patient = await aPatient()
  const id = await putAppointment(
    app,
    { patient, dietitian: layla },
    { status: 'confirmed', startsAt: '2026-11-22T05:50:00Z' },
  )
  await leave(patient)
  expect(await page(layla, id)).toMatchObject({
    status: 'confirmed',
    other: noOther,
    may: { complete: false, cancel: false },
  })
  await moveClock(app, '2026-11-25T06:00:00.000Z')
  await lapseRequests(app.house)
  await completePast(app.house)
  await moveClock(app, sunday)
  expect((await page(layla, id)).status).toBe('completed')
  expect(await app.rows('select from taken_times where appointment_id = $1', [id])).toEqual([])
})

test('a suspended dietitian gets no new patients, and keeps confirmed appointments until an admin decides', async () => {
  const [patient, suspended] = [
    await aPatient(omar),
    await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' }),
  ]
  await listedDietitian(app, suspended)
  const asked = await bookedAppointment(app, patient, suspended, { startsAt: '2026-11-26T10:00:00Z' })
  await app.rows(
    `update verifications set status = 'suspended', reason = 'Calls did not take place.' where user_id = $1`,
    [suspended.id],
  )
  await refresh(app, suspended)
  const { status, body } = await suspended.call(confirmAppointment, { id: asked.id })
  expect([status, body.error.code]).toEqual([409, 'not_listed'])
  expect((await page(patient, asked.id)).status).toBe('pending')
  expect(
    (await requestAppointment(app, await aPatient(), suspended, { startsAt: '2026-11-26T12:00:00Z' })).status,
  ).toBe(404)
  const moved = await patient.call(rescheduleAppointment, { id: asked.id, startsAt: '2026-11-26T12:00:00Z' })
  expect([moved.status, moved.body.error?.code]).toEqual([409, 'slot_taken'])
})

test('a copy of the data shows the address of a practice no sooner than the page does', async () => {
  const patient = await aPatient()
  const { id } = await bookedAppointment(app, patient, fahad, {
    startsAt: '2026-11-29T10:00:00Z',
    mode: 'in-person',
  })
  const copied = async (who: Person) =>
    (await copiedData(who)).parts.appointments?.find((row) => row.id === id)
  expect([(await copied(patient))?.location, (await copied(fahad))?.location]).toEqual([
    null,
    'King Fahd Road 12',
  ])
  await fahad.call(confirmAppointment, { id })
  expect((await copied(patient))?.location).toBe('King Fahd Road 12')
})
