import { expect, test } from 'vitest'
import { rowsOf } from '#contract/csv.ts'
import {
  exportReportedAppointments,
  listReportedAppointments,
  readOverview,
} from '#contract/reports/figures.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T21:30:00Z')
const admin = await join(app, noor, { role: 'admin' })
const patient = await join(app, sara)
const dietitian = await join(app, drLayla, { role: 'dietitian' })
const both = { patient, dietitian }

/** Stored daily figures that differ from the tables. */
const differences = async () => [
  ...(await app.rows(`
    with found as (select (completed_at at time zone 'Asia/Riyadh')::date as day, app.session_kind(type, package_id) as kind, count(*) as sessions,
        sum(price_halalas) as halalas from appointments where status = 'completed' group by 1, 2)
    select * from found full join revenue_days using (day, kind)
      where (coalesce(found.sessions, 0), coalesce(found.halalas, 0)) <> (coalesce(revenue_days.sessions, 0), coalesce(revenue_days.halalas, 0))`)),
  ...(await app.rows(`
    with found as (select (created_at at time zone 'Asia/Riyadh')::date as day, role, count(*) as accounts
        from users, lateral (select 'any' as role union all select role_type from user_roles where user_id = users.id) as held
        where confirmed_at is not null and leaving_at is null group by 1, 2)
    select * from found full join account_days using (day, role)
      where coalesce(found.accounts, 0) <> coalesce(account_days.accounts, 0)`)),
]
const kept = () =>
  app.rows<{ revenue: string; accounts: string }>(
    `select (select sum(halalas) from revenue_days) as revenue, (select sum(accounts) from account_days) as accounts`,
  )

test('daily figures follow appointments that are completed, corrected and taken back', async () => {
  const first = await putAppointment(app, both, {
    startsAt: '2026-11-20T20:30:00Z',
    completedAt: '2026-11-20T21:30:00Z',
  })
  const second = await putAppointment(app, both, { status: 'confirmed', startsAt: '2026-11-21T09:00:00Z' })
  expect(await kept()).toMatchObject([{ revenue: '15000' }])
  await app.rows(
    `update appointments set status = 'completed', outcome = 'attended', completed_at = starts_at + interval '1 hour' where id = $1`,
    [second],
  )
  expect(await kept()).toMatchObject([{ revenue: '30000' }])
  expect(await differences()).toEqual([])
  const changes = [
    `update appointments set completed_at = completed_at - interval '5 hours'`,
    `update appointments set price_halalas = price_halalas + 100, type = 'follow-up-2'`,
    `update appointments set changed_at = now()`,
  ]
  for (const change of changes) {
    await app.rows(change)
    expect(await differences(), change).toEqual([])
  }
  expect(await kept()).toMatchObject([{ revenue: '30200' }])
  await app.rows('delete from appointments where id = $1', [first])
  expect(await differences()).toEqual([])
  expect(await kept()).toMatchObject([{ revenue: '15100' }])
})

test('they follow accounts that are opened, confirmed, given a role, closed and erased', async () => {
  const before = (await admin.call(readOverview, {})).body.users
  const person = await join(app, omar)
  expect((await admin.call(readOverview, {})).body.users).toEqual({
    ...before,
    all: before.all + 1,
    joined: before.joined + 1,
  })
  expect(await differences()).toEqual([])
  const changes = [
    `update users set confirmed_at = null where id = $1`,
    `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, 'dietitian', false, now(), '')`,
    `update users set confirmed_at = now() where id = $1`,
    `delete from user_roles where user_id = $1 and role_type = 'dietitian'`,
    `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, 'dietitian', false, now(), '')`,
    `update users set leaving_at = now() where id = $1`,
    `update users set leaving_at = null where id = $1`,
    `delete from users where id = $1`,
  ]
  for (const change of changes) {
    await app.rows(change, [person.id])
    expect(await differences(), change).toEqual([])
  }
  expect((await admin.call(readOverview, {})).body.users).toEqual(before)
})

test('a list contains the rows that its figure counts, page by page, by days in Riyadh', async () => {
  for (let at = 0; at < 23; at++)
    await putAppointment(app, both, {
      status: 'cancelled',
      startsAt: new Date(Date.parse('2026-10-05T06:00:00Z') + at * 3_600_000).toISOString(),
      ending: 'lapsed',
    })
  const asked = { list: 'cancelled', from: '2026-10-05', to: '2026-10-05' } as const
  const first = (await admin.call(listReportedAppointments, { ...asked, to: '2026-10-06' })).body
  expect(first.total).toBe(23)
  expect(first.appointments).toHaveLength(20)
  const second = (
    await admin.call(listReportedAppointments, {
      ...asked,
      to: '2026-10-06',
      after: first.after ?? undefined,
    })
  ).body
  expect(second).toMatchObject({ after: null, total: 23 })
  expect(new Set([...first.appointments, ...second.appointments].map(({ id }) => id)).size).toBe(23)
  const earliest = { ...asked, to: '2026-10-06', order: 'earliest' } as const
  const begun = (await admin.call(listReportedAppointments, earliest)).body
  const rest = (await admin.call(listReportedAppointments, { ...earliest, after: begun.after ?? undefined }))
    .body
  expect([...begun.appointments, ...rest.appointments]).toEqual(
    [...first.appointments, ...second.appointments].reverse(),
  )
  expect((await admin.call(listReportedAppointments, asked)).body.total, 'Riyadh is three hours ahead').toBe(
    15,
  )
  const reversed = await admin.call(listReportedAppointments, { ...asked, to: '2026-10-04' })
  expect(reversed.status).toBe(422)
})

test('admins read who meets whom, and not why', async () => {
  await putAppointment(app, both, {
    startsAt: '2026-11-22T22:00:00Z',
    status: 'confirmed',
    serviceName: 'Diabetes in pregnancy',
  })
  await app.rows(`update appointments set reason = 'canary of a reason'`)
  for (const answer of [
    await admin.call(readOverview, {}),
    await admin.call(listReportedAppointments, { list: 'held', from: '2026-11-01', to: '2026-12-31' }),
  ]) {
    expect(answer.text).toContain(sara.name)
    expect(answer.text).not.toMatch(/Diabetes|canary/)
  }
})

test('a list is downloaded as CSV, whole and without formulas, and the download is recorded', async () => {
  await app.rows(`update profiles set first_name = '=HYPERLINK("https://evil.example")' where id = $1`, [
    patient.id,
  ])
  const asked = { list: 'cancelled', from: '2026-10-05', to: '2026-10-06' } as const
  const { bytes, headers } = await admin.call(exportReportedAppointments, asked)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const rows = [...rowsOf(new TextDecoder().decode(bytes))].map(({ cells }) => cells)
  expect(rows).toHaveLength(24)
  expect(rows[0]).toEqual(['Client', 'Dietitian', 'Time', 'Type', 'Price', 'Status'])
  expect(rows[1]?.[0]).toMatch(/^'=HYPERLINK/)
  expect(
    await app.rows(`select actor, detail from events where kind = 'report.appointments_downloaded'`),
  ).toEqual([{ actor: admin.id, detail: asked }])
})
