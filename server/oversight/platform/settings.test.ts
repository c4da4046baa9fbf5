import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { register } from '#contract/accounts/registration.ts'
import { holdTime } from '#contract/appointments/booking.ts'
import { addException, readAvailability } from '#contract/availability.ts'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import { addDays } from '#contract/days.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { readFastingDays } from '#contract/plans/fasting-days.ts'
import { readPlatform } from '#contract/platform/announced.ts'
import { readPlatformSettings, savePlatformSettings } from '#contract/platform/settings.ts'
import type { SentTo } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { requestAppointment, serviceOf } from '#test/appointments/appointments.ts'
import { drLayla, drReem, noor, omar, sara } from '#test/cast.ts'
import { join, password, unique, visitor } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const otherAdmin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const patient = await join(app, sara)

type Given = SentTo<typeof savePlatformSettings>

async function held() {
  const { status, body } = await admin.call(readPlatformSettings, {})
  expect(status).toBe(200)
  return body
}

/** Saves the whole form with some fields changed. */
async function save(part: Partial<Given>, by = admin) {
  const { settings, version } = await held()
  const texts = Object.fromEntries(
    Object.entries(settings)
      .filter(([name, value]) => value !== null && name !== 'feePercent')
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
  return by.call(savePlatformSettings, { ...texts, version, ...part } as Given)
}

const newcomer = (form: 'patient' | 'dietitian') =>
  visitor(app).call(register, {
    form,
    name: omar.name,
    email: unique(omar.email),
    password,
    phoneNumber: '+966501234567',
  } as SentTo<typeof register>)

test('an admin closes registration for a role, and then nothing is written', async () => {
  await save({ dietitiansMayRegister: false })
  const before = (await app.rows('select from users')).length
  const refused = await newcomer('dietitian')
  expect([refused.status, refused.body.error.code]).toEqual([409, 'registration_closed'])
  expect((await app.rows('select from users')).length).toBe(before)
  expect((await newcomer('patient')).status).toBe(202)
  await save({ dietitiansMayRegister: true, patientsMayRegister: false })
  expect((await newcomer('patient')).body.error.code).toBe('registration_closed')
  expect((await newcomer('dietitian')).status).toBe(202)
  await save({ patientsMayRegister: true })
})

test('bookings pause and resume, and an admin sets how many requests may wait', async () => {
  const dietitian = await join(app, { ...drReem, email: unique(drReem.email) }, { role: 'dietitian' })
  await listedDietitian(app, dietitian)
  const codeOf = async (startsAt: string) => {
    const { status, body } = await requestAppointment(app, patient, dietitian, { startsAt })
    return status === 201 ? 201 : body.error.code
  }
  await save({ takesBookings: false })
  const held = { dietitian: dietitian.id, service: await serviceOf(app, dietitian), startsAt: times[0] }
  expect((await patient.call(holdTime, held)).body.error.code).toBe('bookings_paused')
  expect(await codeOf(times[0])).toBe('bookings_paused')
  await save({ takesBookings: true, mostPending: '1' })
  expect([await codeOf(times[0]), await codeOf(times[1])]).toEqual([201, 'too_many_pending'])
  await save({ mostPending: '5' })
  expect(await codeOf(times[1])).toBe(201)
})
const times = ['2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z'] as const

test('payments cannot be switched on until the platform’s own invoices can name it', async () => {
  const { settings } = app.house
  const payments = { url: 'https://pay.example', secret: 'a', webhookSecret: 'b' }
  Object.assign(settings, { payments })
  const refused = await save({ takesPayments: true })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'operator_unknown'])
  await app.rows(
    "update invoice_settings set legal_name = 'Nabta Nutrition Company', legal_name_arabic = 'شركة نبتة للتغذية', street = '7214 Olaya Street', city = 'Riyadh', postal_code = '12213'",
  )
  expect((await save({ takesPayments: true })).status).toBe(200)
  await save({ takesPayments: false })
  Object.assign(settings, { payments: null })
})

test('payments cannot be switched on without a method of payment, and tax and refunds have limits', async () => {
  const refused = await save({ takesPayments: true })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'payments_unavailable'])
  expect((await held()).settings.takesPayments).toBe(false)
  for (const wrong of [
    { vatPercent: '26' },
    { vatPercent: '1.5' },
    { refundPartHours: '25' },
    { refundWholeHours: '169' },
    { refundPartPercent: '101' },
  ])
    expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect((await save({ vatPercent: '0' })).status).toBe(200)
  expect((await held()).settings).toMatchObject({ feePercent: 15, vatPercent: 0 })
})

test('a new practice begins with the current defaults, and an older one keeps its own rules', async () => {
  const older = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  await save({
    usualNoticeHours: '24',
    usualHorizonDays: '30',
    usualMostPerPatient: '1',
    monthlyTarget: '35',
  })
  const newer = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const rulesOf = async ({ call }: typeof newer) => (await call(readAvailability, {})).body.availability
  expect(await rulesOf(newer)).toMatchObject({ notice: 1_440, horizon: 30, mostPerPatient: 1 })
  expect(await rulesOf(older)).toMatchObject({ notice: 120, horizon: 60, mostPerPatient: 3 })
  expect((await newer.call(readDietitianDashboard, {})).body.monthlyTarget).toBe(35)
})

