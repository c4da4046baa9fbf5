import { beforeAll, expect, test } from 'vitest'
import { downloadCalendarEntry } from '#contract/appointments/calendar.ts'
import {
  cancelAppointment,
  confirmAppointment,
  declineAppointment,
  listTimesToMove,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { listSlots } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { confirmedAppointment, requestAppointment } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { moveClock } from '#test/move-clock.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runsAll } from '#test/setup/extent.ts'
import { remind } from './notices/remind.ts'
import { lapseMoves } from './watch.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '100000' })
const sunday = '2026-11-22T06:00:00.000Z'
const rounds = runsAll ? 12 : 4
const [old, wanted, third] = [
  '2026-11-24T08:00:00.000Z',
  '2026-11-25T08:00:00.000Z',
  '2026-11-26T08:00:00.000Z',
]
let layla: Person
let fahad: Person
let patient: Person

beforeAll(async () => {
  app.at(sunday)
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, fahad, { takesAtOnce: true })
})

async function meet() {
  await moveClock(app, sunday)
  layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await listedDietitian(app, layla)
  patient = await join(app, { ...sara, email: unique(sara.email) })
  const { id } = await confirmedAppointment(app, patient, layla, { startsAt: old })
  return id
}
const move = async (who: Person, id: string, startsAt: string) => {
  const { status, body } = await who.call(rescheduleAppointment, { id, startsAt })
  return { status, code: body.error?.code, appointment: body.appointment }
}
const rowOf = async (id: string) =>
  (
    await app.rows<Record<string, unknown>>(
      `select status, starts_at, wanted_at, wanted_until, version, sequence, moves, reason, meeting_link,
        (select count(*)::int from taken_times where appointment_id = appointments.id) as taken from appointments where id = $1`,
      [id],
    )
  )[0]
const eventsOf = async (id: string) =>
  (await app.rows<{ kind: string }>('select kind from events where subject_id = $1 order by id', [id])).map(
    ({ kind }) => kind.replace('appointment.', ''),
  )
async function isFree(startsAt: string, { id }: Person = layla) {
  const someone = await join(app, { ...sara, email: unique(sara.email) })
  const { body } = await someone.call(listSlots, { id, from: startsAt.slice(0, 10), days: '1' })
  return body.days.some(({ slots }) => slots.includes(startsAt))
}
const whereFree = () => Promise.all([old, wanted].map((at) => isFree(at)))

test('a confirmed appointment keeps its time while its patient requests another, and nobody else gets either', async () => {
  const id = await meet()
  const before = await rowOf(id)
  const { status, appointment } = await move(patient, id, wanted)
  expect([status, appointment]).toMatchObject([
    200,
    {
      status: 'confirmed',
      startsAt: old,
      lapsesAt: null,
      meetingLink: before?.meeting_link,
      wanted: {
        startsAt: wanted,
        endsAt: '2026-11-25T08:30:00.000Z',
        lapsesAt: '2026-11-23T06:00:00.000Z',
      },
      movesLeft: 1,
      may: { cancel: true, reschedule: true, keepTime: true, confirm: false, decline: false },
    },
  ])
  expect(appointment.history.at(-1)).toMatchObject({
    kind: 'move_asked',
    by: 'patient',
    from: old,
    to: wanted,
  })
  expect(await rowOf(id)).toMatchObject({ version: 3, sequence: before?.sequence, moves: 1, taken: 4 })
  expect(await whereFree()).toEqual([false, false])
  for (const startsAt of [old, wanted])
    expect((await requestAppointment(app, patient, fahad, { startsAt })).body.error.code).toBe('busy_then')
  const { bytes } = await patient.call(downloadCalendarEntry, { id })
  const entry = new TextDecoder().decode(bytes)
  for (const line of ['STATUS:CONFIRMED', 'DTSTART:20261124T080000Z']) expect(entry).toContain(line)
})

