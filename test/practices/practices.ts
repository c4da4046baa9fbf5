import type {
  City,
  ExperienceRange,
  Gender,
  Platform,
  PracticeLanguage,
  Specialization,
} from '#contract/practice-options.ts'
import { refreshListing } from '#server/directory/refresh.ts'
import { system } from '#server/ground/data/db.ts'
import type { App } from '#test/app.ts'
import type { Person } from '#test/people.ts'

export type ServiceFacts = {
  name?: string
  otherName?: string
  description?: string
  otherDescription?: string
  isInitial?: boolean
  /** Minutes. */
  duration?: number
  /** Riyals. */
  price?: number
  platform?: Platform
  isActive?: boolean
}

type Range = { from: string; to: string }

export type PracticeFacts = {
  name?: string
  otherName?: string | null
  gender?: Gender | 'prefer-not-to-say' | null
  title?: string
  otherTitle?: string
  specialization?: Specialization
  experience?: ExperienceRange
  education?: string
  otherEducation?: string
  certifications?: string[]
  bio?: string
  otherBio?: string
  city?: City | null
  district?: string
  otherDistrict?: string
  address?: string | null
  otherAddress?: string
  languages?: PracticeLanguage[]
  licenseNumber?: string
  licensedUntil?: string
  services?: ServiceFacts[]
  zone?: string
  /** From Sunday. */
  weekly?: Range[][]
  buffer?: number
  notice?: number
  horizon?: number
  increment?: number
  mostPerDay?: number | null
  mostPerPatient?: number
  takesAtOnce?: boolean
  exceptions?: {
    kind: 'closed' | 'instead' | 'extra'
    from: string
    to: string
    weekdays?: number[] | null
    hours?: Range[]
  }[]
  /** The state of the verification; only approved dietitians are listed. */
  status?: 'draft' | 'submitted' | 'approved' | 'rejected' | 'suspended'
}

const office: Range[] = [{ from: '09:00', to: '17:00' }]
/** Sunday to Thursday, nine to five. */
export const officeWeek: Range[][] = [office, office, office, office, office, [], []]

/**
 * Makes a dietitian (`join(app, …, { role: 'dietitian' })`) listed: profile, services, hours and approval as given or
 * by default, then the listing by the server's own function. A second call changes them.
 */
export async function listedDietitian(
  app: App,
  person: Pick<Person, 'id' | 'name'>,
  facts: PracticeFacts = {},
): Promise<void> {
  await putPractice(app, person, facts)
  await refresh(app, person)
}

/** Does what a job does after each change of a practice. */
export const refresh = (app: App, { id }: Pick<Person, 'id'>): Promise<void> =>
  app.house.db.as(system, (tx) => refreshListing(tx, id, app.house.clock.now()))

/** The details that the law requires on a seller's invoices. */
export const addBillingDetails = (app: App, { id, name }: Pick<Person, 'id' | 'name'>) =>
  app.rows(
    `insert into billing_details (user_id, legal_name, street, city, postal_code, saved_at)
      values ($1, $2, '7214 Olaya Street', 'Riyadh', '12213', $3) on conflict do nothing`,
    [id, name, app.house.clock.now()],
  )

