import { type RawBuilder, sql } from 'kysely'
import type { SealedReason } from '#server/ground/data/reasons.ts'

export type CreditRow = SealedReason & {
  halalas: number
  at: string
  /** Given for a reason of its own, which is stored until the owner leaves. */
  by_admin: boolean
  /** What has ended, or the decision that took it back. */
  appointment: string | null
  bought: string | null
  decision: string | null
}

/** What has gone back of a payment to its patient's wallet. */
export const creditsOf = (payment: RawBuilder<unknown>): RawBuilder<CreditRow> => sql`
  select id, halalas, credited_at as at, by_admin, reason, reason_sealed, appointment_id as appointment, package_id as bought, decision_id as decision
    from wallet_credits where payment_id = ${payment}`

/** A credit that an admin has given this way, and why. */
export const creditFor = (id: RawBuilder<unknown>): RawBuilder<SealedReason & { halalas: number }> => sql`
  select id, halalas, reason, reason_sealed from wallet_credits where id = ${id} and by_admin`

/** The sum of such credits for a payment. */
export const creditedByAdmins = (payment: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where payment_id = ${payment} and by_admin)`

/** What a decision of an admin has credited. */
export const creditOfDecision = (decision: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where decision_id = ${decision})`

/** What has gone back to wallets, with the payments it belongs to. */
export const creditsOfPayments: RawBuilder<unknown> = sql`
  select id, payment_id, halalas, credited_at as owed_at from wallet_credits`

/** The same as a sum for a payment; zero if nothing has. */
export const creditedOf = (payment: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(halalas), 0)::int from wallet_credits where payment_id = ${payment})`
