import type pg from 'pg'
import { callers } from './callers.ts'

/** Lets the first two callers meet, as patient and dietitian; returns the id of their conversation. */
export async function createConversation(owner: pg.Client): Promise<string> {
  const [patient, dietitian] = await Promise.all(callers.slice(0, 2).map(({ email }) => idOf(owner, email)))
  const both = [patient, dietitian]
  await owner.query(`update user_roles set role_type = 'dietitian' where user_id = $1`, [dietitian])
  await owner.query(`update sessions set active_role = 'dietitian' where user_id = $1`, [dietitian])
  await owner.query(
    `insert into dietitian_profiles (user_id, title, specialization, years_of_experience, updated_at)
      values ($1, 'Clinical Dietitian', 'clinical', '6-10', now())`,
    [dietitian],
  )
  await owner.query(
    `insert into appointments (patient_id, dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone,
        patient_zone, status, outcome, completed_at, requested_at, changed_at)
      values ($1, $2, 'follow-up', 'Follow-up', 'video', 15000, '{"cancelUntil":"start","moves":2}', now() - interval '2 days',
        now() - interval '47 hours', 'Asia/Riyadh', 'Asia/Riyadh', 'completed', 'attended', now() - interval '47 hours',
        now() - interval '3 days', now())`,
    both,
  )
  const made = await owner.query(
    `insert into conversations (kind, person_id, dietitian_id, begun_at) values ('care', $1, $2, now()) returning id`,
    both,
  )
  return made.rows[0].id
}

async function idOf(owner: pg.Client, email: string): Promise<string> {
  const { rows } = await owner.query('select id from users where email = $1', [email])
  return rows[0].id
}
