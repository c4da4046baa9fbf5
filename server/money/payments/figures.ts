import { type RawBuilder, sql } from 'kysely'
import type { PaidWith } from '#contract/money/cards.ts'
import type { PaymentFilter, PaymentOrder, ReversalTarget } from '#contract/money/payment-desk.ts'
import { startOf } from '#server/appointments/facts/one-appointment.ts'
import type { SealedReason } from '#server/ground/data/reasons.ts'
import { type Cursor, cursorRow, microsOf } from '#server/ground/time/cursor.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { RefundCause } from '../events.ts'
import { appointmentsOf, isOpenPackage, packageOf } from '../packages/facts.ts'
import { leftOnCard } from '../packages/refund-to-card-then-wallet.ts'
import { reversibleUses } from '../packages/reversible-uses.ts'
import { type CreditRow, creditsOf, creditsOfPayments, totalCreditedFor } from '../wallets/facts.ts'
import { fromWallet } from './facts.ts'
import { refundable } from './refundable.ts'

export type NamedPerson = { id: string; name: string | null; otherName: string | null } | null

export const namedPerson = (
  id: RawBuilder<unknown>,
): RawBuilder<NamedPerson> => sql`case when ${id} is not null then
  json_build_object('id', ${id}, 'name', ${nameOf(id)}, 'otherName', ${otherNameOf(id)}) end`

export type FoundRow = {
  id: string
  patient: NamedPerson
  dietitian: NamedPerson
  /** Card and wallet together. */
  amount: number
  refunded: number
  refund_due: number
  state: 'opened' | 'captured' | 'expired'
  is_disputed: boolean
  at: string
}

const happened = sql`coalesce(captured_at, opened_at)`
const amount = sql`amount_halalas + ${fromWallet}`

/**
 * Without the balance of a closed wallet that is paid out to its card: it was counted when it was credited to the
 * wallet.
 */
const toCard = (done: RawBuilder<unknown>) => sql`(
  select coalesce(sum(halalas), 0)::int from refunds where payment_id = payments.id and cause <> 'wallet_closed' and done_at ${done})`

const found = sql`
  payments.id, ${namedPerson(sql`patient_id`)} as patient, ${namedPerson(sql`dietitian_id`)} as dietitian, ${amount} as amount, state,
  disputed_at is not null as is_disputed, to_json(${happened}) #>> '{}' as at,
  ${toCard(sql`is not null`)} + ${totalCreditedFor(sql`payments.id`)} as refunded, ${toCard(sql`is null`)} as refund_due`

const refundIs = (done: RawBuilder<unknown>) =>
  sql`exists (select from refunds where payment_id = payments.id and done_at ${done})`

const filters: Record<PaymentFilter, RawBuilder<unknown>> = {
  captured: sql`state = 'captured'`,
  refunded: sql`(${refundIs(sql`is not null`)} or ${totalCreditedFor(sql`payments.id`)} > 0)`,
  refund_due: refundIs(sql`is null`),
  disputed: sql`disputed_at is not null`,
  opened: sql`state = 'opened'`,
  expired: sql`state = 'expired'`,
}

const byTime = { key: happened, last: cursorRow }
const byAmount = {
  key: amount,
  last: ({ id }: Cursor) =>
    sql`(select ${amount}, payments.id from payments where payments.id = ${id}::uuid)`,
}
const ascending = { direction: sql`asc`, past: sql`>` }
const descending = { direction: sql`desc`, past: sql`<` }

const orders: Record<PaymentOrder, PageOrder> = {
  latest: { ...byTime, ...descending },
  earliest: { ...byTime, ...ascending },
  largest: { ...byAmount, ...descending },
  smallest: { ...byAmount, ...ascending },
}

type PageOrder = {
  key: RawBuilder<unknown>
  /** The key and the id of the row that the page before ended with. */
  last: (cursor: Cursor) => RawBuilder<unknown>
  direction: RawBuilder<unknown>
  past: RawBuilder<unknown>
}

export type PaymentSearch = {
  /** Payers or payees. */
  people: RawBuilder<unknown> | null
  /** The payer or the payee. */
  person: string | undefined
  halalas: number | undefined
  state: PaymentFilter | undefined
  from: Date | undefined
  until: Date | undefined
}

export type FoundPage = { total: number | null; rows: (FoundRow & { micros: string })[] }

/** One more than is shown; they are counted with the first page only. */
export function pageOfPayments(
  { people, person, halalas, state, from, until }: PaymentSearch,
  order: PaymentOrder,
  after: Cursor | null,
  most: number,
): RawBuilder<FoundPage> {
  const { key, last, direction, past } = orders[order]
  const isIn = sql.join(
    [
      sql`true`,
      ...(people ? [sql`(patient_id in (${people}) or dietitian_id in (${people}))`] : []),
      ...(person ? [sql`${person}::uuid in (patient_id, dietitian_id)`] : []),
      ...(halalas === undefined ? [] : [sql`${amount} = ${halalas}`]),
      ...(state ? [filters[state]] : []),
      ...(from ? [sql`${happened} >= ${from}::timestamptz`] : []),
      ...(until ? [sql`${happened} < ${until}::timestamptz`] : []),
    ],
    sql` and `,
  )
  return sql`
    select ${after ? sql`null` : sql`(select count(*)::int from payments where ${isIn})`} as total,
      (select coalesce(json_agg(page), '[]') from (
        select ${found}, ${microsOf(happened)} as micros from payments
          where ${isIn} ${after ? sql`and (${key}, payments.id) ${past} ${last(after)}` : sql``}
          order by ${key} ${direction}, payments.id ${direction} limit ${most + 1}) as page) as rows`
}

