import { expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import { cancelUpcoming, listUpcoming, suspendPractice } from '#contract/oversight/practices.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const reason = 'The dietitian is not available any more.'

async function practice() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, { licensedUntil: '2026-11-25' })
  await app.rows(
    `insert into verifications (user_id, status, license_number, licensed_until) values ($1, 'approved', $2, '2026-11-25')
      on conflict (user_id) do update set status = 'approved', licensed_until = excluded.licensed_until`,
    [dietitian.id, dietitian.id],
  )
  const on = (startsAt: string, facts: RowFacts = {}) =>
    putAppointment(app, { patient, dietitian }, { status: 'confirmed', startsAt, ...facts })
  const statusOf = async (id: string) => {
    const { appointment } = (await patient.call(readAppointment, { id })).body
    return [appointment.status, appointment.ending]
  }
  const before = await on('2026-11-22T07:00:00Z', { status: 'pending', lapsesAt: '2026-11-21T10:00:00Z' })
  const lastMinute = await on('2026-11-25T20:30:00Z')
  const after = await on('2026-11-25T21:00:00Z')
  await on('2026-11-20T07:00:00Z')
  await on('2026-11-24T07:00:00Z', { status: 'cancelled' })
  return { patient, dietitian, before, lastMinute, after, statusOf }
}

test('an admin sees upcoming appointments, and which of them are after the licence’s end, without the patients', async () => {
  const { dietitian, before, lastMinute, after } = await practice()
  const { body, text } = await admin.call(listUpcoming, { id: dietitian.id })
  expect([body.count, body.afterLicense]).toEqual([3, 1])
  expect(body.upcoming.map(({ id, status, isAfterLicense }) => [id, status, isAfterLicense])).toEqual([
    [before, 'pending', false],
    [lastMinute, 'confirmed', false],
    [after, 'confirmed', true],
  ])
  expect(text).not.toContain('Sara')
})

test('all of them are cancelled with a reason, and both sides are told', async () => {
  const { patient, dietitian, before, lastMinute, after, statusOf } = await practice()
  const { body } = await admin.call(cancelUpcoming, { id: dietitian.id, which: 'all', reason })
  expect(body).toEqual({ cancelled: 3 })
  for (const id of [before, lastMinute, after])
    expect(await statusOf(id)).toEqual(['cancelled', 'cancelled_by_platform'])
  await app.runJobs()
  const letters = await app.mailTo(patient.email)
  expect(letters).toHaveLength(3)
  for (const { text } of letters) expect(text).toContain(reason)
  expect((await app.mailTo(dietitian.email)).length).toBeGreaterThan(0)
  const again = await admin.call(cancelUpcoming, { id: dietitian.id, which: 'all', reason })
  expect(again.body).toEqual({ cancelled: 0 })
})

test('those after the licence’s end can be cancelled separately', async () => {
  const { dietitian, before, lastMinute, after, statusOf } = await practice()
  const { body } = await admin.call(cancelUpcoming, { id: dietitian.id, which: 'after_license', reason })
  expect(body).toEqual({ cancelled: 1 })
  expect(await Promise.all([before, lastMinute, after].map(statusOf))).toEqual([
    ['pending', null],
    ['confirmed', null],
    ['cancelled', 'cancelled_by_platform'],
  ])
})

test('suspension keeps confirmed appointments; requests cannot be confirmed meanwhile', async () => {
  const { dietitian, before, lastMinute, statusOf } = await practice()
  await admin.call(suspendPractice, { id: dietitian.id, reason: 'A complaint is being looked at.' })
  expect(await statusOf(lastMinute)).toEqual(['confirmed', null])
  const { body } = await dietitian.call(confirmAppointment, { id: before })
  expect(body.error.code).toBe('not_listed')
  app.at('2026-11-21T10:00:00Z')
  expect(await statusOf(before)).toEqual(['cancelled', 'lapsed'])
  app.at('2026-11-21T09:00:00Z')
})

test('an admin may also cancel them with a separate reason: patients do not read why a dietitian is suspended', async () => {
  const { patient, dietitian, lastMinute, statusOf } = await practice()
  await admin.call(suspendPractice, {
    id: dietitian.id,
    reason: 'A complaint is being looked at.',
    patientsAreTold: reason,
  })
  expect(await statusOf(lastMinute)).toEqual(['cancelled', 'cancelled_by_platform'])
  await app.runJobs()
  const letters = JSON.stringify(await app.mailTo(patient.email))
  expect(letters).toContain(reason)
  expect(letters).not.toContain('complaint')
})

test('an admin cannot cancel their own appointments as an admin, even with the id in capitals', async () => {
  const both = await join(
    app,
    { ...noor, email: unique(noor.email) },
    { role: 'admin', also: ['dietitian', 'patient'] },
  )
  await listedDietitian(app, both)
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const id = await putAppointment(
    app,
    { patient, dietitian: both },
    { status: 'confirmed', startsAt: '2026-11-22T07:00:00Z' },
  )
  for (const own of [both.id, both.id.toUpperCase()]) {
    expect((await both.call(cancelUpcoming, { id: own, which: 'all', reason })).status).toBe(404)
    expect((await both.call(suspendPractice, { id: own, reason })).status).toBe(404)
  }
  expect((await patient.call(readAppointment, { id })).body.appointment.status).toBe('confirmed')
})
