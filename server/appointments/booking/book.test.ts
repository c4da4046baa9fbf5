import { beforeAll, expect, test } from 'vitest'
import { readAppointment } from '#contract/appointments/appointment.ts'
import { bookAppointment } from '#contract/appointments/booking.ts'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { listSlots } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import {
  type BookingFacts,
  bookedAppointment,
  firstBookingFields,
  requestAppointment,
  serviceOf,
} from '#test/appointments/appointments.ts'
import { drFahad, drLayla, drReem, sara } from '#test/cast.ts'
import { moveClock } from '#test/move-clock.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian, type PracticeFacts } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const sunday = '2026-11-22T06:00:00Z'
app.at(sunday)
let layla: Person
let fahad: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian', also: ['patient'] })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla)
  await listedDietitian(app, fahad, { takesAtOnce: true, otherAddress: 'طريق الملك فهد 12' })
})

const aPatient = () => join(app, { ...sara, email: unique(sara.email) })
async function aDietitian(facts: PracticeFacts = {}) {
  const person = await join(app, { ...drReem, email: unique(drReem.email) }, { role: 'dietitian' })
  await listedDietitian(app, person, facts)
  return person
}
const codeOf = async (patient: Person, dietitian: Pick<Person, 'id'>, asked: BookingFacts) => {
  const { status, body } = await requestAppointment(app, patient, dietitian, asked)
  return status === 201 ? '201' : `${status} ${body.error.code}`
}
const countOf = async ({ id }: Person) =>
  (await app.rows('select from appointments where patient_id = $1', [id])).length
const eventsOf = async (id: string) =>
  (await app.rows<{ kind: string }>('select kind from events where subject_id = $1 order by id', [id])).map(
    ({ kind }) => kind,
  )

test('a request waits a day, or until the minimum notice before the appointment', async () => {
  const [patient, other] = [await aPatient(), await aPatient()]
  const tomorrow = await bookedAppointment(app, patient, layla, { startsAt: '2026-11-24T10:00:00Z' })
  expect([tomorrow.status, tomorrow.lapsesAt]).toEqual(['pending', '2026-11-23T06:00:00.000Z'])
  expect([tomorrow.other.name, tomorrow.meetingLink]).toEqual(['Dr. Layla Al-Harbi', null])
  expect([tomorrow.date, tomorrow.startTime, tomorrow.endTime]).toEqual(['2026-11-24', '13:00', '13:30'])
  const today = await bookedAppointment(app, other, layla, { startsAt: '2026-11-22T12:00:00Z' })
  expect(today.lapsesAt).toBe('2026-11-22T10:00:00.000Z')
  expect(await eventsOf(today.id)).toEqual(['appointment.requested'])
})

test('the answer to a booking is the appointment in the form that its page reads', async () => {
  const patient = await aPatient()
  const asked: [Person, BookingFacts][] = [
    [layla, { startsAt: '2027-01-10T10:00:00Z', message: 'I faint when I fast.' }],
    [layla, { startsAt: '2027-01-10T12:00:00Z', mode: 'in-person', zone: 'Europe/London' }],
    [fahad, { startsAt: '2027-01-11T10:00:00Z', mode: 'in-person' }],
    [fahad, { startsAt: '2027-01-11T12:00:00Z' }],
  ]
  for (const [dietitian, what] of asked) {
    const answered = await bookedAppointment(app, patient, dietitian, what)
    const { body } = await patient.call(readAppointment, { id: answered.id })
    expect(answered).toEqual(body.appointment)
    expect(answered.history).toHaveLength(1)
    expect(answered.message).toBe(what.message ?? null)
  }
})

test('two hours are left free around three appointments, and not a minute more', async () => {
  const slow = await aDietitian({
    buffer: 120,
    weekly: Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]),
    services: [{ duration: 180 }],
  })
  await bookedAppointment(app, await aPatient(), slow, { startsAt: '2026-12-16T09:00:00Z' })
  for (const startsAt of ['2026-12-16T04:15:00Z', '2026-12-16T13:45:00Z'])
    expect(await codeOf(await aPatient(), slow, { startsAt })).toBe('409 slot_taken')
  for (const startsAt of ['2026-12-16T04:00:00Z', '2026-12-16T14:00:00Z'])
    expect(await codeOf(await aPatient(), slow, { startsAt })).toBe('201')
})