export type RefundRow = SealedReason & {
  halalas: number
  cause: RefundCause
  owed: string
  done: string | null
  by: NamedPerson
}

export type PaymentRow = FoundRow & {
  /** One of the two is set. */
  appointment_id: string | null
  package_id: string | null
  opened: string
  captured: string | null
  left: number
  left_on_card: number
  card_brand: PaidWith | null
  last_four: string | null
  fee_percent: number
  vat_percent: number
  gateway_payment: string | null
  form_until: string
  from_wallet: number
  refunds: RefundRow[]
  credits: (CreditRow & { by: NamedPerson })[]
  is_open: boolean
  earned: { appointment: string; starts: string | null; kept: number; left: number }[]
  taken: (SealedReason & {
    starts: string | null
    halalas: number
    to: ReversalTarget
    at: string
    by: NamedPerson
  })[]
}

/** The admin who decided it, found through its id in the recorded event. */
const decider = (
  event: 'payment.refund_decided' | 'payment.use_taken_back',
  number: RawBuilder<unknown>,
) => sql`(
  select ${namedPerson(sql`events.actor::uuid`)} from events
    where subject_type = 'payment' and subject_id = payments.id and kind = ${event} and ${number}::text in (detail ->> 'refund', detail ->> 'credit', detail ->> 'taken')
    limit 1)`

/** One payment with everything stored about it, and the admins who made its refunds. */
export const paymentWith = (id: string): RawBuilder<PaymentRow> => sql`
  select ${found}, appointment_id, package_id, to_json(opened_at) #>> '{}' as opened, to_json(captured_at) #>> '{}' as captured,
      ${refundable} as left, ${leftOnCard} as left_on_card, card_brand, last_four, fee_percent, vat_percent, gateway_payment,
      to_json(form_until) #>> '{}' as form_until, ${fromWallet} as from_wallet,
      (select coalesce(json_agg(to_jsonb(credit) || jsonb_build_object('by', ${decider('payment.refund_decided', sql`credit.id`)})
          order by at, credit.id), '[]')
        from (${creditsOf(sql`payments.id`)}) as credit) as credits,
      (select coalesce(json_agg(json_build_object('id', refunds.id, 'halalas', halalas, 'cause', cause, 'reason', reason, 'reason_sealed', reason_sealed,
          'owed', owed_at, 'done', done_at, 'by', ${decider('payment.refund_decided', sql`refunds.id`)}) order by refunds.id), '[]')
        from refunds where payment_id = payments.id) as refunds,
      ${isOpenPackage(sql`payments.package_id`)} as is_open,
      (select coalesce(json_agg(json_build_object('appointment', use.appointment_id, 'starts', ${startOf(sql`use.appointment_id`)},
          'kept', use.kept, 'left', use.left) order by ${startOf(sql`use.appointment_id`)}, use.appointment_id), '[]')
        from (${reversibleUses}) as use) as earned,
      (select coalesce(json_agg(json_build_object('id', taken_uses.id, 'starts', ${startOf(sql`appointment_id`)}, 'halalas', halalas,
          'to', goes_to, 'reason', reason, 'reason_sealed', reason_sealed, 'at', taken_at, 'by', ${decider('payment.use_taken_back', sql`taken_uses.id`)})
          order by taken_at desc, taken_uses.id desc), '[]')
        from taken_uses where payment_id = payments.id) as taken
    from payments where payments.id = ${id}::uuid`

/** The payment that a ledger entry came from: by its own id, its appointment, its dispute, or its refunds. */
export const paymentOfCause = (cause: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select payment.id from (
    select id from payments where payments.id = ${cause}
    union all select id from payments where appointment_id = ${cause}
    union all select id from payments where package_id = ${packageOf(cause)}
    union all select payment_id from refunds where refunds.id = ${cause}
    union all select payment_id from taken_uses where ${cause} in (taken_uses.id, taken_uses.appointment_id)
    union all select payment_id from disputes where disputes.id = ${cause}
    union all select payment_id from (${creditsOfPayments}) as credit where credit.id = ${cause}) as payment limit 1)`

/** Everything that the ledger entries of one payment were posted for. */
export const causesOf = (payment: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql`
  select each.id from payments, lateral (
      select payments.id union all select appointment_id
      union all select refunds.id from refunds where payment_id = payments.id
      union all select disputes.id from disputes where payment_id = payments.id
      union all select used.appointment_id from (${appointmentsOf(sql`payments.package_id`)}) as used
      union all select unnest(array[taken_uses.id, taken_uses.appointment_id]) from taken_uses where payment_id = payments.id
      union all select credit.id from (${creditsOfPayments}) as credit where payment_id = payments.id) as each
    where payments.id = ${payment}`

/** The patient of a payment; null if their account is closed. */
export const payerOf = (payment: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select patient_id from payments where payments.id = ${payment})`
