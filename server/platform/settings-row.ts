import type { Selectable } from 'kysely'
import type { PlatformSettings, SettingName } from '#contract/platform/settings.ts'
import type { Tables } from '#db/tables.gen.ts'
import type { Tx } from '#server/ground/data/db.ts'

export type SettingsRow = Selectable<Tables['platform_settings']>

/** The column of each setting; those of Ramadan apply to one year, stored in `ramadan_year`. */
const columns = {
  patientsMayRegister: 'patients_may_register',
  dietitiansMayRegister: 'dietitians_may_register',
  takesBookings: 'takes_bookings',
  mostPending: 'most_pending',
  takesPayments: 'takes_payments',
  feePercent: 'fee_percent',
  ownFeePercent: 'own_fee_percent',
  vatPercent: 'vat_percent',
  refundWholeHours: 'refund_whole_hours',
  refundPartHours: 'refund_part_hours',
  refundPartPercent: 'refund_part_percent',
  payoutWeekday: 'payout_weekday',
  payoutMinimum: 'payout_minimum',
  usualNoticeHours: 'usual_notice_hours',
  usualHorizonDays: 'usual_horizon_days',
  usualMostPerPatient: 'usual_most_upcoming',
  monthlyTarget: 'monthly_target',
  showsReviewTexts: 'shows_review_texts',
  ramadanDress: 'ramadan_dress',
  ramadanStarts: 'ramadan_starts',
  ramadanEnds: 'ramadan_ends',
  announcementOn: 'announcement_on',
  announcementEnglish: 'announcement_english',
  announcementArabic: 'announcement_arabic',
  announcementFor: 'announcement_for',
  announcementUntil: 'announcement_until',
} as const satisfies Record<SettingName, keyof SettingsRow>

export const columnsOf = (settings: Partial<PlatformSettings>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [columns[name as SettingName], value]))

export const settingsRow = (tx: Tx): Promise<SettingsRow> =>
  tx.selectFrom('platform_settings').selectAll().executeTakeFirstOrThrow()

/** The current settings. The shifts of Ramadan apply only if they were set for that year; otherwise they are 0. */
export function settingsOf(row: SettingsRow, year: string): PlatformSettings {
  const isOfYear = row.ramadan_year === year
  const shifts = {
    ramadanStarts: String(isOfYear ? row.ramadan_starts : 0),
    ramadanEnds: String(isOfYear ? row.ramadan_ends : 0),
  }
  const held = Object.entries(columns).map(([name, column]) => [name, row[column]])
  return { ...Object.fromEntries(held), ...shifts } as PlatformSettings
}
