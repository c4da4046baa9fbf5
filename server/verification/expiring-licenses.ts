import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

export type ExpiringLicense = {
  user_id: string
  licensed_until: string
  /** The number of days left at the last warning. */
  warned_days: number | null
  /** A renewal is waiting for the admins. */
  renews: boolean
}

/** Dietitians who are listed, or would be if the licence had not ended, and were not yet notified of that end. */
export const endingLicenses = (until: string): RawBuilder<ExpiringLicense> => sql<ExpiringLicense>`
  select user_id, licensed_until, warned_days, submitted_at is not null as renews from verifications
  where status = 'approved' and licensed_until <= ${until}::date and warned_days is distinct from 0
    and app.may_be_listed(user_id)
  order by licensed_until, user_id`

/** Returns false if another warning, a decision or a renewal came first. */
export async function markWarned(
  tx: Tx,
  { user_id, licensed_until, warned_days }: ExpiringLicense,
  days: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verifications')
    .set({ warned_days: days })
    .where('user_id', '=', user_id)
    .where('status', '=', 'approved')
    .where('licensed_until', '=', licensed_until)
    .where('warned_days', 'is not distinct from', warned_days)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
