import { expect, test } from 'vitest'
import { grantRole } from '#contract/accounts/people.ts'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { readAvailability, saveAvailability } from '#contract/availability.ts'
import type { SentTo } from '#contract/route.ts'
import { wordsOfFault } from '#copy/faults.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla, noor, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { usualAvailability } from './open-availability.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T08:00:00Z')
const layla = await join(app, drLayla, { role: 'dietitian' })
const fahad = await join(app, drFahad, { role: 'dietitian' })

const readBy = async (person: Person) => (await person.call(readAvailability, {})).body
const changesOf = async ({ id }: Person) =>
  (await app.rows("select from events where kind = 'practice.hours_changed' and subject_id = $1", [id]))
    .length
const nights: SentTo<typeof saveAvailability> = {
  ...usualAvailability,
  zone: 'Europe/London',
  weekly: [[{ from: '20:00', to: '01:30' }], [], [], [], [], [], [{ from: '09:00', to: '11:00' }]],
  buffer: 0,
  notice: 1_440,
  horizon: 90,
  increment: 60,
  mostPerDay: 4,
  mostPerPatient: 1,
  takesAtOnce: true,
}

test('a newly registered dietitian starts with the Saudi working week', async () => {
  expect(await readBy(layla)).toEqual({
    availability: usualAvailability,
    exceptions: [],
    hasAddress: false,
    refunds: null,
  })
  const [sunday, , , , , friday, saturday] = usualAvailability.weekly
  expect([usualAvailability.zone, sunday, friday, saturday]).toEqual([
    'Asia/Riyadh',
    [{ from: '09:00', to: '17:00' }],
    [],
    [],
  ])
})

test('a dietitian made by an admin starts with it too, and as a draft', async () => {
  const admin = await join(app, noor, { role: 'admin' })
  const { id } = await join(app, sara)
  await admin.call(grantRole, { id, role: 'dietitian' })
  const [opened] = await app.rows(
    `select availabilities.weekly, verifications.status from availabilities join verifications using (user_id) where user_id = $1`,
    [id],
  )
  expect(opened).toEqual({ weekly: usualAvailability.weekly, status: 'draft' })
})

test('hours and rules are saved unchanged, and no other dietitian’s are affected', async () => {
  const { status, body } = await layla.call(saveAvailability, nights)
  expect([status, body]).toEqual([200, { availability: nights }])
  expect((await readBy(layla)).availability).toEqual(nights)
  expect((await readBy(fahad)).availability).toEqual(usualAvailability)
  expect([await changesOf(layla), await changesOf(fahad)]).toEqual([1, 0])
})

test('saving the same hours again is not a change', async () => {
  await layla.call(saveAvailability, nights)
  expect(await changesOf(layla)).toBe(1)
})

test.each<[string, Partial<typeof nights>, string]>([
  ['a zone that the database has not heard of', { zone: 'US/Pacific-New' }, 'zone'],
  ['a zone that is none', { zone: 'Asia/Atlantis' }, 'zone'],
  ['an offset instead of a place', { zone: '+03:00' }, 'zone'],
  ['a horizon of a year', { horizon: 365 }, 'horizon'],
  [
    'hours that overlap',
    {
      weekly: [
        [
          { from: '09:00', to: '12:00' },
          { from: '11:00', to: '13:00' },
        ],
        ...nights.weekly.slice(1),
      ],
    },
    'weekly.0',
  ],
])('%s is refused, and the previous hours stay', async (_, wrong, field) => {
  const { status, body } = await layla.call(saveAvailability, { ...nights, ...wrong })
  expect([status, body.error.fields?.[0]?.field]).toEqual([422, field])
  expect((await readBy(layla)).availability).toEqual(nights)
})

test('a practice’s refund rules are at least as generous as the platform’s, and stay when those become kinder', async () => {
  const own = { wholeUntil: 12, partUntil: 2, partPercent: 60 }
  const save = (refunds: RefundRules | null, more: Partial<typeof nights> = {}) =>
    layla.call(saveAvailability, { ...nights, ...more, refunds })
  for (const [refunds, field, code, count] of [
    [{ ...own, wholeUntil: 25 }, 'refunds.wholeUntil', 'whole_refund_harsher', 24],
    [{ ...own, partUntil: 4 }, 'refunds.partUntil', 'part_refund_harsher', 3],
    [{ ...own, partPercent: 49 }, 'refunds.partPercent', 'refund_share_harsher', 50],
  ] as const) {
    const { status, body } = await save(refunds)
    const message = wordsOfFault(code, count).en
    expect([status, body.error.fields], JSON.stringify(refunds)).toEqual([422, [{ field, code, message }]])
    expect(message).toContain(String(count))
  }
  for (const refunds of [
    { ...own, partUntil: 13 },
    { ...own, partPercent: 101 },
  ])
    expect((await save(refunds)).status, JSON.stringify(refunds)).toBe(422)
  expect((await save(own)).status).toBe(200)
  expect((await readBy(layla)).availability.refunds).toEqual(own)
  await app.rows('update platform_settings set refund_part_percent = 80')
  expect((await save({ ...own, wholeUntil: 11 })).status).toBe(422)
  expect((await save(own, { buffer: 5 })).status).toBe(200)
  expect((await save(null)).status).toBe(200)
  await app.rows('update platform_settings set refund_part_percent = 50')
})

test('an address is complete once it has a city and a street', async () => {
  const write = (city: string | null, address: string | null) =>
    app.rows('update dietitian_profiles set city = $2, address = $3 where user_id = $1', [
      layla.id,
      city,
      address,
    ])
  const known = []
  for (const [city, address] of [
    ['riyadh', null],
    [null, 'King Fahd Road 12'],
    ['riyadh', ''],
    ['riyadh', 'King Fahd Road 12'],
  ] as const) {
    await write(city, address)
    known.push((await readBy(layla)).hasAddress)
  }
  expect(known).toEqual([false, false, false, true])
})
