import { type RawBuilder, sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import {
  type ApplicationList,
  type ApplicationOrder,
  applicationLists,
  mostCounted,
} from '#contract/oversight/practices.ts'
import { accountEmail, accountLanguage, joinAccount, openDietitianAccount } from '#server/accounts/facts.ts'
import { isListed } from '#server/directory/facts.ts'
import { type Evidence, evidenceOf } from '#server/documents/facts.ts'
import { type Cursor, cursorRow, microsOf } from '#server/ground/time/cursor.ts'
import {
  fullName,
  joinPractice,
  otherName,
  type PracticeColumns,
  practiceColumns,
  type StatedColumns,
  statedColumns,
  statedLicenseKey,
} from '#server/profiles/facts.ts'
import { offersVideo } from '#server/services/facts.ts'

/** A timestamp as JSON has it, with full precision. */
type Moment = string

/** The facts about a dietitian that a list shows. */
export type ApplicantRow = PracticeColumns & {
  id: string
  name: string
  other_name: string | null
  email: string
  status: string
  submitted_at: Moment | null
  decided_at: Moment | null
  license_number: string | null
  licensed_until: string | null
  awaits_correction: boolean
}

export type ApplicantsPage = {
  counts: Record<ApplicationList, number>
  rows: (ApplicantRow & { micros: string })[]
}

type Asked = {
  list: ApplicationList
  /** The people that a search has found; null for everybody. */
  found: RawBuilder<unknown> | null
  sort: ApplicationOrder | undefined
  after: Cursor | null
}

/** Reads one row more than is shown, to tell whether there are more. Other rows in the table cost nothing. */
export function pageOfApplicants(
  { list, found, sort, after }: Asked,
  most: number,
  now: Date,
): RawBuilder<ApplicantsPage> {
  const key = keyOf(list)
  const isRising = sort ? sort === 'longest' : list === 'waiting' || list.startsWith('ending')
  const past = isRising ? sql`>` : sql`<`
  const order = isRising ? sql`asc` : sql`desc`
  const from = after && sql`and (${key}, verification.user_id) ${past} ${cursorRow(after)}`
  const among = found ? sql`and verification.user_id in (select id from found)` : sql``
  return sql<ApplicantsPage>`
    with found (id) as materialized (${found ? sql`select ${found}` : sql`select null::uuid where false`}),
    place as materialized (
      select verification.user_id, ${key} as at from verifications as verification, lateral (${alive}) as alive
      where ${isIn(list, now)} ${among} ${from ?? sql``} order by ${key} ${order}, verification.user_id ${order} limit ${most + 1}
    ), page as (
      select ${columns}, ${microsOf(sql`place.at`)} as micros
      from place join ${applicants} on verification.user_id = place.user_id
      order by place.at ${order}, place.user_id ${order}
    )
    select
      (select coalesce(json_agg(page), '[]') from page) as rows,
      json_build_object(${sql.join(applicationLists.flatMap((each) => [sql`${sql.lit(each)}`, counted(each, now, among)]))}) as counts`
}

/** The number of dietitians in a list, counted up to `mostCounted`. */
const counted = (list: ApplicationList, now: Date, among: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select count(*) from (${inList(list, now)} ${among} limit ${mostCounted}) as few)`

/** The number waiting for an admin, counted in full. */
export const waitingCount = (now: Date): RawBuilder<number> =>
  sql`(select count(*)::int from (${inList('waiting', now)}) as waiting)`

const inList = (list: ApplicationList, now: Date): RawBuilder<unknown> => sql`
  select from verifications as verification, lateral (${alive}) as alive where ${isIn(list, now)}`

/** Everything needed to decide about one dietitian. */
export type Applicant = ApplicantRow &
  StatedColumns & {
    language: string
    /** The experience that an admin has verified. */
    verified_experience: string | null
    offers_video: boolean
    reason: string | null
    license_taken: boolean
    documents: Evidence[]
  }

export const applicant = (id: string): RawBuilder<Applicant> => sql<Applicant>`
  select ${columns}, ${accountLanguage}, ${statedColumns}, verification.reason,
    verification.experience as verified_experience, ${offersVideo(sql`verification.user_id`)} as offers_video,
    exists (
      select from verifications as other
      where other.license_number = ${statedLicenseKey}
        and other.status in ('approved', 'suspended') and other.user_id <> verification.user_id
    ) as license_taken,
    ${evidenceOf(sql`verification.user_id`)} as documents
  from ${applicants}, lateral (${alive}) as alive where verification.user_id = ${id}::uuid`

/** A verified dietitian stays approved while correcting a change. */
const awaitsCorrection = sql`verification.status = 'approved' and verification.submitted_at is null and verification.reason is not null`

const columns = sql`verification.user_id as id, coalesce(${fullName}, ${accountEmail}) as name, ${otherName},
  ${accountEmail} as email, ${practiceColumns}, verification.status,
  to_json(verification.submitted_at) #>> '{}' as submitted_at, to_json(verification.decided_at) #>> '{}' as decided_at,
  verification.license_number, verification.licensed_until::text as licensed_until,
  (${awaitsCorrection}) as awaits_correction`

const applicants = sql`verifications as verification
  ${joinAccount(sql`verification.user_id`)} ${joinPractice(sql`verification.user_id`)}`

/** Leaves out unconfirmed or closed accounts and former dietitians. Evaluated one row at a time. */
const alive = openDietitianAccount(sql`verification.user_id`)

function isIn(list: ApplicationList, now: Date): RawBuilder<unknown> {
  const today = sql`${todayInRiyadh(now)}::date`
  const isApproved = sql`verification.status = 'approved'`
  const endsWithin = (days: number) =>
    sql`${isApproved} and verification.licensed_until between ${today} and ${today} + ${days}::int`
  switch (list) {
    case 'waiting':
      return sql`verification.submitted_at is not null`
    case 'correction':
      return awaitsCorrection
    case 'active':
      return sql`${isApproved} and ${isListed(sql`verification.user_id`, now)}`
    case 'ending_60':
      return endsWithin(60)
    case 'ending_30':
      return endsWithin(30)
    case 'ending_7':
      return endsWithin(7)
    case 'ended':
      return sql`${isApproved} and verification.licensed_until < ${today}`
    default:
      return sql`verification.status = ${list}`
  }
}

/**
 * The sort key: the time since which a dietitian is in the list or, in lists about licence ends, the end of the
 * licence.
 */
function keyOf(list: ApplicationList): RawBuilder<unknown> {
  if (list === 'waiting') return sql`verification.submitted_at`
  if (list.startsWith('end')) return sql`(verification.licensed_until::timestamp at time zone 'UTC')`
  return sql`coalesce(verification.decided_at, 'epoch'::timestamptz)`
}
