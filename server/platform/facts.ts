import { type RawBuilder, sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import type { AnnouncedRamadan } from '#contract/platform/announced.ts'
import type { Tx } from '#server/ground/data/db.ts'

type Columns = {
  patients_may_register: boolean
  dietitians_may_register: boolean
  takes_bookings: boolean
  most_pending: number
  takes_payments: boolean
  vat_percent: number
  own_fee_percent: number
  payout_weekday: number
  payout_minimum: number
  refund_whole_hours: number
  refund_part_hours: number
  refund_part_percent: number
  usual_notice_hours: number
  usual_horizon_days: number
  usual_most_upcoming: number
  monthly_target: number
}

/** One platform setting, as a column of another statement. */
export const platformSetting = <Name extends keyof Columns>(name: Name): RawBuilder<Columns[Name]> =>
  sql`(select ${sql.ref(name)} from platform_settings)`

/** The refunds for patients who cancel, unless their dietitian is more generous; as a column of another statement. */
export const refundRulesNow: RawBuilder<RefundRules> = sql`(
  select json_build_object('wholeUntil', refund_whole_hours, 'partUntil', refund_part_hours, 'partPercent', refund_part_percent)
    from platform_settings)`

/** The defaults for a new practice. */
export const defaultRules = (tx: Tx) =>
  tx
    .selectFrom('platform_settings')
    .select(['usual_notice_hours', 'usual_horizon_days', 'usual_most_upcoming'])
    .executeTakeFirstOrThrow()

/** Whether accounts of this kind can be opened now. */
export async function takesRegistrations(tx: Tx, kind: 'patients' | 'dietitians'): Promise<boolean> {
  const { isOpen } = await tx
    .selectFrom('platform_settings')
    .select(kind === 'patients' ? 'patients_may_register as isOpen' : 'dietitians_may_register as isOpen')
    .executeTakeFirstOrThrow()
  return isOpen
}

/** The announced dates of Ramadan, if they differ from the calculated ones. */
export async function announcedRamadan(tx: Tx): Promise<AnnouncedRamadan> {
  const row = await tx
    .selectFrom('platform_settings')
    .select(['ramadan_year', 'ramadan_starts', 'ramadan_ends'])
    .executeTakeFirstOrThrow()
  return viewAnnouncedRamadan(row)
}

type RamadanColumns = { ramadan_year: string | null; ramadan_starts: number; ramadan_ends: number }

export const viewAnnouncedRamadan = ({
  ramadan_year,
  ramadan_starts,
  ramadan_ends,
}: RamadanColumns): AnnouncedRamadan =>
  ramadan_year === null ? null : { year: ramadan_year, starts: ramadan_starts, ends: ramadan_ends }