test('on acceptance it moves, with one calendar entry for both, and its old time is free', async () => {
  const id = await meet()
  await move(patient, id, wanted)
  const { status, body } = await layla.call(confirmAppointment, { id })
  expect([status, body.appointment]).toMatchObject([
    200,
    { status: 'confirmed', startsAt: wanted, wanted: null, date: '2026-11-25' },
  ])
  expect(await rowOf(id)).toMatchObject({ version: 4, sequence: 2, moves: 1, taken: 2, reason: null })
  expect(await whereFree()).toEqual([true, false])
  expect((await layla.call(confirmAppointment, { id })).status, 'pressed twice').toBe(200)
  expect(await eventsOf(id)).toEqual(['requested', 'confirmed', 'move_asked', 'move_accepted'])
})

test('if it is declined or unanswered the appointment stays as it was, and the patient reads why', async () => {
  const id = await meet()
  await move(patient, id, wanted)
  const reason = 'I teach on Wednesdays.'
  const declined = await layla.call(declineAppointment, { id, reason })
  expect(declined.body.appointment).toMatchObject({
    status: 'confirmed',
    ending: null,
    startsAt: old,
    wanted: null,
    reason,
  })
  expect(declined.body.appointment.history.at(-1)).toMatchObject({ kind: 'move_declined', reason })
  expect([await rowOf(id), await whereFree()]).toMatchObject([{ sequence: 1, taken: 2 }, [false, true]])
  expect((await layla.call(declineAppointment, { id })).body.error.code).toBe('status_has_changed')

  await move(patient, id, wanted)
  await moveClock(app, '2026-11-23T05:59:59.999Z')
  await lapseMoves(app.house)
  expect(await rowOf(id)).toMatchObject({ taken: 4 })
  await moveClock(app, '2026-11-23T06:00:00.000Z')
  const over = await move(patient, id, old)
  expect(over.appointment, 'before anybody has written it down').toMatchObject({
    wanted: null,
    reason: null,
    may: { keepTime: false, reschedule: false },
  })
  expect(await isFree(wanted)).toBe(true)
  expect((await layla.call(confirmAppointment, { id })).body.error.code).toBe('status_has_changed')
  for (let round = 0; round < 2; round++) await lapseMoves(app.house)
  expect(await rowOf(id)).toMatchObject({ status: 'confirmed', starts_at: new Date(old), taken: 2 })
  expect((await eventsOf(id)).slice(2)).toEqual(['move_asked', 'move_declined', 'move_asked', 'move_lapsed'])
  const cancelled = await patient.call(cancelAppointment, { id })
  expect(cancelled.body.appointment.reason, 'said of something else').toBeNull()
})

test('the request lapses at the confirmed time at the latest', async () => {
  const id = await meet()
  await moveClock(app, '2026-11-23T20:00:00.000Z')
  expect((await move(patient, id, wanted)).appointment.wanted?.lapsesAt).toBe(old)
})

test('the patient withdraws the request, the dietitian moves to another time, and cancelling frees both times', async () => {
  const id = await meet()
  await move(patient, id, wanted)
  expect((await move(layla, id, old)).appointment.wanted, 'hers to answer, not to take back').not.toBeNull()
  const { version } = (await rowOf(id)) ?? {}
  const kept = await move(patient, id, old)
  const late = await layla.call(confirmAppointment, { id }, { 'if-match': `"${version}"` })
  expect([late.status, late.body.error.code], 'what she accepts is not there any more').toEqual([
    412,
    'changed_meanwhile',
  ])
  expect([kept.status, kept.appointment]).toMatchObject([200, { startsAt: old, wanted: null, movesLeft: 1 }])
  expect([await rowOf(id), await whereFree()]).toMatchObject([{ taken: 2 }, [false, true]])

  await move(patient, id, wanted)
  const found = await move(layla, id, third)
  expect(found.appointment).toMatchObject({ status: 'confirmed', startsAt: third, wanted: null })
  expect([await whereFree(), await isFree(third)]).toEqual([[true, true], false])
  expect((await move(patient, id, wanted)).code, 'twice at most').toBe('moved_too_often')

  const other = await meet()
  await move(patient, other, wanted)
  await patient.call(cancelAppointment, { id: other })
  expect([await rowOf(other), await whereFree()]).toMatchObject([{ taken: 0, wanted_at: null }, [true, true]])
})

