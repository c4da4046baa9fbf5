import type pg from 'pg'
import { cities, experienceRanges, specializations } from '#contract/practice-options.ts'
import { families, men, women } from '#demo/content/names.ts'
import { randomFrom } from '#demo/content/random.ts'
import { renewAllListings } from '#server/directory/refresh.ts'
import { openDatabase } from '#server/ground/data/db.ts'

const firsts = [...men, ...women]

/** Practices as varied as real ones but the same on every run; the server's own code lists them. */
export async function fillDirectory(owner: pg.Client, appUrl: string, count: number): Promise<void> {
  await owner.query('begin')
  for (const statement of fill)
    await owner.query(statement, statement.includes('$1') ? [JSON.stringify(practices(count))] : [])
  await owner.query('commit')
  await owner.query('analyze')
  const db = openDatabase(appUrl)
  const house = { db, clock: { now: () => new Date() } }
  await renewAllListings(house)
  await owner.query('select setseed(0.5)')
  for (const statement of reviews) await owner.query(statement)
  await renewAllListings(house)
  await db.close()
}

function practices(count: number) {
  const { next: random, of } = randomFrom(7)
  return Array.from({ length: count }, (_, at) => {
    const [first, family] = [of(firsts), of(families)]
    const start = 7 + Math.floor(random() * 8)
    const hours = [{ from: clock(start), to: clock(start + 4 + Math.floor(random() * 5)) }]
    return {
      email: `dietitian-${at}@example.sa`,
      first: first[0],
      family: family[0],
      other: random() < 0.7 ? `${first[1]} ${family[1]}` : null,
      gender: random() < 0.6 ? 'female' : 'male',
      specialization: of(specializations),
      experience: of(experienceRanges),
      city: random() < 0.4 ? 'riyadh' : of(cities),
      languages: ['arabic', ...(random() < 0.8 ? ['english'] : []), ...(random() < 0.1 ? ['french'] : [])],
      title: of(['Clinical Dietitian', 'Senior Dietitian', 'Sports Nutritionist', 'Consultant Dietitian']),
      bio: 'Plans that fit the week of whoever follows them, from the first visit on. '.repeat(
        1 + Math.floor(random() * 8),
      ),
      weekly: weekOf(hours, random()),
      price: 5_000 + 500 * Math.floor(random() * 100),
      minutes: of([30, 45, 60]),
      platform: of(['in-person', 'zoom', 'google-meet', 'both']),
      buffer: of([0, 10, 15]),
    }
  })
}

/** Some are open day and night, so that at any hour a dietitian is available on the same day. */
const weekOf = (hours: { from: string; to: string }[], kind: number) =>
  Array.from({ length: 7 }, (_, day) => {
    if (kind < 0.15) return [{ from: '00:00', to: '00:00' }]
    return day > 4 || (kind < 0.5 && day % 2 === 0) ? [] : hours
  })

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const fill = [
  `create temporary table fresh on commit drop as
    select uuidv7() as id, email, first, family, other, gender, specialization, experience, city,
      array(select jsonb_array_elements_text(languages)) as languages, title, bio, weekly, price, minutes, platform, buffer
    from jsonb_to_recordset($1::jsonb) as p (email text, first text, family text, other text, gender text, specialization text,
      experience text, city text, languages jsonb, title text, bio text, weekly jsonb, price int, minutes int, platform text, buffer int)`,
  `insert into users (id, email, password_hash, language, created_at, confirmed_at)
    select id, email, '', 'ar', now(), now() from fresh`,
  `insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
    select id, 'dietitian', true, now(), '' from fresh`,
  `insert into profiles (id, first_name, last_name, other_name, gender, updated_at)
    select id, first, family, other, gender, now() from fresh`,
  `insert into dietitian_profiles (user_id, specialization, years_of_experience, education, certifications, title, bio, languages, city, updated_at)
    select id, specialization, experience, 'BSc Clinical Nutrition', '{}', title, bio, languages, city, now() from fresh`,
  `insert into verifications (user_id, status, license_number, licensed_until, experience)
    select id, 'approved', 'RD-' || id, current_date + 400, '6-10' from fresh`,
  `insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_patient, takes_at_once, updated_at)
    select id, 'Asia/Riyadh', weekly, buffer, 120, 60, 15, 3, false, now() from fresh`,
  `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
    select id, slug, 'Consultation', 'What there is to say about it, in a line or two.', minutes * weight, price * weight, platform, true, now(), now()
    from fresh, (values ('follow-up', 1), ('initial-consultation', 2)) as kind (slug, weight)`,
]

/** Seven in ten have been reviewed. */
const reviews = [
  `insert into appointments (dietitian_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone, status,
      outcome, completed_at, requested_at, changed_at)
    select user_id, 'follow-up', 'Follow-up', 'video', 15000, '{"cancelUntil":"start","moves":2}', at, at + interval '30 minutes', 'Asia/Riyadh',
        'Asia/Riyadh', 'completed', 'attended', at, at, at
      from listings, (select now() - interval '5 days' as at) as moment where random() < 0.7`,
  `insert into reviews (appointment_id, dietitian_id, service_name, rating, content, written_at)
    select id, dietitian_id, service_name, 3 + (2.99 * random())::int % 3, '', completed_at from appointments where type = 'follow-up'`,
]
