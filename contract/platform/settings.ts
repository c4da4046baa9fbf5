import * as z from 'zod/mini'
import { mostRefundHours } from '../appointments/refund-rules.ts'
import { day, fault, id, lines, moment, wholeFigure } from '../fields.ts'
import { route } from '../route.ts'

export const longestAnnouncement = 300
export const announcementReaders = ['everyone', 'patients', 'dietitians'] as const
export const dayShifts = ['-1', '0', '1'] as const

const flag = z.boolean(fault('required'))
const shift = z.enum(dayShifts, fault('invalid'))

/** What an admin fills in; the numbers as they are typed. */
const filledIn = {
  patientsMayRegister: flag,
  dietitiansMayRegister: flag,
  takesBookings: flag,
  /** Requests of one patient that wait for an answer at once. */
  mostPending: wholeFigure(1, 20),
  /** Whoever books pays with the booking. */
  takesPayments: flag,
  /** The tax contained in what the platform keeps of a price. */
  vatPercent: wholeFigure(0, 25),
  /** What patients who cancel get back at least: all until so many hours before, a part until so many. */
  refundWholeHours: wholeFigure(0, mostRefundHours),
  refundPartHours: wholeFigure(0, mostRefundHours),
  refundPartPercent: wholeFigure(0, 100),
  /** On which day dietitians are paid, 0 is Sunday; and from how many riyals on. */
  payoutWeekday: wholeFigure(0, 6),
  payoutMinimum: wholeFigure(1, 10_000),
  usualNoticeHours: wholeFigure(0, 336),
  usualHorizonDays: wholeFigure(7, 180),
  usualMostPerPatient: wholeFigure(1, 20),
  /** New patients that a month should bring a dietitian. */
  monthlyTarget: wholeFigure(1, 500),
  /** By how many days the Ramadan ahead was announced to begin and end otherwise than calculated. */
  ramadanStarts: shift,
  ramadanEnds: shift,
  announcementOn: flag,
  announcementEnglish: lines(longestAnnouncement),
  announcementArabic: lines(longestAnnouncement),
  announcementFor: z.enum(announcementReaders, fault('invalid')),
  announcementUntil: z.optional(day),
}
/** Those of the form. The fee is announced by a call of its own: see `fee.ts`. */
export type FormSetting = keyof typeof filledIn
export type SettingName = FormSetting | 'feePercent'
export const settingNames = [...Object.keys(filledIn), 'feePercent'] as SettingName[]

/** As they hold now. */
const settings = z.strictObject({
  ...filledIn,
  mostPending: z.int(),
  feePercent: z.int(),
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
  /** Null once whoever changed it has left. */
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

/** A rule that no admin changes here, and who decides it. */
const rule = z.strictObject({
  rule: z.enum(ruleNames),
  value: z.number(),
  unit: z.enum(['minutes', 'hours', 'days', 'years', 'times', 'megabytes', 'factor', 'flag']),
  /** Promised in the pages of the law, set where the server is started, or in the brand's file. */
  from: z.enum(['product', 'environment', 'brand']),
})
export type RuleInForce = z.output<typeof rule>

const answer = z.strictObject({
  settings,
  version: z.int(),
  /** Announced and not in force yet. */
  nextFee: z.nullable(z.strictObject({ percent: z.int(), from: day })),
  /** As Umm al-Qura calculates it, without what was announced. */
  ramadan: z.strictObject({ year: z.string(), from: day, to: day }),
  /** The latest, at most twenty. */
  changes: z.array(change),
  rules: z.array(rule),
})

export const readPlatformSettings = route({
  method: 'GET',
  path: '/api/admin/platform/settings',
  summary: 'The platform’s settings with who changed them last, and the rules that stand beside them.',
  audience: 'admin',
  output: answer,
})

export const savePlatformSettings = route({
  method: 'PUT',
  path: '/api/admin/platform/settings',
  summary: 'Change the platform’s settings. Of a version that is not the latest nothing is saved.',
  audience: 'admin',
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
