import { beforeAll, expect, test } from 'vitest'
import { bookAppointment, holdTime } from '#contract/appointments/booking.ts'
import {
  cancelAppointment,
  confirmAppointment,
  listTimesToMove,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { listSlots } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import {
  bookedAppointment,
  firstBookingFields,
  requestAppointment,
  serviceOf,
} from '#test/appointments/appointments.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { moveClock } from '#test/move-clock.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const sunday = '2026-11-22T06:00:00.000Z'
app.at(sunday)
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla)
  await listedDietitian(app, fahad, { takesAtOnce: true })
})

const aPatient = () => join(app, { ...sara, email: unique(sara.email) })
const move = (who: Person, id: string, startsAt: string) => who.call(rescheduleAppointment, { id, startsAt })
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
async function agreedWith(dietitian: Person, patient: Person, startsAt: string) {
  const asked = await bookedAppointment(app, patient, dietitian, { startsAt })
  if (asked.status === 'pending') await dietitian.call(confirmAppointment, { id: asked.id })
  return asked.id
}
const rowOf = async (id: string) =>
  (
    await app.rows<Record<string, unknown>>(
      'select status, starts_at, ends_at, lapses_at, version, sequence, moves, reminded, meeting_link from appointments where id = $1',
      [id],
    )
  )[0]
const eventsOf = async (id: string) =>
  (await app.rows<{ kind: string }>('select kind from events where subject_id = $1 order by id', [id])).map(
    ({ kind }) => kind.replace('appointment.', ''),
  )
async function isFree(startsAt: string, { id }: Person) {
  const { body } = await (await aPatient()).call(listSlots, { id, from: startsAt.slice(0, 10), days: '1' })
  return body.days.some(({ slots }) => slots.includes(startsAt))
}

test('a patient moves a pending request immediately, at most twice', async () => {
  const patient = await aPatient()
  const [first, second, third] = [
    '2026-11-24T08:00:00.000Z',
    '2026-11-25T08:00:00.000Z',
    '2026-11-26T08:00:00.000Z',
  ]
  const { id } = await bookedAppointment(app, patient, layla, { startsAt: first })
  app.at('2026-11-22T06:30:00Z')
  const { status, body } = await move(patient, id, second)
  expect([status, body.appointment]).toMatchObject([
    200,
    {
      status: 'pending',
      startsAt: second,
      lapsesAt: '2026-11-23T06:30:00.000Z',
      wanted: null,
      movesLeft: 1,
      meetingLink: null,
    },
  ])
  expect(body.appointment.history.at(-1)).toMatchObject({
    kind: 'rescheduled',
    by: 'patient',
    from: first,
    to: second,
  })
  expect(await rowOf(id)).toMatchObject({ version: 2, sequence: 1, moves: 1, reminded: [] })
  expect([await isFree(first, layla), await isFree(second, layla)]).toEqual([true, false])
  expect((await move(patient, id, third)).body.appointment.movesLeft).toBe(0)
  expect(codeOf(await move(patient, id, first))).toBe('409 moved_too_often')
  expect(await eventsOf(id)).toEqual(['requested', 'rescheduled', 'rescheduled'])
  await layla.call(confirmAppointment, { id })
  expect(await rowOf(id)).toMatchObject({
    status: 'confirmed',
    meeting_link: `http://localhost:3000/call/${id}`,
  })
  app.at(sunday)
})

test('an appointment that the dietitian moves keeps its status, and may be moved as often as necessary', async () => {
  const patient = await aPatient()
  const id = await agreedWith(layla, patient, '2026-11-24T12:00:00.000Z')
  const link = (await rowOf(id))?.meeting_link
  for (const day of ['25', '26', '29'])
    expect((await move(layla, id, `2026-11-${day}T12:00:00.000Z`)).body.appointment.status).toBe('confirmed')
  expect(await rowOf(id)).toMatchObject({
    status: 'confirmed',
    moves: 0,
    meeting_link: link,
    version: 5,
    sequence: 4,
  })
  expect((await patient.call(cancelAppointment, { id })).status).toBe(200)

  const waiting = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T12:00:00.000Z' })
  const moved = await move(layla, waiting.id, '2026-11-24T12:30:00.000Z')
  expect(moved.body.appointment).toMatchObject({ status: 'pending', lapsesAt: waiting.lapsesAt })
})

