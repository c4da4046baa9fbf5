import { expect, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { rowsOf } from '#contract/csv.ts'
import { addDays } from '#contract/days.ts'
import {
  listReportedAppointments,
  periods,
  readOverview,
  readRevenue,
  sessionKinds,
} from '#contract/reports/figures.ts'
import { exportAdminReport, readAdminReport } from '#contract/reports/report.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { system } from '#server/ground/data/db.ts'
import { filledAt, openFilledDemo } from '#test/filled-demo.ts'
import { isOpenFor } from '../server/availability/rules.ts'
import { schedulesOf } from '../server/availability/schedule.ts'
import { demoPassword } from './content/people.ts'
import { fillDemo } from './fill.ts'

const app = await openFilledDemo()

const figures = async (now: string) =>
  (
    await app.rows(
      `select sum(price_halalas)::int / 100 as riyals, round(avg(price_halalas) / 100)::int as average,
        round(100.0 * sum(price_halalas) filter (where type = 'initial-consultation') / sum(price_halalas))::int as initial,
        round(100.0 * sum(price_halalas) filter (where type = 'follow-up') / sum(price_halalas))::int as follow_up,
        min(price_halalas) >= 10000 as none_is_cheap,
        (select count(*)::int from appointments where status <> 'cancelled'
          and date = ($1::timestamptz at time zone 'Asia/Riyadh')::date) as today,
        (select count(*)::int from users) as users
      from appointments where status = 'completed' and completed_at > $1::timestamptz - interval '30 days'`,
      [now],
    )
  )[0]

const friday = filledAt.toISOString()

test('on a Friday afternoon the marketplace shows the figures of its specification', async () => {
  expect(await figures(friday)).toEqual({
    riyals: 128_450,
    average: 285,
    initial: 33,
    follow_up: 50,
    none_is_cheap: true,
    today: 56,
    users: 1_248,
  })
})

test('nobody’s first visit is a follow-up, and the signed-in dietitian’s practice grows', async () => {
  expect(
    await app.rows(
      `select * from (select distinct on (dietitian_id, patient_id) id, type from appointments where status <> 'cancelled'
        order by dietitian_id, patient_id, starts_at) as first where type <> 'initial-consultation'`,
    ),
  ).toEqual([])
  const came = await app.rows<{ month: string; count: number }>(
    `select to_char(came, 'YYYY-MM') as month, count(*)::int as count from (
        select min(starts_at) at time zone 'Asia/Riyadh' as came from appointments join users on users.id = dietitian_id
          where email = 'dietitian@nabta.test' and status = 'completed' and outcome = 'attended' group by patient_id) as first
      group by 1 order by 1`,
  )
  expect(came.map(({ month }) => month)).toEqual(['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])
  const counts = came.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(counts.at(-1)).toBeGreaterThanOrEqual(14)
  expect(counts.at(-1)).toBeLessThanOrEqual(17)
})

test('some requests are answered within the hour and some the next morning, none at night', async () => {
  const [answers] = await app.rows<Record<string, number>>(
    `select avg((waited < interval '1 hour')::int)::float8 as soon, avg((waited > interval '12 hours')::int)::float8 as later,
        max(extract(epoch from waited) / 3600)::float8 as most, count(*) filter (where hour < 8)::float8 as "atNight"
      from (select events.at - requested_at as waited, extract(hour from events.at at time zone 'Asia/Riyadh') as hour
        from events join appointments on appointments.id = subject_id
        where kind = 'appointment.confirmed' and starts_at < $1) as answered`,
    [friday],
  )
  expect(answers?.soon).toBeGreaterThan(0.1)
  expect(answers?.later).toBeGreaterThan(0.05)
  expect(answers?.most).toBeLessThan(24)
  expect(answers?.atNight).toBe(0)
})

/** Calls that the demo's patient and dietitian could join at that time. */
const callsAt = (now: string) =>
  app.rows(
    `select from appointments join users as patient on patient.id = patient_id join users as dietitian on dietitian.id = dietitian_id
      where patient.email = 'patient@nabta.test' and dietitian.email = 'dietitian@nabta.test' and status = 'confirmed'
        and mode = 'video' and starts_at <= $1::timestamptz + interval '10 minutes' and ends_at > $1`,
    [now],
  )

test('the two demo users can open a call immediately', async () => {
  expect(await callsAt(friday)).toHaveLength(1)
})

test('every dietitian has appointments of all four statuses and reviews', async () => {
  expect(
    await app.rows(
      `select email from users join listings on listings.user_id = users.id
        where (select count(distinct status) from appointments where dietitian_id = users.id) < 4
          or not exists (select from reviews where dietitian_id = users.id)`,
    ),
  ).toEqual([])
  const [reviews] = await app.rows(
    'select count(*) > 200 as many, avg(rating) between 4.3 and 4.9 as kind from reviews',
  )
  expect(reviews).toEqual({ many: true, kind: true })
  const [listings] = await app.rows('select count(*)::int as all, count(rating)::int as rated from listings')
  expect(listings).toEqual({ all: 42, rated: 42 })
})

test('nobody is double-booked, no waiting request has lapsed, and nothing was requested in the future', async () => {
  expect(
    await app.rows(
      `with places as (select id, unnest(array[patient_id, dietitian_id]) as person, tstzrange(starts_at, ends_at) as during
          from appointments where status <> 'cancelled')
        select one.id from places as one join places as other
          on one.person = other.person and one.id < other.id and one.during && other.during`,
    ),
  ).toEqual([])
  expect(
    await app.rows(
      `select id from appointments where lapses_at <= $1 or requested_at > $1 or completed_at > $1 or requested_at >= starts_at
        or (status in ('pending', 'confirmed') and (select count(*) from taken_times where appointment_id = appointments.id)
          <> case when wanted_at is null then 2 else 4 end)`,
      [friday],
    ),
  ).toEqual([])
  expect(await app.rows('select from appointments where wanted_until > $1', [friday])).toHaveLength(1)
  expect(await app.rows('select from events where at > $1', [friday])).toEqual([])
  expect(await app.rows('select from graphile_worker._private_jobs')).toEqual([])
})

const asAdmin = async () => {
  const { headers } = await app.call(signIn, { email: 'admin@nabta.test', password: demoPassword })
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie }
}

test('an admin reads these figures on the overview, each matching the tables', async () => {
  const admin = await asAdmin()
  const { body } = await app.call(readOverview, {}, admin)
  expect(body).toMatchObject({
    users: { all: 1_248 },
    dietitians: { listed: 42, waiting: 4 },
    appointments: { now: 56 },
    revenue: { now: { revenue: 128_450 } },
  })
  const [naive] = await app.rows<Record<string, unknown>>(
    `select (select count(*)::int from users where created_at >= '2026-10-21T21:00Z') as joined,
      (select count(*)::int from appointments where status <> 'cancelled' and date = '2026-11-13') as week_ago,
      (select sum(price_halalas)::int / 100 from appointments where status = 'completed'
        and completed_at >= '2026-09-21T21:00Z' and completed_at < '2026-10-21T15:30Z') as earned,
      (select json_agg(json_build_object('month', to_char(month, 'YYYY-MM-DD'),
          'clients', (select count(*) from users join user_roles on user_id = users.id where role_type = 'patient' and opened = month),
          'dietitians', (select count(*) from users join user_roles on user_id = users.id where role_type = 'dietitian' and opened = month))
          order by month)
        from generate_series('2026-06-01'::timestamp, '2026-11-01', '1 month') as month) as growth`.replaceAll(
      'opened',
      "date_trunc('month', created_at at time zone 'Asia/Riyadh')",
    ),
  )
  expect(body.users.joined).toBe(naive?.joined)
  expect(body.appointments.before).toBe(naive?.week_ago)
  expect(body.revenue.before.revenue).toBe(naive?.earned)
  expect(body.growth).toEqual(naive?.growth)
  expect(body.growth.every(({ clients }) => clients > 0)).toBe(true)
  const shown = await app.rows(
    `select id, case when status = 'completed' then status when status = 'confirmed' and starts_at <= $1 and ends_at > $1 then 'active'
        else 'scheduled' end as status from appointments where id = any($2) order by starts_at, id`,
    [friday, body.recent.map(({ id }) => id)],
  )
  expect(body.recent.map(({ id, status }) => ({ id, status }))).toEqual(shown)
  expect(shown).toHaveLength(7)
})

test('a period’s revenue is divided by kind and by day, and is the sum of the appointments behind it', async () => {
  const admin = await asAdmin()
  for (const period of periods) {
    const { body } = await app.call(readRevenue, { period }, admin)
    const [naive] = await app.rows(
      `select coalesce(sum(price_halalas), 0)::int / 100.0::float as revenue, count(*)::int as sessions from appointments
        where status = 'completed' and completed_at >= ($1 || 'T00:00+03')::timestamptz`,
      [body.from],
    )
    expect(body.now, period).toEqual(naive)
    for (const parts of [body.parts, body.split]) {
      expect(parts.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(body.now.revenue)
      expect(parts.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(body.now.sessions)
    }
  }
  const { body } = await app.call(readRevenue, { period: 'month' }, admin)
  expect(body.split.map(({ percent }) => percent)).toEqual([33, 50, 17])
  expect(Math.round(body.now.revenue / body.now.sessions)).toBe(285)
  expect(body.parts).toHaveLength(30)
  for (const kind of sessionKinds) {
    const { from, to } = body
    const list = await app.call(
      listReportedAppointments,
      { list: 'completed', from, to, sessionKind: kind },
      admin,
    )
    expect(list.body.total).toBe(body.split.find((each) => each.kind === kind)?.sessions)
  }
})

const ranges = [
  ['thirty days', '2026-10-22', '2026-11-20'],
  ['a month that begins before midnight in UTC', '2026-11-01', '2026-11-20'],
  ['a single day', '2026-11-19', '2026-11-19'],
  ['a year', '2025-12-01', '2026-11-30'],
] as const

test.each(ranges)(
  'the report of %s matches the tables, and so does the same number of days before',
  async (_, from, to) => {
    const admin = await asAdmin()
    const { body } = await app.call(readAdminReport, { from, to }, admin)
    const rows = await app.rows<NaiveRow>(
      `select appointments.*, (select min(at) from events where subject_id = appointments.id
        and kind in ('appointment.confirmed', 'appointment.declined')) as answered_at,
      exists (select from events where subject_id = appointments.id and kind = 'appointment.requested') as was_asked from appointments`,
    )
    const people = await app.rows<{ role_type: string; created_at: Date }>(
      'select role_type, created_at from users join user_roles on user_id = users.id',
    )
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
    const earlier = { from: addDays(from, -days), to: addDays(from, -1) }
    const { until, ...before } = body.before
    expect(before).toEqual(earlier)
    for (const [side, range] of [
      ['now', { from, to }],
      ['before', earlier],
    ] as const) {
      const isIn = (at: Date | null) => at !== null && dayIn(at) >= range.from && dayIn(at) <= range.to
      const starting = rows.filter(({ starts_at }) => isIn(starts_at))
      const cancelled = starting.filter(({ status }) => status === 'cancelled')
      const completed = rows.filter(
        ({ status, completed_at }) => status === 'completed' && isIn(completed_at),
      )
      expect(body.appointments.held[side], side).toBe(starting.length - cancelled.length)
      expect(body.appointments.cancelled[side]).toBe(cancelled.length)
      expect(body.appointments.late[side]).toBe(
        cancelled.filter(
          ({ starts_at, changed_at }) => changed_at.getTime() > starts_at.getTime() - 86_400_000,
        ).length,
      )
      for (const { ending, ...count } of body.endings)
        expect(count[side], ending).toBe(cancelled.filter((row) => row.ending === ending).length)
      const earned = completed.filter(
        (row) => side === 'now' || (row.completed_at?.getTime() ?? 0) < Date.parse(until),
      )
      expect(body.revenue[side]).toEqual({
        sessions: earned.length,
        revenue: earned.reduce((sum, { price_halalas }) => sum + price_halalas, 0) / 100,
      })
      expect(body.services.reduce((sum, each) => sum + each[side].revenue, 0)).toBe(
        body.revenue[side].revenue,
      )
      for (const role of ['patient', 'dietitian'] as const)
        expect(body.growth[`${role}s`][side]).toBe(
          people.filter(({ role_type, created_at }) => role_type === role && isIn(created_at)).length,
        )
      const asked = rows.filter(({ requested_at, was_asked }) => was_asked && isIn(requested_at))
      const minutes = asked
        .flatMap(({ requested_at, answered_at }) =>
          answered_at ? [(answered_at.getTime() - requested_at.getTime()) / 60_000] : [],
        )
        .sort((one, other) => one - other)
      expect([body.requests[side].asked, body.requests[side].answered]).toEqual([
        asked.length,
        minutes.length,
      ])
      if (minutes.length > 0) expect(body.requests[side].median).toBeCloseTo(middleOf(minutes), 3)
      expect(body.retention[side]).toEqual(cameBackIn(rows, range))
    }
    const { parts } = body
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to])
    const total = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((sum, part) => sum + of(part), 0)
    expect(total(({ held }) => held)).toBe(body.appointments.held.now)
    expect(total(({ cancelled }) => cancelled)).toBe(body.appointments.cancelled.now)
    expect(total(({ revenue }) => revenue)).toBe(body.revenue.now.revenue)
    expect(total(({ patients }) => patients)).toBe(body.growth.patients.now)
  },
)

type NaiveRow = {
  patient_id: string
  status: string
  ending: string | null
  starts_at: Date
  completed_at: Date | null
  changed_at: Date
  requested_at: Date
  price_halalas: number
  answered_at: Date | null
  was_asked: boolean
}

const dayIn = (at: Date) => dayOf(at, 'Asia/Riyadh')
const middleOf = (sorted: readonly number[]) => {
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}

function cameBackIn(rows: readonly NaiveRow[], { from, to }: { from: string; to: string }) {
  const done = rows.filter(({ status }) => status === 'completed')
  const firsts = [...Map.groupBy(done, ({ patient_id }) => patient_id).values()].map((own) =>
    own.map(({ starts_at }) => starts_at.getTime()).sort((one, other) => one - other),
  )
  const ninety = 90 * 86_400_000
  const counted = firsts.filter(([first = 0]) => {
    const over = dayIn(new Date(first + ninety))
    return over >= from && over <= to
  })
  return {
    people: counted.length,
    back: counted.filter(([first = 0, ...later]) => later.some((at) => at <= first + ninety)).length,
  }
}

test('a report is downloaded as it is shown, and a reversed range of days is refused', async () => {
  const admin = await asAdmin()
  const range = { from: '2026-10-22', to: '2026-11-20' }
  const { bytes } = await app.call(exportAdminReport, range, admin)
  const { body } = await app.call(readAdminReport, range, admin)
  const [, ...lines] = [...rowsOf(new TextDecoder().decode(bytes))].map(({ cells }) => cells)
  expect(lines).toHaveLength(30)
  expect(lines.map((cells) => Number(cells[2]))).toEqual(body.parts.map(({ held }) => held))
  const { status, body: refused } = await app.call(readAdminReport, { from: range.to, to: range.from }, admin)
  expect([status, refused.error.fields?.[0]]).toEqual([
    422,
    expect.objectContaining({ field: 'to', code: 'days_reversed' }),
  ])
})

test('on a Friday too everybody works within their hours', async () => {
  const rows = await app.rows<{ dietitian_id: string; starts_at: Date; ends_at: Date }>(
    `select dietitian_id, starts_at, ends_at from appointments where starts_at >= $1::date and status <> 'cancelled'
      union all select dietitian_id, wanted_at, wanted_at + (ends_at - starts_at) from appointments where wanted_at is not null`,
    [friday],
  )
  const ids = [...new Set(rows.map(({ dietitian_id }) => dietitian_id))]
  const hours = await app.house.db.as(system, (tx) => schedulesOf(tx, ids, new Date(friday)))
  const outside = rows.filter(({ dietitian_id, starts_at, ends_at }) => {
    const schedule = hours.get(dietitian_id)
    return !schedule || !isOpenFor(schedule, [starts_at.getTime(), ends_at.getTime()])
  })
  expect(rows.length).toBeGreaterThan(56)
  expect(outside).toEqual([])
})

test('a start some days later adds the nearer days, nothing twice, and nothing that conflicts with other plans', async () => {
  const later = '2026-11-25T05:00:00Z'
  app.at(later)
  await app.rows(
    `insert into taken_times (person_id, during)
      select user_id, '[2026-12-08T00:00Z, 2026-12-08T21:00Z)' from verifications where user_id not in
        (select id from users where email = 'dietitian@nabta.test')`,
  )
  const count = async () => Number((await app.rows('select count(*)::int as all from appointments'))[0]?.all)
  const before = await count()
  await fillDemo(app.house, new Date(later))
  const after = await count()
  expect(after).toBeGreaterThan(before + 60)
  expect(
    await app.rows(
      `select from appointments join users on users.id = dietitian_id where email <> 'dietitian@nabta.test'
        and starts_at between '2026-12-08T00:00Z' and '2026-12-08T20:59Z' and status in ('pending', 'confirmed')`,
    ),
  ).toEqual([])
  expect(await callsAt(later)).toHaveLength(1)
  expect(await fillDemo(app.house, new Date(later))).toBe(false)
  expect(await count()).toBe(after)
  const evening = '2026-11-25T16:00:00Z'
  expect(await fillDemo(app.house, new Date(evening))).toBe(true)
  expect(await callsAt(evening)).toHaveLength(1)
  expect(await count()).toBe(after + 1)
})
