import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { cancelAppointment, declineAppointment } from '#contract/appointments/changes.ts'
import { cancelConflicts, keepConflicts, listConflicts } from '#contract/appointments/conflicts.ts'
import { addException, readAvailability, saveAvailability } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')

async function practice() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const on = (startsAt: string, facts: RowFacts = {}) =>
    putAppointment(app, { patient, dietitian }, { status: 'confirmed', startsAt, ...facts })
  return { patient, dietitian, on }
}

const idsOf = async (dietitian: Person) =>
  (await dietitian.call(listConflicts, {})).body.conflicts.map(({ id }) => id)
const closeSunday = (dietitian: Person) =>
  dietitian.call(addException, {
    kind: 'closed',
    from: '2026-11-22',
    to: '2026-11-22',
    weekdays: null,
    hours: [],
  })
async function worksUntilNoon(dietitian: Person) {
  const { availability } = (await dietitian.call(readAvailability, {})).body
  const weekly = availability.weekly.map((ranges) =>
    ranges.length > 0 ? [{ from: '09:00', to: '12:00' }] : [],
  )
  await dietitian.call(saveAvailability, { ...availability, weekly })
}

test('appointments outside the current hours are listed, and nothing else', async () => {
  const { dietitian, on } = await practice()
  const morning = await on('2026-11-23T06:00:00Z')
  const across = await on('2026-11-23T08:45:00Z')
  const evening = await on('2026-11-24T13:00:00Z', { status: 'pending' })
  const closed = await on('2026-11-22T07:00:00Z', { otherServiceName: 'الاستشارة الأولى' })
  await app.rows("update profiles set other_name = 'سارة القحطاني' where first_name = 'Sara'")
  await on('2026-11-24T14:00:00Z', { status: 'cancelled' })
  await on('2026-11-20T18:00:00Z', { status: 'completed' })
  expect(await idsOf(dietitian)).toEqual([])
  await worksUntilNoon(dietitian)
  expect(await idsOf(dietitian)).toEqual([across, evening])
  await closeSunday(dietitian)
  const { body } = await dietitian.call(listConflicts, {})
  expect(body.zone).toBe('Asia/Riyadh')
  expect(body.conflicts.map(({ id }) => id)).toEqual([closed, across, evening])
  expect(body.conflicts[0]).toEqual({
    id: closed,
    status: 'confirmed',
    because: 'hours',
    patient: { name: sara.name, otherName: 'سارة القحطاني' },
    serviceName: 'Initial consultation',
    otherServiceName: 'الاستشارة الأولى',
    mode: 'video',
    startsAt: '2026-11-22T07:00:00.000Z',
    endsAt: '2026-11-22T07:30:00.000Z',
    agreedAt: null,
  })
  expect(body.conflicts.map(({ id }) => id)).not.toContain(morning)
})

test('a requested new time is listed beside the confirmed one, until it is answered', async () => {
  const { dietitian, on } = await practice()
  const [agreedAt, wantedAt] = ['2026-11-24T06:00:00.000Z', '2026-11-22T07:00:00.000Z']
  const id = await on(agreedAt, { wantedAt, wantedUntil: '2026-11-22T06:00:00Z' })
  expect(await idsOf(dietitian)).toEqual([])
  await closeSunday(dietitian)
  const { conflicts } = (await dietitian.call(listConflicts, {})).body
  expect(conflicts).toMatchObject([
    {
      id,
      because: 'wish',
      status: 'confirmed',
      startsAt: wantedAt,
      endsAt: '2026-11-22T07:30:00.000Z',
      agreedAt,
    },
  ])
  await dietitian.call(keepConflicts, { ids: [id] })
  expect(await idsOf(dietitian), 'kept is what is agreed on').toEqual([id])
  await dietitian.call(declineAppointment, { id })
  expect(await idsOf(dietitian)).toEqual([])

  const other = await on('2026-11-25T06:00:00Z', { wantedAt, wantedUntil: '2026-11-21T08:59:00Z' })
  expect(await idsOf(dietitian), 'no wish any more').toEqual([])
  await app.rows("update verifications set licensed_until = '2026-11-23' where user_id = $1", [dietitian.id])
  await app.rows('update appointments set wanted_until = $2 where id = $1', [other, '2026-11-24T06:00:00Z'])
  const both = (await dietitian.call(listConflicts, {})).body.conflicts
  expect(both.map(({ because }) => because)).toEqual(['license', 'wish'])
})

test('a lapsed request is not a conflict', async () => {
  const { dietitian, on } = await practice()
  await on('2026-11-22T07:00:00Z', { status: 'pending', lapsesAt: '2026-11-21T08:59:00Z' })
  await closeSunday(dietitian)
  expect(await idsOf(dietitian)).toEqual([])
})

