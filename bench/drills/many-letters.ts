import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { type Drill, seconds, stillAlive, unless } from '../drill.ts'
import { startFakeSmtp } from '../fake-smtp.ts'
import { countJobs } from '../jobs.ts'
import { memoryOf } from '../processes.ts'
import { startProduct } from '../product.ts'

const lettersEach = 4_000
/** Emails started at the same time; each reads, writes and sends. */
const batch = 2_000
const patients = 200
const most = 512

export const manyLetters: Drill = {
  name: 'many letters',
  promise: `${lettersEach} letters per round with their times, in both languages and 40 zones, never over ${most} MB`,
  async run(folder, rounds) {
    const letters = rounds * lettersEach
    const smtp = await startFakeSmtp(await freePort())
    const product = await startProduct(folder, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
    const owner = await product.owner()
    const started = performance.now()
    try {
      await agreeOnAppointments(owner)
      const before = memoryOf(product.pid)
      for (let at = 0; at < letters; at += batch) {
        await remind(owner, at, Math.min(batch, letters - at))
        for (const until = performance.now() + 120_000; (await countJobs(owner)) > 0; await pause(100))
          if (performance.now() > until) break
      }
      const after = memoryOf(product.pid)
      return {
        acknowledged: letters,
        survived: smtp.taken.length,
        seen: `${before.now} MB before, ${after.now} MB after, ${after.highest} MB at most; ${seconds(performance.now() - started)}`,
        faults: unless(
          stillAlive(product),
          [smtp.taken.length === letters, `${letters - smtp.taken.length} letters are missing`],
          [after.highest <= most, `the server used ${after.highest} MB`],
        ),
      }
    } finally {
      await owner.end()
      await product.stop()
      await smtp.close()
    }
  },
}

/** Creates 200 patients of one dietitian, each with a language, a zone and an upcoming appointment. */
async function agreeOnAppointments(owner: pg.Client): Promise<void> {
  await owner.query('begin')
  await owner.query(
    `insert into users (id, email, password_hash, language, created_at, confirmed_at)
      select ('01900000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, 'letter-' || n || '@example.sa', '',
        case when n % 2 = 0 then 'en' else 'ar' end, now(), now() from generate_series(0, $1::int) as n`,
    [patients],
  )
  await owner.query(
    `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
      select id, case when email = 'letter-0@example.sa' then 'dietitian' else 'patient' end, true, now(), ''
        from users where email like 'letter-%'`,
  )
  await owner.query(
    `insert into profiles (id, first_name, last_name, updated_at)
      select id, 'Reader', 'Of ' || email, now() from users where email like 'letter-%'`,
  )
  await owner.query(
    `with zones as (
      select array_agg(name order by name) as names from (
        select name from pg_timezone_names where name ~ '^(Africa|America|Asia|Australia|Europe)/[A-Za-z]+$'
          order by md5(name) limit 40) as picked)
      insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
          patient_zone, status, requested_at, changed_at)
        select ('01900000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, '01900000-0000-7000-a000-000000000000', 'talk', 'Talk',
            'video', 5000, '{"cancelUntil":"start","moves":2}', at, at + interval '30 minutes', 'Asia/Riyadh', names[1 + n % 40],
            'confirmed', now(), now()
          from zones, generate_series(1, $1::int) as n,
            lateral (select date_trunc('day', now()) + interval '30 days' + n * interval '1 hour' as at) as moment`,
    [patients],
  )
  await owner.query('commit')
}

/** Sends each patient one more reminder than people get. */
const remind = (owner: pg.Client, from: number, count: number) =>
  owner.query(
    `with ahead as (
        select id, starts_at, row_number() over (order by id) as place from appointments where type = 'talk'),
      due as (
        insert into events (id, kind, subject_type, subject_id, actor, at, detail)
          select uuidv7(), 'appointment.reminder_due', 'appointment', id, 'system', now(),
              jsonb_build_object('how', 'mail', 'startsAt',
                to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from ahead, generate_series($1::int, $1::int + $2::int - 1) as n where place = 1 + n % $3::int
          returning id)
      select count(app.enqueue('{appointment_mail_patient}', json_build_object('event', id)) is null) from due`,
    [from, count, patients],
  )
