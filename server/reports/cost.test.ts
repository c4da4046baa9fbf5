import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addDays, startOfDay, todayInRiyadh } from '#contract/days.ts'
import { accountsByDay } from '#server/accounts/figures.ts'
import {
  answerTimes,
  appointmentsByDay,
  cancelledBy,
  earnedByDay,
  returningPatients,
} from '#server/appointments/figures.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ticketsAnswered } from '#server/support/figures.ts'
import { type App, openApp } from '#test/app.ts'
import { drLayla, noor } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { readOverview } from './read-overview.ts'

const now = new Date('2026-11-22T09:00:00Z')
const today = todayInRiyadh(now)
/** A small number, so that the test is quick; with APPOINTMENTS=10000 the larger marketplace has a hundred thousand. */
const count = Number(process.env.APPOINTMENTS ?? 500)

const [overview, report] = [await marketplace(), await marketplace()]
beforeAll(async () => {
  await overview.fill({ from: 1, to: count, latest: 14, days: 379 })
  await report.fill({ from: 1, to: count, latest: 0, days: 50 })
})

test('ten times as many appointments cost the overview less than half as much again', async () => {
  const look = () =>
    overview.pages(
      (actor, tx) =>
        readOverview(actor, {}, now, overview.app.house, undefined as never).query?.(
          tx,
        ) as RawBuilder<unknown>,
    )
  const few = await look()
  await overview.fill({ from: count + 1, to: count * 10, latest: 14, days: 379 })
  const many = await look()
  if (process.env.APPOINTMENTS) console.info(few, many)
  expect(many).toBeLessThan(few * 1.5 + rowsKept)
}, 300_000)

/** Two months hold at most three rows a day; with few appointments many days have none. */
const rowsKept = 3 * 59

const days = { from: addDays(today, -29), to: today }
const moments = { from: startOfDay(days.from), until: startOfDay(addDays(days.to, 1)) }
const parts = {
  appointments: () => appointmentsByDay(moments),
  cancellations: () => cancelledBy(moments),
  revenue: () => earnedByDay(days.from, days.to),
  accounts: () => accountsByDay(days.from, days.to),
  answers: () => answerTimes(moments),
  tickets: (actor) => ticketsAnswered(actor, moments),
  returns: () => returningPatients(moments),
} satisfies Record<string, (actor: Actor) => RawBuilder<unknown>>

test('the cost of each part of a report depends on its own days, however many appointments came before', async () => {
  const look = async () => {
    const pages: Record<string, number> = {}
    for (const [part, of] of Object.entries(parts))
      pages[part] = await report.pages((actor) => sql`select ${of(actor)}`)
    return pages
  }
  const few = await look()
  await report.fill({ from: count + 1, to: count * 10, latest: -60, days: 1_000 })
  const many = await look()
  if (process.env.APPOINTMENTS) console.info(few, many)
  // Single look-ups go through indexes, which are a page or two deeper with ten times as many rows.
  const limits = Object.entries(few).map(([part, pages]) => [part, pages * 2 + 30] as const)
  expect(limits.filter(([part, most]) => (many[part] ?? 0) > most)).toEqual([])
}, 300_000)

type Fill = {
  from: number
  to: number
  /** How many days from now the last appointment is. */
  latest: number
  /** The number of days before it over which they are spread. */
  days: number
}

/** Fifty patients and their dietitian, and a counter of the database pages that an admin’s query reads. */
async function marketplace() {
  const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
  app.at(now.toISOString())
  const { id } = await join(app, noor, { role: 'admin' })
  const dietitian = await join(app, drLayla, { role: 'dietitian' })
  await app.rows(
    `with made as (insert into users (email, password_hash, language, created_at, confirmed_at)
        select 'many' || number || '@example.sa', '', 'en', $1::timestamptz - number * interval '1 day', $1 from generate_series(1, 50) as number returning id)
      insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) select id, 'patient', true, $1, 'system' from made`,
    [now],
  )
  const actor: Actor = { id, role: 'admin', language: 'en' }
  return {
    app,
    fill: (fill: Fill) => fillAppointments(app, dietitian.id, fill),
    /** The minimum of three runs: if the server has a query of its own open, some rows cannot be settled. */
    async pages(query: (actor: Actor, tx: Tx) => RawBuilder<unknown>) {
      const looks: number[] = []
      for (let look = 0; look < 3; look++) {
        await settle(app)
        looks.push(await pagesOf(app, actor, query))
      }
      return Math.min(...looks)
    },
  }
}

/** Each was requested and confirmed; past ones are completed. */
const fillAppointments = ({ rows }: App, dietitian: string, { from, to, latest, days }: Fill) =>
  rows(
    `with many as (select array(select id from users where email like 'many%' order by id) as ids), made as (
      insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone,
          status, outcome, completed_at, requested_at, changed_at)
        select many.ids[1 + n % 50], $1, (array['initial-consultation', 'follow-up', 'meal-planning'])[1 + n % 3], 'S', 'video', 15000,
            '{"cancelUntil":"start","moves":2}', at, at + interval '30 minutes', 'Asia/Riyadh', 'Asia/Riyadh',
            case when at < $2 then 'completed' else 'confirmed' end, case when at < $2 then 'attended' end,
            case when at < $2 then at + interval '1 hour' end, at - interval '3 days', at
          from many, generate_series($3::int, $4::int) as n,
            lateral (select $2::timestamptz + $5 * interval '1 day' - (n * 7919 % ($6::int * 1440)) * interval '1 minute' as at) as moment
        returning id, requested_at)
      insert into events (id, kind, subject_type, subject_id, actor, at)
        select uuidv7(), kind, 'appointment', made.id, 'system', requested_at + later
          from made, (values ('appointment.requested', interval '0'), ('appointment.confirmed', interval '2 hours')) as step (kind, later)`,
    [dietitian, new Date(now.getTime() - 2 * 3_600_000), from, to, latest, days],
  )

type Node = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** Brings tables to a steady state: hint bits are set, and every page is marked all-visible. */
async function settle(app: App) {
  // After a bulk fill, these stored figures have a dead version for every row.
  await app.rows('vacuum full revenue_days')
  // With `freeze`, vacuum waits for pages in use instead of skipping them.
  for (const table of ['appointments', 'events', 'users', 'account_days', 'revenue_days'])
    await app.rows(`vacuum (freeze, analyze) ${table}`)
}

/** Measures the second run, when the connection has the catalogue cached. */
const pagesOf = (app: App, actor: Actor, query: (actor: Actor, tx: Tx) => RawBuilder<unknown>) =>
  app.house.db.as(actor, async (tx) => {
    const explain = sql<{
      'QUERY PLAN': [{ Plan: Node }]
    }>`explain (analyze, buffers, format json) ${query(actor, tx)}`
    await explain.execute(tx)
    const { rows } = await explain.execute(tx)
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN
  })
