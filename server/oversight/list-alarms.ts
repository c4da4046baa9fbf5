import { sql } from 'kysely'
import type { Duty } from '#contract/accounts/role.ts'
import {
  type Alarm,
  type AlarmKind,
  alarmKinds,
  type listAlarms as route,
} from '#contract/oversight/alarms.ts'
import { claimsForAdmins } from '#server/appointments/facts/for-admins.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { doubtedPayouts, lateEinvoices, openDisputes, returnedPayouts } from '#server/money/alarms.ts'
import { overdueRequests } from '#server/privacy/facts.ts'

type Waiting = { count: number; at: string | null }
type Row = Record<Exclude<AlarmKind, 'mail_kept'>, Waiting | null> & { is_owner: boolean }

/** Each alarm is for the admins whose duty can act on it. */
const dutyOf = {
  requests_overdue: 'privacy',
  disputes_open: 'finance',
  claims_waiting: 'finance',
  payouts_returned: 'finance',
  payouts_doubted: 'finance',
  invoices_waiting: 'finance',
  jobs_failing: 'owner',
} as const satisfies Record<Exclude<AlarmKind, 'mail_kept'>, Duty>

/** Jobs that failed and will be retried, or were given up; the owner decides about these. */
const failingJobs = sql`(
  select json_build_object('count', coalesce(sum(failing + given_up), 0), 'at', null) from app.job_queue())`

export const listAlarms: Read<typeof route, Row> = (_actor, _input, now, { settings }) => {
  const waiting = {
    requests_overdue: overdueRequests(now),
    disputes_open: openDisputes,
    claims_waiting: claimsForAdmins,
    payouts_returned: returnedPayouts,
    payouts_doubted: doubtedPayouts,
    invoices_waiting: lateEinvoices(now),
    jobs_failing: failingJobs,
  }
  const kinds = Object.keys(waiting) as (keyof typeof waiting)[]
  return {
    query: () => sql<Row>`
      select app.has_duty('owner') as is_owner, ${sql.join(
        kinds.map(
          (kind) =>
            sql`case when app.has_duty(${dutyOf[kind]}) then ${waiting[kind]} end as ${sql.ref(kind)}`,
        ),
      )}`,
    view: ([row]) => ({
      alarms: alarmKinds.flatMap((kind): Alarm[] => {
        if (!row) return []
        if (kind === 'mail_kept')
          return row.is_owner && !settings.smtpUrl ? [{ kind, count: 1, at: null }] : []
        const { count, at } = row[kind] ?? { count: 0, at: null }
        return count > 0 ? [{ kind, count, at: at && new Date(at).toISOString() }] : []
      }),
    }),
  }
}
