import { type RawBuilder, sql } from 'kysely'
import { daysToAnswerBank } from '#contract/money/disputes.ts'

type Waiting = { count: number; at: string | null }

/** Open disputes, and the end of the last day to answer the most urgent one that is not answered. */
export const openDisputes: RawBuilder<Waiting> = sql`(
  select json_build_object('count', count(*), 'at', (min(coalesce(answer_by,
      (opened_at at time zone 'Asia/Riyadh')::date + ${daysToAnswerBank}::int) + 1) filter (where answered_at is null))::timestamp
      at time zone 'Asia/Riyadh')
    from disputes where state = 'open')`

/** Whether a row of payouts was returned and nothing has been sent to its dietitian since. */
export const isReturnedLast: RawBuilder<boolean> = sql`(payouts.state = 'returned' and payouts.dietitian_id is not null and not exists (
  select from payouts as later where later.dietitian_id = payouts.dietitian_id and later.asked_at > payouts.asked_at))`

export const returnedPayouts: RawBuilder<Waiting> = sql`(
  select json_build_object('count', count(*), 'at', min(ended_at)) from payouts where ${isReturnedLast})`

export const doubtedPayouts: RawBuilder<Waiting> = sql`(
  select json_build_object('count', count(*), 'at', min(asked_at)) from payouts where state = 'in_doubt' and decided_as is null)`

/** E-invoices that the operator's own system has not received yet. */
export const waitingEinvoices: RawBuilder<{ invoice_id: string }> = sql`
  select invoice_id from einvoices where handed_over_at is null and xml_sealed is not null`

/** Those that several runs of the job have not handed over. */
export const lateEinvoices = (now: Date): RawBuilder<Waiting> => sql`(
  select json_build_object('count', count(*), 'at', min(issued_at)) from invoices
    where id in (${waitingEinvoices}) and issued_at < ${now}::timestamptz - interval '30 minutes')`