test('with instant booking a moved appointment is confirmed', async () => {
  const patient = await aPatient()
  const id = await agreedWith(fahad, patient, '2026-11-24T08:00:00.000Z')
  const { body } = await move(patient, id, '2026-11-24T08:15:00.000Z')
  expect(body.appointment).toMatchObject({
    status: 'confirmed',
    lapsesAt: null,
    meetingLink: `http://localhost:3000/call/${id}`,
  })
})

test('a request that its patient has moved waits a day from then, even if the dietitian moves it', async () => {
  const patient = await aPatient()
  const { id } = await bookedAppointment(app, patient, layla, { startsAt: '2026-12-01T08:00:00.000Z' })
  await moveClock(app, '2026-11-22T20:00:00.000Z')
  const moved = await move(patient, id, '2026-12-02T08:00:00.000Z')
  expect(moved.body.appointment.lapsesAt).toBe('2026-11-23T20:00:00.000Z')
  app.at('2026-11-22T20:30:00.000Z')
  const again = await move(layla, id, '2026-12-02T09:00:00.000Z')
  expect(again.body.appointment).toMatchObject({ status: 'pending', lapsesAt: '2026-11-23T20:00:00.000Z' })
  await moveClock(app, '2026-11-23T19:59:59.999Z')
  expect(await isFree('2026-12-02T09:00:00.000Z', layla)).toBe(false)
  await moveClock(app, '2026-11-23T20:00:00.000Z')
  expect(await isFree('2026-12-02T09:00:00.000Z', layla)).toBe(true)
  expect(codeOf(await move(patient, id, '2026-12-03T09:00:00.000Z'))).toBe('409 status_has_changed')
  await moveClock(app, sunday)
})

test('a patient who loses the new time keeps the old one', async () => {
  const [one, two] = [await aPatient(), await aPatient()]
  const wanted = '2026-12-03T10:00:00.000Z'
  const mine = await agreedWith(layla, one, '2026-12-03T08:00:00.000Z')
  const theirs = await agreedWith(layla, two, '2026-12-03T12:00:00.000Z')
  const answers = await Promise.all([move(one, mine, wanted), move(two, theirs, wanted)])
  expect(answers.map(codeOf).sort()).toEqual(['200', '409 slot_taken'])
  const lost = answers[0]?.status === 200 ? theirs : mine
  const kept = lost === mine ? '2026-12-03T08:00:00.000Z' : '2026-12-03T12:00:00.000Z'
  expect(await rowOf(lost)).toMatchObject({
    status: 'confirmed',
    starts_at: new Date(kept),
    version: 2,
    moves: 0,
  })
  expect(await isFree(kept, layla)).toBe(false)
  expect(await eventsOf(lost)).toEqual(['requested', 'confirmed'])
  const detail = answers.find(({ status }) => status === 409)?.body.error.detail
  expect(detail?.nearest).toHaveLength(3)
})

