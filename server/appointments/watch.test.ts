import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { confirmAppointment, reportAbsence } from '#contract/appointments/changes.ts'
import { saveNotes } from '#contract/appointments/notes.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { bookedAppointment } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { moveClock } from '#test/move-clock.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { completePast, lapseRequests, signForgotten } from './watch.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const sunday = '2026-11-22T06:00:00.000Z'
app.at(sunday)
let layla: Person
let patient: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  patient = await join(app, sara)
  await listedDietitian(app, layla)
})
beforeEach(async () => {
  await app.rows('delete from appointments')
  await app.rows(`delete from events where subject_type = 'appointment'`)
  await moveClock(app, sunday)
})

const rounds = async () => {
  for (const round of [lapseRequests, completePast, signForgotten]) await round(app.house)
}
const told = () =>
  app.rows(
    `select replace(kind, 'appointment.', '') as kind, actor, detail ->> 'by' as by, at from events
      where subject_type = 'appointment' and actor = 'system' order by id`,
  )
const page = async (who: Person, id: string) => (await who.call(readAppointment, { id })).body.appointment
const system_ = (kind: string, at: string) => ({ kind, actor: 'system', by: 'platform', at: new Date(at) })

test('a request expires to the millisecond, is announced once, and reads as lapsed even before that is recorded', async () => {
  const { id } = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T10:00:00Z' })
  await moveClock(app, '2026-11-23T05:59:59.999Z')
  await rounds()
  expect([(await page(patient, id)).status, await told()]).toEqual(['pending', []])
  app.at('2026-11-23T06:00:00.000Z')
  expect(await page(patient, id)).toMatchObject({
    status: 'cancelled',
    ending: 'lapsed',
    version: 1,
    lapsesAt: null,
  })
  for (let round = 0; round < 2; round++) await rounds()
  expect(await told()).toEqual([system_('lapsed', '2026-11-23T06:00:00.000Z')])
  expect(await page(layla, id)).toMatchObject({ status: 'cancelled', ending: 'lapsed', version: 2 })
  expect((await page(layla, id)).history.at(-1)).toMatchObject({ kind: 'lapsed', by: 'platform' })
})

test('an undisputed appointment is completed after two days, unless the call shows that the dietitian never came', async () => {
  const put = (startsAt: string) =>
    putAppointment(app, { patient, dietitian: layla }, { status: 'confirmed', startsAt })
  const [silent, disputed, nobodyCame, dietitianCame] = [
    await put('2026-11-22T05:00:00Z'),
    await put('2026-11-22T05:30:00Z'),
    await put('2026-11-22T04:30:00Z'),
    await put('2026-11-22T04:00:00Z'),
  ]
  await app.rows(
    `update appointments set meeting_link = 'https://nabta.test/call/' || id where id = any($1)`,
    [[nobodyCame, dietitianCame]],
  )
  await app.rows('update appointments set dietitian_attended_at = starts_at where id = $1', [dietitianCame])
  expect((await patient.call(reportAbsence, { id: disputed })).status).toBe(200)
  await moveClock(app, '2026-11-24T04:29:59.999Z')
  await rounds()
  expect(await told()).toEqual([])
  app.at('2026-11-24T06:30:00.000Z')
  for (let round = 0; round < 2; round++) await rounds()
  await moveClock(app, '2026-11-24T06:30:00.000Z')
  expect(await page(patient, silent)).toMatchObject({ status: 'completed', outcome: 'attended' })
  expect(await page(patient, dietitianCame)).toMatchObject({ status: 'completed', outcome: 'attended' })
  expect(await page(patient, disputed)).toMatchObject({ status: 'confirmed', claim: { openedBy: 'patient' } })
  for (const who of [patient, layla])
    expect(await page(who, nobodyCame)).toMatchObject({
      status: 'confirmed',
      claim: { openedBy: 'platform', own: null, other: null, endsAt: '2026-11-26T06:30:00.000Z' },
      may: { sayWhoCame: true },
    })
})

test('notes left for a day are signed, except those of an appointment that is not completed yet', async () => {
  const over = await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-11-22T05:00:00Z' })
  const ahead = await putAppointment(
    app,
    { patient, dietitian: layla },
    { status: 'confirmed', startsAt: '2026-11-25T09:00:00Z' },
  )
  for (const id of [over, ahead])
    expect((await layla.call(saveNotes, { id, private: 'Mine.', shared: 'More lentils.' })).status).toBe(200)
  await moveClock(app, '2026-11-23T05:59:59.999Z')
  await rounds()
  expect((await page(patient, over)).notes).toBeNull()
  app.at('2026-11-23T06:00:00.000Z')
  for (let round = 0; round < 2; round++) await rounds()
  expect((await page(patient, over)).notes).toMatchObject({ private: '', shared: 'More lentils.' })
  expect((await page(patient, over)).history.at(-1)).toMatchObject({ kind: 'notes_signed', by: 'platform' })
  expect((await page(patient, ahead)).notes).toBeNull()
  expect(await told()).toEqual([system_('notes_signed', '2026-11-23T06:00:00.000Z')])
})

test('several nodes at the same time announce nothing twice, and do not wait for locked rows', async () => {
  for (let at = 0; at < 110; at++)
    await putAppointment(
      app,
      { patient, dietitian: layla },
      {
        status: 'pending',
        startsAt: new Date(Date.parse(sunday) + (at + 10) * 3_600_000).toISOString(),
        lapsesAt: sunday,
      },
    )
  const [first] = await app.rows<{ id: string }>('select id from appointments limit 1')
  await app.house.db.as(system, async (tx) => {
    await tx
      .selectFrom('appointments')
      .select('id')
      .where('id', '=', first?.id ?? '')
      .forUpdate()
      .execute()
    await Promise.all([1, 2, 3].map(() => lapseRequests(app.house)))
    expect(await told()).toHaveLength(109)
  })
  await lapseRequests(app.house)
  const each = await app.rows<{ count: number }>(
    `select count(*)::int as count from events where kind = 'appointment.lapsed' group by subject_id`,
  )
  expect(each).toEqual(Array.from({ length: 110 }, () => ({ count: 1 })))
  expect(await app.rows('select from taken_times')).toEqual([])
})

test('a request confirmed just before it would lapse stays confirmed', async () => {
  const { id } = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T10:00:00Z' })
  await moveClock(app, '2026-11-23T05:59:59.999Z')
  expect((await layla.call(confirmAppointment, { id })).status).toBe(200)
  app.at('2026-11-23T06:00:00.000Z')
  await rounds()
  expect((await page(patient, id)).status).toBe('confirmed')
})
