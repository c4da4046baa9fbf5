import { type RawBuilder, sql } from 'kysely'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import type { announceFee as announceRoute, PlatformFee } from '#contract/platform/fee.ts'
import { feeNoticeDays } from '#contract/platform/fee-notice.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'

export type FeeRow = { fee_percent: number; next_fee_percent: number | null; next_fee_on: string | null }

/** The platform’s percentage of a price paid now, as a column of another statement. */
export const feePercentNow = (now: Date): RawBuilder<number> => sql`(
  select case when next_fee_on <= ${todayInRiyadh(now)}::date then next_fee_percent else fee_percent end from platform_settings)`

/** The fee columns as a table of another statement, and whether patients pay when they book. */
export const feeRow: RawBuilder<FeeRow & { takes_payments: boolean }> = sql`
  select fee_percent, next_fee_percent, next_fee_on::text as next_fee_on, takes_payments from platform_settings`

export function feeOf({ fee_percent, next_fee_percent, next_fee_on }: FeeRow, now: Date): PlatformFee {
  if (next_fee_percent === null || next_fee_on === null) return { percent: fee_percent, next: null }
  return next_fee_on <= todayInRiyadh(now)
    ? { percent: next_fee_percent, next: null }
    : { percent: fee_percent, next: { percent: next_fee_percent, from: next_fee_on } }
}

export const announceFee: Verb<typeof announceRoute> = async (tx, actor, { percent, from }, now) => {
  const row = await tx.selectFrom('platform_settings').selectAll().forUpdate().executeTakeFirstOrThrow()
  const fee = feeOf(row, now)
  if (from < addDays(todayInRiyadh(now), feeNoticeDays))
    throw new Refusal('invalid_fields', { fields: [{ field: 'from', code: 'fee_too_soon' }] })
  const next = percent === fee.percent ? null : { percent, from }
  if (next?.percent === fee.next?.percent && next?.from === fee.next?.from) return { fee }
  await tx
    .updateTable('platform_settings')
    .set({
      fee_percent: fee.percent,
      next_fee_percent: next?.percent ?? null,
      next_fee_on: next?.from ?? null,
    })
    .execute()
  await tx
    .insertInto('platform_setting_changes')
    .values({
      setting: 'feePercent',
      was: JSON.stringify(fee.next?.percent ?? fee.percent),
      became: JSON.stringify(percent),
      changed_by: actor.id,
      changed_at: now,
    })
    .execute()
  await record(tx, actor, 'platform.fee_announced', actor.id, now, { was: fee.percent, percent, from })
  return { fee: { percent: fee.percent, next } }
}
