import fc from 'fast-check'
import { cities, genders, platforms, practiceLanguages, specializations } from '#contract/practice-options.ts'
import type { App } from '#test/app.ts'

const names = [
  ['Abdullah Al-Qahtani', 'عبدالله القحطاني'],
  ['Abdulrahman Al-Harbi', null],
  ['عبدالرحمن الشهري', null],
  ['Dr. Noura Al-Qahtani', 'د. نورة القحطاني'],
  ['Sara Bakri', null],
  ['سارة العتيبي', 'Sara Al-Otaibi'],
  ['Omar Khan', null],
  ['عامر الحربي', null],
  ['ليلى الدوسري', null],
  ['Ali Al-Dosari', 'علي الدوسري'],
] as const
const titles = ['Clinical Dietitian', 'Sports Nutritionist', 'أخصائية تغذية'] as const
export const queries = [
  ...[
    'abdullah',
    'عبدالله',
    'abdulah',
    'abdulkah',
    'qahtani',
    'sara',
    'سارة',
    'omar',
    'ali',
    'a',
    'al',
    'noura qahtani',
  ],
  ...[
    'diabetes',
    'diabets',
    'سكري',
    'clinical dietitian',
    'sports',
    'sara diabetes',
    'zzzz',
    'dr',
    'layla dosari',
    'عبدال',
  ],
] as const
const zones = [
  'Asia/Riyadh',
  'Asia/Riyadh',
  'Europe/London',
  'America/Sao_Paulo',
  'Pacific/Auckland',
] as const

const some = <T>(values: readonly T[], most: number) =>
  fc.subarray([...values], { minLength: 1, maxLength: most })
const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) =>
    [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
  )
const range = fc.record({ from: clock, to: clock })
/** Ranges of one day may overlap here; the server merges them when it reads them. */
const hours = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.array(range, { minLength: 1, maxLength: 2 }) },
)
const day = fc
  .integer({ min: 0, max: 12 })
  .map((days) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10))

const exception = fc.oneof(
  fc.record({ kind: fc.constant('closed' as const), from: day, length: fc.nat(4), hours: fc.constant([]) }),
  fc.record({
    kind: fc.constantFrom('instead' as const, 'extra' as const),
    from: day,
    length: fc.nat(2),
    hours: fc.array(range, { minLength: 1, maxLength: 2 }),
  }),
)

const standing = fc.oneof(
  { weight: 8, arbitrary: fc.constant('listed' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...([
        'draft',
        'submitted',
        'rejected',
        'suspended',
        'no_role',
        'account_suspended',
        'leaving',
        'unconfirmed',
      ] as const),
    ),
  },
)