test('a practice with instant booking confirms it, with a link to the call', async () => {
  const patient = await aPatient()
  const { status, meetingLink, lapsesAt, id } = await bookedAppointment(app, patient, fahad, {
    startsAt: '2026-11-24T11:00:00Z',
  })
  expect([status, meetingLink, lapsesAt]).toEqual(['confirmed', `http://localhost:3000/call/${id}`, null])
  expect(await eventsOf(id)).toEqual(['appointment.booked'])
})

test('the same booking is made once, with the same key, with another, and with both at the same time', async () => {
  const patient = await aPatient()
  const input = {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: '2026-11-25T10:00:00Z',
    mode: 'video',
    zone: 'Asia/Riyadh',
    ...firstBookingFields,
  } as const
  const send = (key: string) => patient.call(bookAppointment, input, { 'idempotency-key': key })
  const both = await Promise.all([send('a-key-of-one'), send('a-key-of-two')])
  const [again, withoutKey] = [await send('a-key-of-one'), await patient.call(bookAppointment, input)]
  const answers = [...both, again, withoutKey]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1)
  expect(await countOf(patient)).toBe(1)
  expect(await eventsOf(answers[0]?.body.appointment.id ?? '')).toEqual(['appointment.requested'])
  const sent = await patient.call(
    bookAppointment,
    { ...input, mode: 'in-person' },
    { 'idempotency-key': 'a-key-of-one' },
  )
  expect([sent.status, sent.body.error?.code]).toEqual([422, 'key_used_for_another_request'])
})

