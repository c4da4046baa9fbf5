import type pg from 'pg'
import { refreshListing } from '#server/directory/refresh.ts'
import { openDatabase, system } from '#server/ground/data/db.ts'
import { hashToken } from '#server/ground/http/session.ts'
import { callers } from './callers.ts'

export const deskId = '01900000-0000-7000-8000-000000000002'
export const deskServiceId = '01900000-0000-7000-8000-000000000003'
const token = 'desk'.padEnd(43, 'x')
export const deskSession = `sid=${token}`

/** Requests that await the desk's answer, each with a predictable id. */
export const waiting = 2_000
export const pendingAppointmentId = (at: number) => `01900000-0000-7000-9000-${String(at).padStart(12, '0')}`

/** The number of appointments of each caller, who requests a page of them. */
const ofEachCaller = 25
/** From this many days ahead nothing is pending, so these days can be booked. */
export const firstFreeDay = 30

/**
 * Adds `count` appointments, some of them the callers' own, and a practice with instant booking, open day and night.
 */
export async function fillAppointments(owner: pg.Client, appUrl: string, count: number): Promise<void> {
  await owner.query('begin')
  for (const statement of desk) await owner.query(statement, [deskId])
  await owner.query(
    `insert into services (id, dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
      values ($2, $1, 'short', 'Short talk', '', 15, 5000, 'zoom', true, now(), now())`,
    [deskId, deskServiceId],
  )
  await owner.query(
    `insert into sessions (user_id, token_hash, active_role, started_at, seen_at, expires_at, ends_at, proven_at)
      values ($1, $2, 'dietitian', now(), now(), now() + interval '1 hour', now() + interval '12 hours', now())`,
    [deskId, hashToken(token)],
  )
  await owner.query(
    `update profiles set date_of_birth = '1990-01-01' where id in (select id from users where email like 'caller-%')`,
  )
  await owner.query(
    `insert into consents (user_id, purpose, given, version, language, method, at)
      select id, 'care', true, '2026-11-21', 'en', 'bench', now() from users where email like 'caller-%'`,
  )
  const past = `type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone, status, outcome, completed_at,
    requested_at, changed_at) select patient, dietitian, 'follow-up', 'Follow-up', 'video', 15000, '{"cancelUntil":"start","moves":2}', at,
    at + interval '30 minutes', 'Asia/Riyadh', 'Asia/Riyadh', 'completed', 'attended', at + interval '1 hour', at - interval '3 days', at`
  await owner.query(
    `insert into appointments (patient_id, dietitian_id, ${past}
      from (select id as patient, $1::uuid as dietitian, now() - turn * interval '1 day' as at
        from users, generate_series(1, ${ofEachCaller}) as turn where email like 'caller-%') as own`,
    [deskId],
  )
  await owner.query(
    `with people as (select array_agg(id) as ids from users where email like 'dietitian-%')
      insert into appointments (patient_id, dietitian_id, ${past}
      from (select ids[1 + n % cardinality(ids)] as patient, ids[1 + (n * 7 + 3) % cardinality(ids)] as dietitian,
          now() - n * interval '5 minutes' as at
        from people, generate_series(1, $1::int) as n where n % cardinality(ids) <> (n * 7 + 3) % cardinality(ids)) as others`,
    [count - callers.length * ofEachCaller],
  )
  await owner.query(
    `insert into appointments (id, patient_id, dietitian_id, service_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at,
        zone, patient_zone, status, lapses_at, requested_at, changed_at)
      select ('01900000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, ids[1 + n % cardinality(ids)], $1, $2, 'short', 'Short talk', 'video',
          5000, '{"cancelUntil":"start","moves":2}', at, at + interval '15 minutes', 'Asia/Riyadh', 'Asia/Riyadh', 'pending',
          at - interval '2 hours', now(), now()
        from (select array_agg(id) as ids from users where email like 'dietitian-%') as people, generate_series(0, $3::int - 1) as n,
          lateral (select date_trunc('day', now()) + interval '2 days' + n * interval '15 minutes' as at) as moment`,
    [deskId, deskServiceId, waiting],
  )
  await owner.query('commit')
  const db = openDatabase(appUrl)
  await db.as(system, (tx) => refreshListing(tx, deskId, new Date()))
  await db.close()
}

const open = JSON.stringify(Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]))
const desk = [
  `insert into users (id, email, password_hash, language, created_at, confirmed_at)
    values ($1, 'desk@example.sa', '', 'en', now(), now())`,
  `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, 'dietitian', true, now(), '')`,
  `insert into profiles (id, first_name, last_name, updated_at) values ($1, 'Hala', 'Al-Desk', now())`,
  `insert into dietitian_profiles (user_id, title, specialization, years_of_experience, updated_at)
    values ($1, 'Clinical Dietitian', 'clinical', '6-10', now())`,
  `insert into verifications (user_id, status, license_number, licensed_until, experience)
    values ($1, 'approved', 'RD-2', current_date + 400, '6-10')`,
  `insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes,
      most_per_patient, takes_at_once, updated_at)
    values ($1, 'Asia/Riyadh', '${open}', 0, 0, 180, 15, 20, true, now())`,
]