test('an appointment that is kept leaves the list and takes place; nobody is notified', async () => {
  const { patient, dietitian, on } = await practice()
  const [one, other] = [await on('2026-11-22T07:00:00Z'), await on('2026-11-22T08:00:00Z')]
  await closeSunday(dietitian)
  const { body } = await dietitian.call(keepConflicts, { ids: [one] })
  expect(body.conflicts.map(({ id }) => id)).toEqual([other])
  await dietitian.call(keepConflicts, { ids: [one] })
  const events = await app.rows('select from events where kind = $1 and subject_id = $2', [
    'appointment.kept',
    one,
  ])
  expect(events).toHaveLength(1)
  const { appointment } = (await patient.call(readAppointment, { id: one })).body
  expect([appointment.status, appointment.may.cancel]).toEqual(['confirmed', true])
})

test('a cancelled one ends for both with the reason; a mere request is declined', async () => {
  const { patient, dietitian, on } = await practice()
  const agreedOn = await on('2026-11-22T07:00:00Z')
  const asked = await on('2026-11-22T08:00:00Z', { status: 'pending' })
  await closeSunday(dietitian)
  const reason = 'My hours have changed.'
  const { body } = await dietitian.call(cancelConflicts, { ids: [agreedOn, asked], reason })
  expect(body.conflicts).toEqual([])
  const read = async (id: string) => (await patient.call(readAppointment, { id })).body.appointment
  expect(await read(agreedOn)).toMatchObject({
    status: 'cancelled',
    ending: 'cancelled_by_dietitian',
    reason,
  })
  expect(await read(asked)).toMatchObject({ status: 'cancelled', ending: 'declined', reason })
  await app.runJobs()
  const letters = await app.mailTo(patient.email)
  expect(letters).toHaveLength(2)
  for (const { text } of letters) expect(text).toContain(reason)
  expect(
    await app.rows('select from taken_times where appointment_id = any($1)', [[agreedOn, asked]]),
  ).toEqual([])
})

test('another dietitian’s appointment, or a past one, can be neither kept nor cancelled', async () => {
  const { patient, dietitian, on } = await practice()
  const other = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  await listedDietitian(app, other)
  const id = await on('2026-11-22T07:00:00Z')
  const over = await on('2026-11-22T08:00:00Z')
  await patient.call(cancelAppointment, { id: over })
  await closeSunday(dietitian)
  for (const [person, ids] of [
    [other, [id]],
    [dietitian, [over]],
  ] as const) {
    await person.call(keepConflicts, { ids: [...ids] })
    await person.call(cancelConflicts, { ids: [...ids], reason: 'No.' })
  }
  expect(await idsOf(dietitian)).toEqual([id])
  const rows = await app.rows(
    'select ending, conflict_accepted_at from appointments where id = any($1) order by starts_at',
    [[id, over]],
  )
  expect(rows).toEqual([
    { ending: null, conflict_accepted_at: null },
    { ending: 'cancelled_by_patient', conflict_accepted_at: null },
  ])
})

test('a dietitian who is the patient of an appointment cannot decide about it here', async () => {
  const colleague = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  await listedDietitian(app, colleague)
  const { dietitian } = await practice()
  const id = await putAppointment(
    app,
    { patient: colleague, dietitian },
    { status: 'confirmed', startsAt: '2026-11-22T07:00:00Z' },
  )
  await colleague.call(keepConflicts, { ids: [id] })
  await colleague.call(cancelConflicts, { ids: [id], reason: 'No.' })
  const [row] = await app.rows('select status, conflict_accepted_at from appointments where id = $1', [id])
  expect(row).toEqual({ status: 'confirmed', conflict_accepted_at: null })
})

test('appointments after the licence’s end are listed as such', async () => {
  const { dietitian, on } = await practice()
  const [last, after] = [await on('2026-11-22T13:30:00Z'), await on('2026-11-23T06:00:00Z')]
  await app.rows("update verifications set licensed_until = '2026-11-22' where user_id = $1", [dietitian.id])
  const { body } = await dietitian.call(listConflicts, {})
  expect(body.conflicts.map(({ id, because }) => [id, because])).toEqual([[after, 'license']])
  await closeSunday(dietitian)
  expect(await idsOf(dietitian)).toEqual([last, after])
})

test('after a change of the practice’s time zone, its hours are those of the new zone', async () => {
  const { dietitian, on } = await practice()
  const id = await on('2026-11-23T06:00:00Z')
  const { availability } = (await dietitian.call(readAvailability, {})).body
  await dietitian.call(saveAvailability, { ...availability, zone: 'Europe/London' })
  expect(await idsOf(dietitian)).toEqual([id])
})