test('of two patients who book the same time one gets it, and the other is offered the three nearest', async () => {
  const patients = [await aPatient(), await aPatient()]
  const asked = { startsAt: '2026-11-26T10:00:00Z', service: await serviceOf(app, layla) }
  const answers = await Promise.all(patients.map((patient) => requestAppointment(app, patient, layla, asked)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const lost = answers.find(({ status }) => status === 409)?.body.error
  expect([lost?.code, lost?.detail]).toEqual([
    'slot_taken',
    { nearest: ['2026-11-26T09:00:00.000Z', '2026-11-26T09:15:00.000Z', '2026-11-26T10:45:00.000Z'] },
  ])
  const counts = []
  for (const patient of patients) counts.push(await countOf(patient))
  expect(counts.sort()).toEqual([0, 1])
})

test('nobody has two appointments at the same time, in any role', async () => {
  const patient = await aPatient()
  await bookedAppointment(app, patient, fahad, { startsAt: '2026-11-29T10:00:00Z' })
  expect(await codeOf(patient, layla, { startsAt: '2026-11-29T10:15:00Z' })).toBe('409 busy_then')
  expect(await codeOf(patient, layla, { startsAt: '2026-11-29T10:30:00Z' })).toBe('201')

  const both = await join(
    app,
    { ...drReem, email: unique(drReem.email) },
    { role: 'patient', also: ['dietitian'] },
  )
  await listedDietitian(app, both, { takesAtOnce: true })
  await bookedAppointment(app, await aPatient(), both, { startsAt: '2026-11-30T10:00:00Z' })
  expect(await codeOf(both, fahad, { startsAt: '2026-11-30T10:15:00Z' })).toBe('409 busy_then')
  await bookedAppointment(app, both, fahad, { startsAt: '2026-11-30T12:00:00Z' })
  expect(await codeOf(await aPatient(), both, { startsAt: '2026-11-30T12:00:00Z' })).toBe('409 slot_taken')
  const { body } = await patient.call(listSlots, { id: both.id, from: '2026-11-30', days: '1' })
  expect(
    body.days[0]?.slots.filter((slot) => slot > '2026-11-30T09:20' && slot < '2026-11-30T12:40'),
  ).toEqual(['2026-11-30T10:45:00.000Z', '2026-11-30T11:00:00.000Z', '2026-11-30T11:15:00.000Z'])
})

test.each([
  ['in the past', '2026-11-22T05:00:00Z'],
  ['before the notice is over', '2026-11-22T07:45:00Z'],
  ['beyond the horizon', '2027-01-24T10:00:00Z'],
  ['beside the grid', '2026-11-25T11:05:00Z'],
  ['not on a whole second', '2026-11-25T11:00:00.500Z'],
  ['out of hours', '2026-11-25T14:00:00Z'],
  ['over closing time', '2026-11-25T13:45:00Z'],
  ['at the weekend', '2026-11-27T10:00:00Z'],
  ['a thousand years from now', '3026-11-25T11:00:00Z'],
])('a time %s cannot be booked', async (_, startsAt) => {
  const patient = await aPatient()
  expect(await codeOf(patient, layla, { startsAt })).toBe('409 slot_taken')
  expect(await countOf(patient)).toBe(0)
})

test('a pending request also keeps its buffer free and counts towards the maximum of a day', async () => {
  const few = await aDietitian({ buffer: 20, mostPerDay: 2 })
  await bookedAppointment(app, await aPatient(), few, { startsAt: '2026-11-25T10:00:00Z' })
  expect(await codeOf(await aPatient(), few, { startsAt: '2026-11-25T10:45:00Z' })).toBe('409 slot_taken')
  expect(await codeOf(await aPatient(), few, { startsAt: '2026-11-25T11:00:00Z' })).toBe('201')
  expect(await codeOf(await aPatient(), few, { startsAt: '2026-11-25T13:00:00Z' })).toBe('409 slot_taken')
  expect(await codeOf(await aPatient(), few, { startsAt: '2026-11-26T13:00:00Z' })).toBe('201')
})

test('a patient has limited upcoming appointments with one dietitian, and at most five pending requests', async () => {
  const patient = await aPatient()
  const two = await aDietitian({ mostPerPatient: 2 })
  for (const hour of ['08', '09'])
    expect(await codeOf(patient, two, { startsAt: `2026-12-01T${hour}:00:00Z` })).toBe('201')
  expect(await codeOf(patient, two, { startsAt: '2026-12-01T10:00:00Z' })).toBe('409 too_many_upcoming')
  const many = await aDietitian({ mostPerPatient: 9 })
  for (const hour of ['08', '09', '10'])
    expect(await codeOf(patient, many, { startsAt: `2026-12-02T${hour}:00:00Z` })).toBe('201')
  expect(await codeOf(patient, many, { startsAt: '2026-12-02T11:00:00Z' })).toBe('409 too_many_pending')
  await moveClock(app, '2026-11-23T06:00:00Z')
  expect(await codeOf(patient, many, { startsAt: '2026-12-02T11:00:00Z' }), 'when they have lapsed').toBe(
    '201',
  )
  app.at(sunday)
})

test('simultaneous bookings do not exceed the limit', async () => {
  const patient = await aPatient()
  const one = await aDietitian({ mostPerPatient: 1 })
  const starts = ['08', '09', '10', '11'].map((hour) => `2026-12-10T${hour}:00:00Z`)
  const service = await serviceOf(app, one)
  const codes = await Promise.all(starts.map((startsAt) => codeOf(patient, one, { startsAt, service })))
  expect(codes.sort()).toEqual(['201', ...Array.from({ length: 3 }, () => '409 too_many_upcoming')])
})

test('an unlisted dietitian cannot be booked, nor a service that is not offered', async () => {
  const patient = await aPatient()
  const off = await aDietitian({ services: [{ isActive: false }] })
  const gone = await aDietitian()
  await app.rows('update services set deleted_at = now() where dietitian_id = $1', [gone.id])
  const suspended = await aDietitian({ status: 'suspended' })
  const draft = await aDietitian({ status: 'draft' })
  const at = { startsAt: '2026-12-03T10:00:00Z' }
  for (const dietitian of [off, gone, suspended, draft, { id: unknown }])
    expect(
      await codeOf(patient, dietitian, {
        ...at,
        service: await serviceOf(app, dietitian).then((id) => id || unknown),
      }),
    ).toBe('404 not_found')
  expect(await codeOf(patient, layla, { ...at, service: await serviceOf(app, fahad) })).toBe('404 not_found')
  const both = await join(
    app,
    { ...drReem, email: unique(drReem.email) },
    { role: 'patient', also: ['dietitian'] },
  )
  await listedDietitian(app, both)
  for (const id of [both.id, both.id.toUpperCase()])
    expect(await codeOf(both, { ...both, id }, at)).toBe('409 cannot_book_yourself')
})

test('only modes that the service offers can be booked', async () => {
  const calls = await aDietitian({ services: [{ platform: 'zoom' }] })
  const patient = await aPatient()
  const { status, body } = await requestAppointment(app, patient, calls, {
    startsAt: '2026-12-03T10:00:00Z',
    mode: 'in-person',
  })
  expect([status, body.error.fields]).toMatchObject([422, [{ field: 'mode', code: 'invalid' }]])
  expect(await countOf(patient)).toBe(0)
})

test('birth date and consent are required once', async () => {
  const patient = await aPatient()
  const input = {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: '2026-12-06T10:00:00Z',
    mode: 'video',
    zone: 'Asia/Riyadh',
  } as const
  const missing = await patient.call(bookAppointment, input)
  expect([missing.status, missing.body.error.fields]).toMatchObject([
    422,
    [
      { field: 'bornOn', code: 'birth_date_needed' },
      { field: 'agrees', code: 'agreement_needed' },
    ],
  ])
  const child = await patient.call(bookAppointment, { ...input, bornOn: '2010-01-01', agrees: true })
  expect([child.status, child.body.error.fields]).toMatchObject([
    422,
    [{ field: 'bornOn', code: 'adults_only' }],
  ])
  const unwilling = await patient.call(bookAppointment, { ...input, bornOn: '1990-01-01', agrees: false })
  expect(unwilling.body.error.fields).toMatchObject([{ field: 'agrees', code: 'agreement_needed' }])
  const consents = () =>
    app.rows("select given, method from consents where user_id = $1 and purpose = 'care'", [patient.id])
  expect([await countOf(patient), await consents()]).toEqual([0, []])

  expect((await patient.call(bookAppointment, { ...input, bornOn: '1990-01-01', agrees: true })).status).toBe(
    201,
  )
  expect(await consents()).toEqual([{ given: true, method: 'booking' }])
  const next = { ...input, startsAt: '2026-12-06T11:00:00Z' }
  expect((await patient.call(bookAppointment, { ...next, bornOn: '1960-01-01' })).status).toBe(201)
  expect(await consents()).toHaveLength(1)
  expect(await app.rows('select date_of_birth from profiles where id = $1', [patient.id])).toEqual([
    { date_of_birth: '1990-01-01' },
  ])
})

test('a patient’s message reaches only that dietitian, and is stored encrypted', async () => {
  const patient = await aPatient()
  const said = 'I am pregnant,\nand always tired.'
  const { status, body } = await patient.call(bookAppointment, {
    dietitian: layla.id,
    service: await serviceOf(app, layla),
    startsAt: '2026-12-13T10:00:00Z',
    mode: 'video',
    zone: 'Asia/Riyadh',
    ...firstBookingFields,
    message: `  ${said} `,
  })
  expect([status, body.appointment.message]).toEqual([201, said])
  const { id } = body.appointment
  expect((await layla.call(readAppointment, { id })).body.appointment.message).toBe(said)
  for (const stranger of [await aPatient(), fahad])
    expect((await stranger.call(readAppointment, { id })).status).toBe(404)
  await app.runJobs()
  const mails = [...(await app.mailTo(patient.email)), ...(await app.mailTo(layla.email))]
  const kept = await app.rows(
    `select appointments::text as row, (select json_agg(events) from events where subject_id = $1)::text as events from appointments where id = $1`,
    [id],
  )
  expect(JSON.stringify([mails, kept])).not.toMatch(/pregnant|tired/)
  expect(JSON.stringify(kept)).toContain('\\\\x')

  const tried = () => app.logged().match(/message\.unopenable/g)?.length ?? 0
  await app.runCron('try_message_seals')
  expect([tried(), app.logged()]).toEqual([0, expect.stringMatching(/"messages\.tried",\{"tried":[1-9]/)])
  await app.rows(
    'update appointments set message_sealed = set_byte(message_sealed, 30, get_byte(message_sealed, 30) # 1) where id = $1',
    [id],
  )
  await app.runCron('try_message_seals')
  expect(tried(), 'damaged').toBe(1)

  const without = await bookedAppointment(app, await aPatient(), layla, { startsAt: '2026-12-13T11:00:00Z' })
  expect(without).toMatchObject({ message: null })
  const long = await requestAppointment(app, patient, layla, {
    startsAt: '2026-12-13T12:00:00Z',
    message: 'x'.repeat(1_001),
  })
  expect([long.status, long.body.error.fields]).toMatchObject([422, [{ field: 'message', code: 'too_long' }]])
})

test('later changes do not affect existing bookings', async () => {
  const dietitian = await aDietitian({
    services: [{ name: 'First visit', otherName: 'الزيارة الأولى', duration: 60, price: 300.5 }],
  })
  const patient = await aPatient()
  const { id } = await bookedAppointment(app, patient, dietitian, { startsAt: '2026-12-07T10:00:00Z' })
  await app.rows(
    `update services set name = 'Dear', other_name = 'غالٍ', minutes = 15, price_halalas = 99900, platform = 'in-person', deleted_at = now() where dietitian_id = $1`,
    [dietitian.id],
  )
  await app.rows(
    `update availabilities set weekly = '[[],[],[],[],[],[],[]]', zone = 'Europe/London', takes_at_once = true where user_id = $1`,
    [dietitian.id],
  )
  const { appointment } = (await patient.call(readAppointment, { id })).body
  expect(appointment).toMatchObject({
    serviceName: 'First visit',
    otherServiceName: 'الزيارة الأولى',
    price: 300.5,
    endsAt: '2026-12-07T11:00:00.000Z',
    mode: 'video',
    status: 'pending',
    zone: 'Asia/Riyadh',
    startTime: '13:00',
    movesLeft: 2,
  })
  const [kept] = await app.rows('select policy from appointments where id = $1', [id])
  expect(kept).toEqual({ policy: { cancelUntil: 'start', moves: 2 } })
})

test('hours past midnight can be booked until their end', async () => {
  const late = [{ from: '21:00', to: '01:00' }]
  const nights = await aDietitian({ weekly: [late, late, late, late, late, [], []] })
  const patient = await aPatient()
  const { body } = await patient.call(listSlots, { id: nights.id, from: '2026-12-08', days: '2' })
  const starts = body.days.flatMap(({ slots }) => slots)
  const expected = [
    '2026-12-07T21:00:00.000Z',
    '2026-12-07T21:30:00.000Z',
    '2026-12-08T18:00:00.000Z',
    '2026-12-08T21:30:00.000Z',
  ]
  for (const startsAt of expected) expect(starts).toContain(startsAt)
  const after = await bookedAppointment(app, patient, nights, { startsAt: '2026-12-08T21:30:00Z' })
  expect([after.date, after.startTime, after.endTime]).toEqual(['2026-12-09', '00:30', '01:00'])
  expect(await codeOf(patient, nights, { startsAt: '2026-12-08T20:45:00Z' }), 'over midnight').toBe('201')
})

test('London’s clock changes do not move the hours in Riyadh', async () => {
  app.at('2027-03-20T06:00:00Z')
  const patient = await aPatient()
  for (const [day, startsAt] of [
    ['2027-03-25', '2027-03-25T10:00:00.000Z'],
    ['2027-03-28', '2027-03-28T10:00:00.000Z'],
    ['2027-03-29', '2027-03-29T10:00:00.000Z'],
  ] as const) {
    const { body } = await patient.call(listSlots, { id: fahad.id, from: day, days: '1' })
    expect(body.days[0]?.slots).toContain(startsAt)
    const { startTime, id } = await bookedAppointment(app, patient, fahad, {
      startsAt,
      zone: 'Europe/London',
    })
    expect(startTime).toBe('13:00')
    expect(await app.rows('select patient_zone, zone from appointments where id = $1', [id])).toEqual([
      { patient_zone: 'Europe/London', zone: 'Asia/Riyadh' },
    ])
  }
  app.at(sunday)
})

test('the address of a practice is shown once the appointment is confirmed, and not before', async () => {
  const patient = await aPatient()
  const placeOf = async (id: string, whom = patient) =>
    (await whom.call(readAppointment, { id })).body.appointment.place
  const asked = await bookedAppointment(app, patient, layla, {
    startsAt: '2026-12-09T10:00:00Z',
    mode: 'in-person',
  })
  const area = { city: 'riyadh', district: null, otherDistrict: null }
  expect(asked.place).toEqual({ ...area, address: null, otherAddress: null })
  expect(await placeOf(asked.id, layla)).toMatchObject({ city: 'riyadh', address: 'King Fahd Road 12' })
  const agreedOn = await bookedAppointment(app, patient, fahad, {
    startsAt: '2026-12-09T12:00:00Z',
    mode: 'in-person',
  })
  expect([agreedOn.place, agreedOn.meetingLink]).toEqual([
    { ...area, address: 'King Fahd Road 12', otherAddress: 'طريق الملك فهد 12' },
    null,
  ])
  await patient.call(cancelAppointment, { id: agreedOn.id })
  expect(await placeOf(agreedOn.id)).toEqual({ ...area, address: null, otherAddress: null })
})

const unknown = '01900000-0000-7000-8000-000000000000'