test('an announcement reaches its audience, until its last day', async () => {
  const told = async ({ call }: typeof patient) => (await call(readPlatform, {})).body.announcement
  const words = {
    announcementEnglish: 'Calls pause at ten.',
    announcementArabic: 'تتوقف المكالمات عند العاشرة.',
  }
  const silent = await save({ announcementOn: true, announcementEnglish: 'Only in English.' })
  expect([silent.status, silent.body.error.fields]).toMatchObject([
    422,
    [{ field: 'announcementArabic', code: 'required' }],
  ])
  expect(await told(patient)).toBeNull()
  await save({ announcementOn: true, ...words, announcementFor: 'patients' })
  expect(await told(patient)).toMatchObject({ en: words.announcementEnglish, ar: words.announcementArabic })
  expect(await told(admin)).toBeNull()
  await save({ announcementFor: 'everyone' })
  expect(await told(admin)).not.toBeNull()
  await save({ announcementUntil: '2020-01-01' })
  expect(await told(patient)).toBeNull()
  await save({ announcementOn: false })
})

test('an announced Ramadan moves the month, and the evening prayer in it, for that year only', async () => {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const { ramadan } = await held()
  const ishaOn = async (from: string) => {
    const { body } = await dietitian.call(readFastingDays, { city: 'riyadh', from, days: '1' })
    const [{ maghrib, isha } = { maghrib: '', isha: '' }] = body.days
    return minutes(isha) - minutes(maghrib)
  }
  expect(await ishaOn(ramadan.from)).toBe(120)
  await save({ ramadanStarts: '1' })
  expect((await dietitian.call(readPlatform, {})).body.ramadan).toEqual({
    year: ramadan.year,
    starts: 1,
    ends: 0,
  })
  expect(await ishaOn(ramadan.from)).toBe(90)
  await save({ ramadanStarts: '0' })
  expect((await dietitian.call(readPlatform, {})).body.ramadan).toBeNull()
})
test('chosen Ramadan hours begin and end with the announced month, and other days stay', async () => {
  const dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const { from, to } = (await held()).ramadan
  const [lastTen, eid] = [addDays(to, -9), addDays(to, 1)]
  const nights = [{ from: '21:00', to: '01:00' }]
  for (const [first, last] of [
    [from, to],
    [lastTen, to],
    [eid, addDays(eid, 3)],
    [from, from],
  ] as const)
    await dietitian.call(addException, {
      kind: 'instead',
      from: first,
      to: last,
      weekdays: null,
      hours: nights,
    })
  const days = async () => {
    await app.runJobs()
    const { exceptions } = (await dietitian.call(readAvailability, {})).body
    return exceptions.map((each) => [each.from, each.to])
  }
  const others = [
    [from, from],
    [eid, addDays(eid, 3)],
  ]
  const before = await days()
  await save({ ramadanStarts: '1', ramadanEnds: '1' })
  expect(await days()).toEqual(expect.arrayContaining([[addDays(from, 1), eid], [lastTen, eid], ...others]))
  const [{ told } = { told: 0 }] = await app.rows<{ told: number }>(
    "select count(*)::int as told from events where kind = 'practice.hours_changed' and subject_id = $1 and actor = 'system'",
    [dietitian.id],
  )
  expect(told).toBe(1)
  await save({ ramadanStarts: '0', ramadanEnds: '0' })
  expect(await days()).toEqual(before)
})

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test('two admins do not overwrite each other, and a value outside its limits is refused', async () => {
  const { version } = await held()
  expect((await save({ monthlyTarget: '40' }, otherAdmin)).status).toBe(200)
  const late = await save({ monthlyTarget: '41', version })
  expect([late.status, late.body.error.code]).toEqual([412, 'changed_meanwhile'])
  expect((await held()).settings.monthlyTarget).toBe(40)
  for (const wrong of [{ monthlyTarget: '0' }, { usualHorizonDays: '181' }, { mostPending: 'many' }])
    expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(422)
})

test('each change is recorded with the admin, the old and the new value, and saving the same is not a change', async () => {
  await save({ mostPending: '9' }, otherAdmin)
  const { changes, version } = await held()
  expect(changes[0]).toMatchObject({ setting: 'mostPending', was: 5, became: 9, by: { id: otherAdmin.id } })
  expect((await save({ mostPending: '9' })).body.version).toBe(version)
  const { body } = await admin.call(searchAuditLog, { person: otherAdmin.id, group: 'admins' })
  expect(body.entries[0]?.kind).toBe('platform.settings_changed')
  const changing = app.house.db.as({ id: admin.id, role: 'admin', language: 'en' }, (tx) =>
    sql`update platform_setting_changes set became = '1'`.execute(tx),
  )
  await expect(changing).rejects.toThrow(/permission denied/)
})