/** Writes the rows of a practice without refreshing the listing. */
export async function putPractice(
  app: App,
  { id, name }: Pick<Person, 'id' | 'name'>,
  facts: PracticeFacts = {},
): Promise<void> {
  const now = app.house.clock.now()
  const [first = '', ...last] = (facts.name ?? name).split(' ')
  await app.rows(
    `update profiles set first_name = $2, last_name = $3, other_name = $4, gender = $5 where id = $1`,
    [
      id,
      first,
      last.join(' '),
      facts.otherName ?? null,
      facts.gender === undefined ? 'female' : facts.gender,
    ],
  )
  await app.rows(
    `insert into dietitian_profiles (user_id, specialization, years_of_experience, license_number, license_expires_on, education,
        certifications, title, bio, consultation_fee_halalas, languages, city, address, updated_at, other_title, other_education,
        other_bio, other_address, district, other_district)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 15000, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
      on conflict (user_id) do update set specialization = excluded.specialization, years_of_experience = excluded.years_of_experience,
        license_number = excluded.license_number, license_expires_on = excluded.license_expires_on, education = excluded.education,
        certifications = excluded.certifications, title = excluded.title, bio = excluded.bio,
        consultation_fee_halalas = excluded.consultation_fee_halalas, languages = excluded.languages,
        city = excluded.city, address = excluded.address, updated_at = excluded.updated_at,
        other_title = excluded.other_title, other_education = excluded.other_education, other_bio = excluded.other_bio,
        other_address = excluded.other_address, district = excluded.district, other_district = excluded.other_district`,
    [
      id,
      facts.specialization ?? 'clinical',
      facts.experience ?? '6-10',
      facts.licenseNumber ?? `RD-${id}`,
      facts.licensedUntil ?? '2030-01-01',
      facts.education ?? 'BSc Clinical Nutrition, King Saud University',
      facts.certifications ?? [],
      facts.title ?? 'Clinical Dietitian',
      facts.bio ?? 'Plans that fit the week of whoever follows them.',
      facts.languages ?? ['arabic', 'english'],
      facts.city === undefined ? 'riyadh' : facts.city,
      facts.address === undefined ? 'King Fahd Road 12' : facts.address,
      now,
      facts.otherTitle ?? null,
      facts.otherEducation ?? null,
      facts.otherBio ?? null,
      facts.otherAddress ?? null,
      facts.district ?? null,
      facts.otherDistrict ?? null,
    ],
  )
  await writeServices(app, id, facts.services ?? [{}], now)
  await writeHours(app, id, facts, now)
  await decide(app, id, facts, now)
}

async function writeServices(app: App, id: string, services: readonly ServiceFacts[], now: Date) {
  await app.rows('delete from services where dietitian_id = $1', [id])
  for (const [at, service] of services.entries())
    await app.rows(
      `insert into services (dietitian_id, slug, name, description, minutes, price_halalas, platform, is_active, created_at, updated_at,
          other_name, other_description, is_initial, position)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13)`,
      [
        id,
        `service-${at + 1}`,
        service.name ?? 'Follow-up',
        service.description ?? 'Half an hour to see how it goes.',
        service.duration ?? 30,
        Math.round((service.price ?? 150) * 100),
        service.platform ?? 'both',
        service.isActive ?? true,
        now,
        service.otherName ?? null,
        service.otherDescription ?? null,
        service.isInitial ?? false,
        at + 1,
      ],
    )
}

async function writeHours(app: App, id: string, facts: PracticeFacts, now: Date) {
  await app.rows('delete from availabilities where user_id = $1', [id])
  await app.rows(
    `insert into availabilities (user_id, zone, weekly, buffer_minutes, notice_minutes, horizon_days, increment_minutes,
        most_per_day, most_per_patient, takes_at_once, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      facts.zone ?? 'Asia/Riyadh',
      JSON.stringify(facts.weekly ?? officeWeek),
      facts.buffer ?? 10,
      facts.notice ?? 120,
      facts.horizon ?? 60,
      facts.increment ?? 15,
      facts.mostPerDay ?? null,
      facts.mostPerPatient ?? 3,
      facts.takesAtOnce ?? false,
      now,
    ],
  )
  await app.rows('delete from hour_exceptions where user_id = $1', [id])
  for (const { kind, from, to, weekdays = null, hours = [] } of facts.exceptions ?? [])
    await app.rows(
      `insert into hour_exceptions (user_id, kind, from_on, to_on, weekdays, hours, made_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, kind, from, to, weekdays, JSON.stringify(hours), now],
    )
}

async function decide(app: App, id: string, { status = 'approved', ...facts }: PracticeFacts, now: Date) {
  await app.rows(
    `insert into verifications (user_id, status, submitted_at, decided_at, decided_by, reason, license_number, licensed_until, experience)
      values ($1, $2, $3, $4, 'system', $5, $6, $7, $8)
      on conflict (user_id) do update set status = excluded.status, submitted_at = excluded.submitted_at, decided_at = excluded.decided_at,
        decided_by = excluded.decided_by, reason = excluded.reason, license_number = excluded.license_number,
        licensed_until = excluded.licensed_until, experience = excluded.experience`,
    [
      id,
      status,
      status === 'submitted' ? now : null,
      now,
      status === 'rejected' || status === 'suspended' ? 'The copy cannot be read.' : null,
      facts.licenseNumber ?? `RD-${id}`,
      facts.licensedUntil ?? '2030-01-01',
      facts.experience ?? '6-10',
    ],
  )
}
