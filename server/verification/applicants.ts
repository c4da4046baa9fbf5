import { type RawBuilder, sql } from 'kysely'
import { type ApplicationList, applicationLists, mostCounted } from '#contract/oversight.ts'
import { accountEmail, accountLanguage, joinAccount, presentDietitian } from '#server/accounts/facts.ts'
import { type Evidence, evidenceOf } from '#server/documents/facts.ts'
import {
  fullName,
  joinPractice,
  type PracticeColumns,
  practiceColumns,
  type StatedColumns,
  statedColumns,
  statedLicenseKey,
} from '#server/profiles/facts.ts'
import { type Cursor, cursorRow, microsOf } from '#server/time/cursor.ts'

/** Moments as JSON has them, with all their digits. */
type Moment = string

/** What a list shows of a dietitian. */
export type ApplicantRow = PracticeColumns & {
  id: string
  name: string
  email: string
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
  const key = waits ? sql`standing.submitted_at` : sql`coalesce(standing.decided_at, 'epoch'::timestamptz)`
  const past = waits ? sql`>` : sql`<`
  const order = waits ? sql`asc` : sql`desc`
  const from = after && sql`and (${key}, standing.user_id) ${past} ${cursorRow(after)}`
  return sql<ApplicantsPage>`
    with place as materialized (
      select standing.user_id, ${key} as at from verifications as standing, lateral (${alive}) as alive
      where ${isIn[list]} ${from ?? sql``} order by ${key} ${order}, standing.user_id ${order} limit ${most + 1}
    ), page as (
      select ${columns}, ${microsOf(sql`place.at`)} as micros
      from place join ${applicants} on standing.user_id = place.user_id
      order by place.at ${order}, place.user_id ${order}
    )
    select
      (select coalesce(json_agg(page), '[]') from page) as rows,
      json_build_object(${sql.join(applicationLists.flatMap((each) => [sql`${sql.lit(each)}`, counted(each)]))}) as counts`
}

const counted = (list: ApplicationList) => sql`(
  select count(*) from (
    select from verifications as standing, lateral (${alive}) as alive where ${isIn[list]} limit ${mostCounted}
  ) as few)`

/** All that is needed to decide about one dietitian. */
export type Applicant = ApplicantRow &
  StatedColumns & { language: string; reason: string | null; license_taken: boolean; documents: Evidence[] }

export const applicant = (id: string): RawBuilder<Applicant> => sql<Applicant>`
  select ${columns}, ${accountLanguage}, ${statedColumns}, standing.reason,
    exists (
      select from verifications as other
      where other.license_number = ${statedLicenseKey}
        and other.status in ('approved', 'suspended') and other.user_id <> standing.user_id
    ) as license_taken,
    ${evidenceOf(sql`standing.user_id`)} as documents
  from ${applicants}, lateral (${alive}) as alive where standing.user_id = ${id}::uuid`

const columns = sql`standing.user_id as id, coalesce(${fullName}, ${accountEmail}) as name,
  ${accountEmail} as email, ${practiceColumns}, standing.status,
  to_json(standing.submitted_at) #>> '{}' as submitted_at, to_json(standing.decided_at) #>> '{}' as decided_at,
  standing.license_number, standing.licensed_until::text as licensed_until`

const applicants = sql`verifications as standing
  ${joinAccount(sql`standing.user_id`)} ${joinPractice(sql`standing.user_id`)}`

/** Whoever has not confirmed the address, or is no dietitian any more, applies for nothing. Asked of one row at a time. */
const alive = presentDietitian(sql`standing.user_id`)

const isIn: Record<ApplicationList, RawBuilder<unknown>> = {
  waiting: sql`standing.submitted_at is not null`,
  approved: sql`standing.status = 'approved'`,
  rejected: sql`standing.status = 'rejected'`,
  suspended: sql`standing.status = 'suspended'`,
  draft: sql`standing.status = 'draft'`,
}
