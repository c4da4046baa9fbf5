import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { listAppointments } from './list-appointments.ts'

const app = await openApp()
const layla = await join(app, drLayla, { role: 'dietitian', signedIn: false })

/** Layla's practice has 2,000 appointments, each of the 200 others 30. */
await app.rows(
  `with others as (insert into users (email, password_hash, language, created_at, confirmed_at)
      select 'many' || n || '@example.sa', '', 'en', now(), now() from generate_series(1, 200) as n returning id),
      granted as (insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
        select id, 'dietitian', true, now(), '' from others),
      people as (select array_agg(id) as ids from others),
      practices as (select id, 30 as appointments from others union all select $1::uuid, 2000)
    insert into appointments (dietitian_id, patient_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone, status,
        outcome, completed_at, requested_at, changed_at)
      select id, nullif(ids[1 + n % 200], id), 'follow-up', 'Follow-up', 'video', 15000, '{"cancelUntil":"start","moves":2}', at, at + interval '30 minutes', 'Asia/Riyadh',
          'Asia/Riyadh', 'completed', 'attended', at, at, at
        from people, practices, generate_series(1, appointments) as n, lateral (select now() - n * interval '1 hour' as at) as moment`,
  [layla.id],
)
await app.rows('vacuum analyze appointments')

test('a list of twenty reads twenty of a practice’s two thousand appointments, not all of them', async () => {
  const actor: Actor = { id: layla.id, role: 'dietitian', language: 'en' }
  const plan = await app.house.db.as(actor, async (tx) => {
    const { query } = listAppointments(actor, { view: 'past' }, new Date(), app.house, undefined as never)
    const asked = query?.(tx).compile(tx)
    if (!asked) throw new Error('nothing is asked')
    // Uses a generic plan, as on a connection that has served many people.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    await sql`prepare list as ${sql.raw(asked.sql)}`.execute(tx)
    const values = asked.parameters.map((value) =>
      sql.lit(value instanceof Date ? value.toISOString() : value),
    )
    const execute = sql`execute list(${sql.join(values)})`
    return (await sql`explain (analyze, buffers off, format json) ${execute}`.execute(tx)).rows
  })
  const read = [...JSON.stringify(plan).matchAll(/"Actual Rows":([\d.]+)/g)].map(([, rows]) => Number(rows))
  expect(Math.max(...read)).toBe(21)
})
