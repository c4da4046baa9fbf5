import { type RawBuilder, sql } from 'kysely'
import type { SealedReason } from '#server/ground/data/reasons.ts'

export type CreditRow = SealedReason & {
  halalas: number
  at: string
  /** Whether an admin has given it, with a reason of its own that is stored until the owner leaves. */
  by_admin: boolean
  /** The appointment or package that has ended, or the decision that took it back. */
  appointment: string | null
  bought: string | null
  decision: string | null
}

/** The credits to a patient's wallet from one payment. */
export const creditsOf = (payment: RawBuilder<unknown>): RawBuilder<CreditRow> => sql`
  select id, halalas, credited_at as at, by_admin, reason, reason_sealed, appointment_id as appointment, package_id as bought, decision_id as decision
    from wallet_credits where payment_id = ${payment}`

/** A credit that an admin has given this way, and the reason. */
export const creditFor = (id: RawBuilder<unknown>): RawBuilder<SealedReason & { halalas: number }> => sql`
  select id, halalas, reason, reason_sealed from wallet_credits where id = ${id} and by_admin`

/** The sum of such credits for a payment. */
export const creditedByAdmins = (payment: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where payment_id = ${payment} and by_admin)`

/** The sum credited by one decision of an admin. */
export const creditOfDecision = (decision: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where decision_id = ${decision})`

/** All credits to wallets, with the payments they belong to. */
export const creditsOfPayments: RawBuilder<unknown> = sql`
  select id, payment_id, halalas, credited_at as owed_at from wallet_credits`

/** The sum of a payment's credits; zero if there are none. */
export const totalCreditedFor = (payment: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where payment_id = ${payment})`
