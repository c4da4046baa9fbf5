import type pg from 'pg'
import { refreshListing } from '#server/directory/refresh.ts'
import { openDatabase, system } from '#server/ground/data/db.ts'
import { busyPractice, practiceId } from './busy-practice.ts'

/** Adds the busy practice to a database in which other practices have `others` appointments. */
export async function fillPractice(owner: pg.Client, appUrl: string, others: number): Promise<void> {
  const now = new Date()
  const practice = busyPractice(now, 30, 60)
  await owner.query('begin')
  for (const statement of opened) await owner.query(statement, [practiceId])
  await owner.query(
    `insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes,
        most_per_day, most_per_patient, takes_at_once, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 3, false, now())`,
    [
      practiceId,
      practice.zone,
      JSON.stringify(practice.weekly),
      practice.buffer,
      practice.notice,
      practice.horizon,
      practice.increment,
      practice.mostPerDay,
    ],
  )
  for (const { kind, from, to, weekdays, hours } of practice.exceptions)
    await owner.query(
      `insert into hour_exceptions (user_id, kind, from_on, to_on, weekdays, hours, made_at) values ($1, $2, $3, $4, $5, $6, now())`,
      [practiceId, kind, from, to, weekdays, JSON.stringify(hours)],
    )
  for (const [from, to] of practice.taken)
    await owner.query('insert into taken_times (person_id, during) values ($1, tstzrange($2, $3))', [
      practiceId,
      new Date(from),
      new Date(to),
    ])
  for (const statement of otherPeople) await owner.query(statement)
  await owner.query(
    `insert into taken_times (person_id, during)
      select id, tstzrange(at, at + interval '45 minutes')
      from (select id, row_number() over () as place, count(*) over () as people from users where email like 'other-%') as person,
        generate_series(0, $1::int / people::int - 1) as turn,
        lateral (select now() + (turn - $1 / people / 2) * interval '2 hours' + place * interval '1 minute' as at) as moment`,
    [others],
  )
  await owner.query('commit')
  const db = openDatabase(appUrl)
  await db.as(system, (tx) => refreshListing(tx, practiceId, now))
  await db.close()
}

/** Other people, who fill the table of booked times; no request acts for them. */
const otherPeople = [
  `insert into users (email, password_hash, language, created_at, confirmed_at)
    select 'other-' || n || '@example.sa', '', 'ar', now(), now() from generate_series(1, 200) as n`,
  `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
    select id, 'patient', true, now(), '' from users where email like 'other-%'`,
]

const opened = [
  `insert into users (id, email, password_hash, language, created_at, confirmed_at)
    values ($1, 'busy@example.sa', '', 'ar', now(), now())`,
  `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by) values ($1, 'dietitian', true, now(), '')`,
  `insert into profiles (id, first_name, last_name, updated_at) values ($1, 'Layla', 'Al-Harbi', now())`,
  `insert into dietitian_profiles (user_id, title, specialization, years_of_experience, updated_at)
    values ($1, 'Clinical Dietitian', 'clinical', '6-10', now())`,
  `insert into verifications (user_id, status, license_number, licensed_until, experience)
    values ($1, 'approved', 'RD-1', current_date + 400, '6-10')`,
  `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
    values ($1, 'follow-up', 'Follow-up', '', 30, 15000, 'zoom', true, now(), now())`,
]