test('an appointment cannot be moved onto another commitment of either side', async () => {
  const patient = await aPatient()
  const id = await agreedWith(layla, patient, '2026-12-06T08:00:00.000Z')
  await agreedWith(fahad, patient, '2026-12-06T10:00:00.000Z')
  await agreedWith(layla, await aPatient(), '2026-12-06T12:00:00.000Z')
  expect(codeOf(await move(patient, id, '2026-12-06T10:15:00.000Z'))).toBe('409 busy_then')
  expect(codeOf(await move(layla, id, '2026-12-06T10:15:00.000Z')), 'of the patient she learns no more').toBe(
    '409 slot_taken',
  )
  for (const who of [patient, layla]) {
    expect(codeOf(await move(who, id, '2026-12-06T12:15:00.000Z'))).toBe('409 slot_taken')
    expect(codeOf(await move(who, id, '2026-12-06T14:00:00.000Z')), 'out of hours').toBe('409 slot_taken')
    expect(codeOf(await move(who, id, '2026-11-22T07:00:00.000Z')), 'within the notice').toBe(
      '409 slot_taken',
    )
    expect(codeOf(await move(who, id, '2026-12-06T09:07:00.000Z')), 'beside the grid').toBe('409 slot_taken')
  }
  const other = await aPatient()
  await other.call(holdTime, {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: '2026-12-06T09:00:00.000Z',
  })
  expect(codeOf(await move(patient, id, '2026-12-06T09:00:00.000Z')), 'held').toBe('409 slot_taken')
  app.at('2026-11-22T06:05:00.000Z')
  expect(codeOf(await move(patient, id, '2026-12-06T09:00:00.000Z')), 'held no longer').toBe('200')
  app.at(sunday)
})

test('the offered times leave out the other commitments of both, but not the appointment’s own time', async () => {
  const patient = await aPatient()
  const id = await agreedWith(layla, patient, '2026-12-07T10:00:00.000Z')
  await agreedWith(fahad, patient, '2026-12-07T12:00:00.000Z')
  await agreedWith(layla, await aPatient(), '2026-12-07T08:00:00.000Z')
  const timesFor = async (who: Person) => {
    const { status, body } = await who.call(listTimesToMove, { id, from: '2026-12-07', days: '1' })
    expect([status, body.duration, body.zone]).toEqual([200, 30, 'Asia/Riyadh'])
    return body.days.flatMap(({ slots }) => slots).map((slot) => slot.slice(11, 16))
  }
  const mine = await timesFor(patient)
  for (const own of ['09:45', '10:00', '10:15']) expect(mine).toContain(own)
  for (const busy of ['08:00', '08:15', '07:45', '11:45', '12:00', '12:15']) expect(mine).not.toContain(busy)
  expect(mine).toContain('11:30')
  const hers = await timesFor(layla)
  for (const own of ['09:45', '10:00', '12:00']) expect(hers).toContain(own)
  expect(hers).not.toContain('08:00')
  expect(codeOf(await move(patient, id, '2026-12-07T10:15:00.000Z')), 'overlapping itself').toBe('200')
})

test('no other person can move it, see its times, or learn that it exists', async () => {
  const id = await agreedWith(layla, await aPatient(), '2026-12-08T10:00:00.000Z')
  for (const stranger of [await aPatient(), fahad]) {
    expect(codeOf(await move(stranger, id, '2026-12-08T11:00:00.000Z'))).toBe('404 not_found')
    expect((await stranger.call(listTimesToMove, { id, from: '2026-12-08', days: '1' })).status).toBe(404)
  }
})

test('price, length and service stay when it is moved, even if they have changed since', async () => {
  const dietitian = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian, { services: [{ duration: 60, price: 300 }], takesAtOnce: true })
  const patient = await aPatient()
  const { status, body } = await patient.call(bookAppointment, {
    dietitian: dietitian.id,
    service: await serviceOf(app, dietitian),
    startsAt: '2026-12-09T08:00:00Z',
    mode: 'video',
    zone: 'Europe/London',
    ...firstBookingFields,
  })
  expect(status).toBe(201)
  await app.rows(
    'update services set minutes = 15, price_halalas = 1, deleted_at = now() where dietitian_id = $1',
    [dietitian.id],
  )
  const moved = await move(patient, body.appointment.id, '2026-12-09T10:00:00Z')
  expect(moved.body.appointment).toMatchObject({
    price: 300,
    endsAt: '2026-12-09T11:00:00.000Z',
    status: 'confirmed',
  })
  expect(
    codeOf(await requestAppointment(app, await aPatient(), dietitian, { startsAt: '2026-12-09T10:00:00Z' })),
  ).toBe('404 not_found')
})