test('another request replaces the previous one, even over its own times, and with instant booking none is needed', async () => {
  const id = await meet()
  const beside = '2026-11-24T08:15:00.000Z'
  expect((await move(patient, id, beside)).appointment).toMatchObject({ startsAt: old, movesLeft: 1 })
  expect(await isFree('2026-11-24T08:30:00.000Z')).toBe(false)
  const { body } = await patient.call(listTimesToMove, { id, from: '2026-11-24', days: '1' })
  for (const own of [old, beside, '2026-11-24T08:30:00.000Z']) expect(body.days[0]?.slots).toContain(own)
  expect((await move(patient, id, '2026-11-24T08:30:00.000Z')).appointment.movesLeft).toBe(0)
  expect((await layla.call(confirmAppointment, { id })).body.appointment.startsAt).toBe(
    '2026-11-24T08:30:00.000Z',
  )
  expect(await isFree('2026-11-24T07:45:00.000Z')).toBe(true)

  const atOnce = await confirmedAppointment(app, patient, fahad, { startsAt: third })
  expect((await move(patient, atOnce.id, '2026-11-26T10:00:00.000Z')).appointment).toMatchObject({
    startsAt: '2026-11-26T10:00:00.000Z',
    wanted: null,
  })
})

test('reminders are sent for the confirmed time', async () => {
  const id = await meet()
  await move(patient, id, wanted)
  await moveClock(app, '2026-11-23T08:00:00.000Z')
  await remind(app.house)
  const [due] = await app.rows(
    `select detail ->> 'startsAt' as at from events where subject_id = $1 and kind = 'appointment.reminder_due'`,
    [id],
  )
  expect(due).toEqual({ at: old })
})

const rivals = {
  cancel: (id: string) => patient.call(cancelAppointment, { id }),
  withdraw: (id: string) => patient.call(rescheduleAppointment, { id, startsAt: old }, { 'if-match': '"1"' }),
  lapse: async () => {
    await lapseMoves(app.house)
    return { status: 200 }
  },
  decline: (id: string) => layla.call(declineAppointment, { id }),
}

test.each(Object.keys(rivals) as (keyof typeof rivals)[])(
  'accepting it and one that would %s at the same moment never double-books anybody',
  async (rival) => {
    await meet()
    await app.rows('delete from appointments where patient_id = $1', [patient.id])
    for (let round = 0; round < rounds; round++) {
      const id = await putAppointment(
        app,
        { patient, dietitian: layla },
        {
          status: 'confirmed',
          startsAt: old,
          wantedAt: wanted,
          // The scheduled job finds it lapsed; the dietitian's acceptance, a moment earlier by the clock, still finds
          // it open.
          wantedUntil: rival === 'lapse' ? '2026-11-22T06:00:00.001Z' : old,
        },
      )
      const both = [() => layla.call(confirmAppointment, { id }), () => rivals[rival](id)]
      if (round % 2) both.reverse()
      const going = Promise.all(both.map((act) => act()))
      if (rival === 'lapse') app.at('2026-11-22T06:00:00.001Z')
      await going
      app.at(sunday)
      const [row, kinds] = [await rowOf(id), await eventsOf(id)]
      const isAccepted = kinds[0] === 'move_accepted'
      const isLive = row?.status === 'confirmed'
      expect(row?.version).toBe(1 + kinds.length)
      if (rival === 'lapse' && row?.wanted_at) expect([kinds, row?.taken]).toEqual([[], 4])
      else expect(row?.taken).toBe(isLive ? 2 : 0)
      if (isLive && !row?.wanted_at) expect(row?.starts_at).toEqual(new Date(isAccepted ? wanted : old))
      expect(kinds.filter((kind) => kind.startsWith('move_')).length).toBeLessThanOrEqual(2)
      await app.rows('delete from appointments where id = $1', [id])
    }
  },
)

test('of an acceptance and a second request that both start from the earlier version, the later one is refused', async () => {
  const id = await meet()
  await move(patient, id, wanted)
  const answers = await Promise.all([
    layla.call(confirmAppointment, { id }, { 'if-match': '"3"' }),
    patient.call(rescheduleAppointment, { id, startsAt: third }, { 'if-match': '"3"' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  const isAccepted = answers[0]?.status === 200
  expect(await rowOf(id)).toMatchObject(
    isAccepted
      ? { starts_at: new Date(wanted), wanted_at: null, taken: 2 }
      : { starts_at: new Date(old), wanted_at: new Date(third), taken: 4 },
  )
})
