import * as z from 'zod/mini'
import { mostRefundHours } from '../appointments/refund-rules.ts'
import { day, fault, id, lines, moment, wholeFigure } from '../fields.ts'
import { route } from '../route.ts'

export const longestAnnouncement = 300
export const announcementReaders = ['everyone', 'patients', 'dietitians'] as const
export const dayShifts = ['-1', '0', '1'] as const

const flag = z.boolean(fault('required'))
const shift = z.enum(dayShifts, fault('invalid'))

/** The fields of the admin’s form; numbers are parsed from typed text. */
const filledIn = {
  patientsMayRegister: flag,
  dietitiansMayRegister: flag,
  takesBookings: flag,
  /** The most unanswered requests a patient may have at once. */
  mostPending: wholeFigure(1, 20),
  /** Patients pay when they book. */
  takesPayments: flag,
  /** The platform’s percentage of what patients pay whom their dietitian brought along. */
  ownFeePercent: wholeFigure(0, 50),
  /** The tax contained in the platform’s share of a price. */
  vatPercent: wholeFigure(0, 25),
  /**
   * Minimum refunds for a patient who cancels: all until `refundWholeHours` before the start, a part until
   * `refundPartHours`.
   */
  refundWholeHours: wholeFigure(0, mostRefundHours),
  refundPartHours: wholeFigure(0, mostRefundHours),
  refundPartPercent: wholeFigure(0, 100),
  /** The weekday on which dietitians are paid, 0 for Sunday; and the minimum payout in riyals. */
  payoutWeekday: wholeFigure(0, 6),
  payoutMinimum: wholeFigure(1, 10_000),
  usualNoticeHours: wholeFigure(0, 336),
  usualHorizonDays: wholeFigure(7, 180),
  usualMostPerPatient: wholeFigure(1, 20),
  /** Target for a dietitian’s new patients per month. */
  monthlyTarget: wholeFigure(1, 500),
  /** Texts of reviews may be public, where author and dietitian agree. */
  showsReviewTexts: flag,
  /** Public pages are dressed for Ramadan while it lasts. */
  ramadanDress: flag,
  /** By how many days the announced start and end of the coming Ramadan differ from the calculated dates. */
  ramadanStarts: shift,
  ramadanEnds: shift,
  announcementOn: flag,
  announcementEnglish: lines(longestAnnouncement),
  announcementArabic: lines(longestAnnouncement),
  announcementFor: z.enum(announcementReaders, fault('invalid')),
  announcementUntil: z.optional(day),
}
/** Settings in the form. The fee is announced by a separate call: see `fee.ts`. */
export type FormSetting = keyof typeof filledIn
export type SettingName = FormSetting | 'feePercent'
export const settingNames = [...Object.keys(filledIn), 'feePercent'] as SettingName[]

/** The settings in force. */
const settings = z.strictObject({
  ...filledIn,
  mostPending: z.int(),
  feePercent: z.int(),
  ownFeePercent: z.int(),
  vatPercent: z.int(),
  refundWholeHours: z.int(),
  refundPartHours: z.int(),
  refundPartPercent: z.int(),
  payoutWeekday: z.int(),
  payoutMinimum: z.int(),
  usualNoticeHours: z.int(),
  usualHorizonDays: z.int(),
  usualMostPerPatient: z.int(),
  monthlyTarget: z.int(),
  announcementEnglish: z.string(),
  announcementArabic: z.string(),
  announcementUntil: z.nullable(day),
})
export type PlatformSettings = z.output<typeof settings>

const settingValue = z.union([z.boolean(), z.number(), z.string(), z.null()])
const change = z.strictObject({
  id,
  setting: z.enum(settingNames),
  was: settingValue,
  became: settingValue,
  at: moment,
  /** Null if the admin’s account is deleted. */
  by: z.nullable(z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })),
})
export type SettingChange = z.output<typeof change>

export const ruleNames = [
  'patient_session_idle',
  'patient_session',
  'dietitian_session_idle',
  'dietitian_session',
  'admin_session_idle',
  'admin_session',
  'second_factor_of_admins',
  'request_lapses',
  'hold',
  'completes_after',
  'absence',
  'moves',
  'review_window',
  'grace',
  'notes_kept',
  'notifications_kept',
  'unconfirmed_accounts',
  'expired_tokens',
  'upload_size',
  'limits_scale',
] as const
export type RuleName = (typeof ruleNames)[number]

/** A rule that admins cannot change here, and where it is set. */
const rule = z.strictObject({
  rule: z.enum(ruleNames),
  value: z.number(),
  unit: z.enum(['minutes', 'hours', 'days', 'years', 'times', 'megabytes', 'factor', 'flag']),
  /** Promised in the legal pages, set in the server’s environment, or in the brand’s file. */
  from: z.enum(['product', 'environment', 'brand']),
})
export type RuleInForce = z.output<typeof rule>

const answer = z.strictObject({
  settings,
  version: z.int(),
  /** Announced but not yet in force. */
  nextFee: z.nullable(z.strictObject({ percent: z.int(), from: day })),
  /** As Umm al-Qura calculates it, without the announced shift. */
  ramadan: z.strictObject({ year: z.string(), from: day, to: day }),
  /** The current or next Ramadan as announced, when public pages are dressed for it. */
  dressDays: z.strictObject({ from: day, to: day }),
  /** The latest, at most twenty. */
  changes: z.array(change),
  rules: z.array(rule),
})

export const readPlatformSettings = route({
  method: 'GET',
  path: '/api/admin/platform/settings',
  summary: 'Get the platform’s settings, who last changed them, and the related fixed rules.',
  audience: 'admin',
  about: ['fee', 'platform'],
  output: answer,
})

export const savePlatformSettings = route({
  method: 'PUT',
  path: '/api/admin/platform/settings',
  summary: 'Change the platform’s settings. Refused if the version is not the latest.',
  audience: 'admin',
  touches: ['platform'],
  body: z.strictObject({ ...filledIn, version: z.int(fault('required')) }).check(
    z.refine(({ refundWholeHours, refundPartHours }) => refundPartHours <= refundWholeHours, {
      error: fault('invalid'),
      path: ['refundPartHours'],
    }),
  ),
  output: answer,
  needsProof: true,
  refusals: ['proof_needed', 'changed_meanwhile', 'payments_unavailable', 'operator_unknown'],
})
