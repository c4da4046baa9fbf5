import { type RawBuilder, sql } from 'kysely'
import { type ApplicationList, applicationLists, mostCounted } from '#contract/oversight.ts'
import { type Cursor, cursorRow, microsOf } from '#server/time/cursor.ts'
import { licenseKey } from './license-number.ts'

/** Moments as JSON has them, with all their digits. */
type Moment = string

/** What a list shows of a dietitian. */
export type ApplicantRow = {
  id: string
  name: string
  email: string
  photo_id: string | null
  specialization: string | null
  status: string
  submitted_at: Moment | null
  decided_at: Moment | null
  license_number: string | null
  licensed_until: string | null
}

export type ApplicantsPage = {
  counts: Record<ApplicationList, number>
  rows: (ApplicantRow & { micros: string })[]
}

/** One more than is shown, which tells whether there are any more. What others are in the table costs nothing. */
export function pageOfApplicants(
  list: ApplicationList,
  after: Cursor | null,
  most: number,
): RawBuilder<ApplicantsPage> {
  const waits = list === 'waiting'
  const key = waits
    ? sql`verification.submitted_at`
    : sql`coalesce(verification.decided_at, 'epoch'::timestamptz)`
  const past = waits ? sql`>` : sql`<`
  const order = waits ? sql`asc` : sql`desc`
  const from = after && sql`and (${key}, verification.user_id) ${past} ${cursorRow(after)}`
  return sql<ApplicantsPage>`
    with place as materialized (
      select verification.user_id, ${key} as at from verifications as verification, lateral (${alive}) as alive
      where ${isIn[list]} ${from ?? sql``} order by ${key} ${order}, verification.user_id ${order} limit ${most + 1}
    ), page as (
      select ${columns}, ${microsOf(sql`place.at`)} as micros
      from place join ${applicants} on verification.user_id = place.user_id
      order by place.at ${order}, place.user_id ${order}
    )
    select
      (select coalesce(json_agg(page), '[]') from page) as rows,
      json_build_object(${sql.join(applicationLists.flatMap((each) => [sql`${sql.lit(each)}`, counted(each)]))}) as counts`
}

const counted = (list: ApplicationList) => sql`(
  select count(*) from (
    select from verifications as verification, lateral (${alive}) as alive where ${isIn[list]} limit ${mostCounted}
  ) as few)`

/** All that is needed to decide about one dietitian. */
export type Applicant = ApplicantRow & {
  language: string
  other_name: string | null
  phone: string | null
  gender: string | null
  title: string
  experience: string | null
  education: string
  bio: string
  languages: string[]
  city: string | null
  address: string | null
  certifications: string[]
  stated_number: string | null
  stated_end: string | null
  reason: string | null
  license_taken: boolean
  documents: {
    id: string
    kind: string
    name: string
    type: string
    bytes: number
    uploaded_at: Moment
    verified: boolean
  }[]
}

export const applicant = (id: string): RawBuilder<Applicant> => sql<Applicant>`
  select ${columns}, users.language, profiles.other_name, profiles.phone, profiles.gender, coalesce(practice.title, '') as title,
    practice.years_of_experience as experience, coalesce(practice.education, '') as education, practice.bio,
    practice.languages, practice.city, practice.address, practice.certifications,
    practice.license_number as stated_number, practice.license_expires_on as stated_end, verification.reason,
    exists (
      select from verifications as other
      where other.license_number = ${licenseKey(sql`practice.license_number`)}
        and other.status in ('approved', 'suspended') and other.user_id <> verification.user_id
    ) as license_taken,
    (
      select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'type', type, 'bytes', bytes,
        'uploaded_at', uploaded_at, 'verified', verified_at is not null) order by documents.id), '[]')
      from documents where documents.user_id = verification.user_id
    ) as documents
  from ${applicants}, lateral (${alive}) as alive where verification.user_id = ${id}::uuid`

const columns = sql`verification.user_id as id, coalesce(profiles.full_name, users.email::text) as name,
  users.email::text as email, photos.id as photo_id, practice.specialization, verification.status,
  to_json(verification.submitted_at) #>> '{}' as submitted_at, to_json(verification.decided_at) #>> '{}' as decided_at,
  verification.license_number, verification.licensed_until::text as licensed_until`

const applicants = sql`verifications as verification
  join users on users.id = verification.user_id
  join dietitian_profiles as practice on practice.user_id = verification.user_id
  left join profiles on profiles.id = verification.user_id
  left join photos on photos.user_id = verification.user_id`

/** Whoever has not confirmed the address, or is no dietitian any more, applies for nothing. Asked of one row at a time. */
const alive = sql`
  select from users as person
  where person.id = verification.user_id and person.confirmed_at is not null and person.leaving_at is null and exists (
    select from user_roles where user_roles.user_id = person.id and user_roles.role_type = 'dietitian')
  limit 1`

const isIn: Record<ApplicationList, RawBuilder<unknown>> = {
  waiting: sql`verification.submitted_at is not null`,
  approved: sql`verification.status = 'approved'`,
  rejected: sql`verification.status = 'rejected'`,
  suspended: sql`verification.status = 'suspended'`,
  draft: sql`verification.status = 'draft'`,
}
