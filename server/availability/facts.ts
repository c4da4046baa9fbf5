import { type RawBuilder, sql } from 'kysely'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'

/** The dietitian's own refund rules; null if the platform's apply. */
export const ownRefundRules = (dietitian: RawBuilder<unknown>): RawBuilder<RefundRules | null> => sql`(
  select case when refund_whole_hours is not null then json_build_object('wholeUntil', refund_whole_hours, 'partUntil', refund_part_hours,
      'partPercent', refund_part_percent) end
    from availabilities where availabilities.user_id = ${dietitian})`
