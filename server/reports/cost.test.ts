import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#server/data/db.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { readOverview } from './read-overview.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = new Date('2026-11-22T09:00:00Z')
app.at(now.toISOString())
const admin = await join(app, noor, { role: 'admin' })
const patient = await join(app, sara)
const dietitian = await join(app, drLayla, { role: 'dietitian' })
/** Few, so that it is quick; with APPOINTMENTS=10000 the greater of the two is a hundred thousand. */
const count = Number(process.env.APPOINTMENTS ?? 500)

/** Of a year, up to a fortnight from now. */
const fill = (from: number, to: number) =>
  app.rows(
    `insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone,
        status, outcome, completed_at, requested_at, changed_at)
      select $1, $2, (array['initial-consultation', 'follow-up', 'meal-planning'])[1 + n % 3], 'S', 'video', 15000, '{"cancelUntil":"start","moves":2}', at,
          at + interval '30 minutes', 'Asia/Riyadh', 'Asia/Riyadh', case when at < $3 then 'completed' else 'confirmed' end,
          case when at < $3 then 'attended' end, case when at < $3 then at + interval '1 hour' end, at - interval '3 days', at
        from generate_series($4::int, $5::int) as n,
          lateral (select $3::timestamptz + interval '14 days' - (n * 7919 % (379 * 1440)) * interval '1 minute' as at) as moment`,
    [patient.id, dietitian.id, new Date(now.getTime() - 2 * 3_600_000), from, to],
  )

type Node = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Node[] }

const pagesOf = (node: Node): number => node['Shared Hit Blocks'] + node['Shared Read Blocks']

/** Pages that one look at the overview touches. */
async function look() {
  // Filled at one go, the kept figures are left with a version for every row.
  await app.rows('vacuum full revenue_days')
  await app.rows('vacuum analyze appointments')
  const actor: Actor = { id: admin.id, role: 'admin', language: 'en' }
  const { query } = readOverview(actor, {}, now, app.house, undefined as never)
  return app.house.db.as(actor, async (tx) => {
    const explain = sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
      explain (analyze, buffers, format json) ${query?.(tx) as ReturnType<typeof sql>}`
    await explain.execute(tx)
    const { rows } = await explain.execute(tx)
    return rows[0] ? pagesOf(rows[0]['QUERY PLAN'][0].Plan) : Number.NaN
  })
}

test('ten times as many appointments cost the overview less than half as much again', async () => {
  await fill(1, count)
  const few = await look()
  await fill(count + 1, count * 10)
  const many = await look()
  if (process.env.APPOINTMENTS) console.info(few, many)
  expect(many).toBeLessThan(few * 1.5)
}, 120_000)
