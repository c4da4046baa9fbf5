import { beforeAll, expect, test } from 'vitest'
import { exportEarnings, readEarnings } from '#contract/money/earnings.ts'
import { openApp } from '#test/app.ts'
import { putAppointment, type RowFacts } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, inArabic, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
let layla: Person
let patient: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  patient = await join(app, sara)
  const put = (facts: RowFacts) => putAppointment(app, { patient, dietitian: layla }, facts)
  await put({ startsAt: '2026-11-03T09:00:00Z', serviceName: 'Follow-up', otherServiceName: 'متابعة' })
  await put({ startsAt: '2026-11-04T09:00:00Z', serviceName: 'Follow-up', otherServiceName: 'متابعة' })
  await put({
    startsAt: '2026-11-05T09:00:00Z',
    serviceName: '=HYPERLINK("evil")',
    outcome: 'patient_absent',
  })
  await put({ startsAt: '2026-11-06T09:00:00Z', status: 'cancelled' })
  await put({ startsAt: '2026-11-26T09:00:00Z', status: 'confirmed' })
  // Two in the night from October to November in Riyadh, and one before the year began there.
  await put({ startsAt: '2026-10-31T20:30:00Z' })
  await put({ startsAt: '2026-10-31T21:00:00Z' })
  await put({ startsAt: '2025-12-31T20:30:00Z' })
})

test('the statement adds up completed appointments by month and service, as in the tables', async () => {
  const { body } = await layla.call(readEarnings, {})
  expect(body).toMatchObject({ year: 2026, years: [2026, 2025], count: 5, total: 750, net: 750 })
  expect(body.months.map(({ month, count, total }) => [month, count, total])).toEqual([
    ['2026-11', 4, 600],
    ['2026-10', 1, 150],
  ])
  const naive = await app.rows(
    `select to_char(starts_at at time zone 'Asia/Riyadh', 'YYYY-MM') as month, sum(price_halalas)::int / 100 as total
      from appointments where dietitian_id = $1 and status = 'completed' and starts_at >= '2025-12-31T21:00:00Z' group by 1 order by 1 desc`,
    [layla.id],
  )
  expect(body.months.map(({ month, total }) => ({ month, total }))).toEqual(naive)
  expect(body.months[0]?.services).toContainEqual({
    name: 'Follow-up',
    otherName: 'متابعة',
    count: 2,
    total: 300,
    net: 300,
  })
  const before = await layla.call(readEarnings, { year: '2025' })
  expect(before.body).toMatchObject({ year: 2025, count: 1, total: 150 })
})

const fileOf = async (headers?: Record<string, string>) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    (await layla.call(exportEarnings, { year: '2026' }, headers)).bytes,
  )

test('the file lists the same one by one in the reader’s language, contains no formula and names no patient', async () => {
  const english = (await fileOf()).split('\r\n')
  expect(english[0]).toBe(
    '\ufeffDate,Time,Service,Type of appointment,Attendance,Price (SAR),Your share (SAR)',
  )
  expect(english.filter(Boolean)).toHaveLength(6)
  expect(english).toContain('2026-11-03,12:00,Follow-up,Video consultation,Attended,150,150')
  expect(english.join()).toContain(`"'=HYPERLINK(""evil"")"`)
  const arabic = await fileOf(inArabic)
  expect(arabic).toContain('متابعة')
  expect(arabic).toContain('تم الحضور')
  for (const text of [english.join(), arabic]) expect(text).not.toContain('Sara')
})

test('a dietitian cannot see another’s earnings, and a person without any is told so', async () => {
  const fahad = await join(app, drFahad, { role: 'dietitian' })
  const { body } = await fahad.call(readEarnings, {})
  expect(body).toEqual({ year: 2026, years: [], count: 0, total: 0, net: 0, months: [] })
})