const anybody = fc.record({
  name: fc.constantFrom(...names),
  title: fc.constantFrom(...titles),
  standing,
  licensedUntil: fc.oneof(fc.constant('2030-01-01'), day),
  specialization: fc.constantFrom(...specializations),
  languages: some(practiceLanguages, 3),
  gender: fc.constantFrom(...genders, 'prefer-not-to-say', null),
  city: fc.oneof(fc.constantFrom(...cities.slice(0, 4)), fc.constant(null)),
  rating: fc.option(fc.constantFrom<number>(2.9, 3, 3.7, 4, 4.2, 4.5, 5)),
  reviews: fc.integer({ min: 1, max: 30 }),
  isSaved: fc.boolean(),
  services: fc.array(
    fc.record({
      price: fc.constantFrom(0, 90, 150, 151, 300),
      minutes: fc.constantFrom(15, 30, 45, 60, 180),
      platform: fc.constantFrom(...platforms),
      isActive: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  zone: fc.constantFrom(...zones),
  weekly: fc.array(hours, { minLength: 7, maxLength: 7 }),
  exceptions: fc.array(exception, { maxLength: 2 }),
  buffer: fc.constantFrom(0, 10, 30),
  notice: fc.constantFrom(0, 60, 120, 1_440, 2_880),
  horizon: fc.constantFrom(7, 30, 60),
  increment: fc.constantFrom(...([15, 30, 60] as const)),
  mostPerDay: fc.option(fc.constantFrom(1, 3)),
  /** Booked times, in hours since the first day. */
  taken: fc.array(fc.integer({ min: 0, max: 240 }), { maxLength: 6 }),
})
/**
 * At midnight in another zone one more day enters the horizon there, but the server refreshes only at midnight in
 * Riyadh; with this horizon the day is inside either way.
 */
export const dietitian = anybody.map((one) => ({
  ...one,
  horizon: one.zone === 'Asia/Riyadh' ? one.horizon : 30,
}))
export type Dietitian = { id: string } & (typeof dietitian extends fc.Arbitrary<infer One> ? One : never)

export const firstDay = Date.UTC(2026, 10, 20)
const hourMs = 3_600_000

/** Adds rows for all these dietitians. */
export async function fillMarketplace(
  app: App,
  people: readonly Dietitian[],
  patientId: string,
): Promise<void> {
  await app.rows("delete from users where email like 'of-the-marketplace-%'")
  const json = JSON.stringify(
    people.map((one) => ({
      ...one,
      first: one.name[0],
      other: one.name[1],
      status: ['draft', 'submitted', 'rejected', 'suspended'].includes(one.standing)
        ? one.standing
        : 'approved',
      taken: [...new Set(one.taken)].map((hour) => new Date(firstDay + hour * hourMs).toISOString()),
    })),
  )
  const from = `from jsonb_to_recordset($1::jsonb) as one (id uuid, first text, other text, title text, standing text, status text,
    "licensedUntil" date, specialization text, languages jsonb, gender text, city text, "isSaved" boolean, services jsonb, zone text,
    weekly jsonb, exceptions jsonb, buffer int, notice int, horizon int, increment int, "mostPerDay" int, taken jsonb)`
  for (const statement of statements) await app.rows(statement.replaceAll('from everybody', from), [json])
  await app.rows(
    `insert into favorites select $2, (one->>'id')::uuid, now() from jsonb_array_elements($1::jsonb) as one where (one->>'isSaved')::boolean`,
    [json, patientId],
  )
}

const statements = [
  `with made as (
      insert into users (id, email, password_hash, language, created_at, confirmed_at, suspended_at, leaving_at)
        select id, 'of-the-marketplace-' || id || '@example.sa', '', 'ar', now(), case when standing <> 'unconfirmed' then now() end,
          case when standing = 'account_suspended' then now() end, case when standing = 'leaving' then now() end from everybody)
    insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
      select id, case when standing = 'no_role' then 'patient' else 'dietitian' end, true, now(), '' from everybody`,
  `insert into profiles (id, first_name, other_name, gender, phone, updated_at)
    select id, first, other, gender, '+966500000000', now() from everybody`,
  `insert into dietitian_profiles (user_id, specialization, years_of_experience, title, languages, city, updated_at)
    select id, specialization, '3-5', title, array(select jsonb_array_elements_text(languages)), city, now() from everybody`,
  `insert into verifications (user_id, status, submitted_at, license_number, licensed_until, experience)
    select id, status, case when status = 'submitted' then now() end, 'RD-' || id, "licensedUntil", '3-5' from everybody`,
  `insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes, most_per_day,
      most_per_patient, takes_at_once, updated_at)
    select id, zone, weekly, buffer, notice, horizon, increment, "mostPerDay", 3, false, now() from everybody`,
  `insert into hour_exceptions (user_id, kind, from_on, to_on, hours, made_at)
    select one.id, each.kind, each."from", each."from" + each.length, each.hours, now() from (select * from everybody) as one,
      jsonb_to_recordset(one.exceptions) as each (kind text, "from" date, length int, hours jsonb)`,
  `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at)
    select one.id, each->>'minutes' || '-' || at, 'Consultation', '', (each->>'minutes')::int, (each->>'price')::int * 100, each->>'platform',
      (each->>'isActive')::boolean, now(), now()
    from (select * from everybody) as one, jsonb_array_elements(one.services) with ordinality as listed (each, at)`,
  `insert into taken_times (person_id, during)
    select one.id, tstzrange(at::timestamptz, at::timestamptz + interval '45 minutes')
    from (select * from everybody) as one, jsonb_array_elements_text(one.taken) as at`,
]
