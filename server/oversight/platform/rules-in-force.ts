import { graceDays } from '#contract/accounts/grace.ts'
import type { Role } from '#contract/accounts/role.ts'
import { holdMinutes } from '#contract/appointments/booking.ts'
import { keptDays } from '#contract/notifications/list.ts'
import type { RuleInForce } from '#contract/platform/settings.ts'
import { reviewDays } from '#contract/reviews/reviews.ts'
import { mostBytes } from '#contract/uploads.ts'
import { brand } from '#copy/brand.ts'
import { tokenRetentionDays, unconfirmedDays } from '#server/accounts/tidy.ts'
import { absentAfter, completesAfter, currentPolicy, day, hour, minute } from '#server/appointments/rules.ts'
import type { House } from '#server/ground/house.ts'
import { lifetimes } from '#server/ground/http/session.ts'

/** Rules that no admin can change at runtime: the legal pages promise them, or the server was started with them. */
export function rulesInForce({ settings }: Pick<House, 'settings'>): RuleInForce[] {
  return [
    ...sessionsOf('patient'),
    ...sessionsOf('dietitian'),
    ...sessionsOf('admin'),
    { rule: 'second_factor_of_admins', value: 1, unit: 'flag', from: 'product' },
    { rule: 'request_lapses', value: day / hour, unit: 'hours', from: 'product' },
    { rule: 'hold', value: holdMinutes, unit: 'minutes', from: 'product' },
    { rule: 'completes_after', value: completesAfter / hour, unit: 'hours', from: 'product' },
    { rule: 'absence', value: absentAfter / minute, unit: 'minutes', from: 'product' },
    { rule: 'moves', value: currentPolicy.moves, unit: 'times', from: 'product' },
    { rule: 'review_window', value: reviewDays, unit: 'days', from: 'product' },
    { rule: 'grace', value: graceDays, unit: 'days', from: 'product' },
    { rule: 'notes_kept', value: brand.notesKeptYears, unit: 'years', from: 'brand' },
    { rule: 'notifications_kept', value: keptDays, unit: 'days', from: 'product' },
    { rule: 'unconfirmed_accounts', value: unconfirmedDays, unit: 'days', from: 'product' },
    { rule: 'expired_tokens', value: tokenRetentionDays, unit: 'days', from: 'product' },
    { rule: 'upload_size', value: mostBytes / 1_048_576, unit: 'megabytes', from: 'product' },
    { rule: 'limits_scale', value: settings.rateLimitScale, unit: 'factor', from: 'environment' },
  ]
}

function sessionsOf(role: Role): RuleInForce[] {
  const { idle, whole } = lifetimes[role]
  return [
    { rule: `${role}_session_idle`, ...spanOf(idle), from: 'product' },
    { rule: `${role}_session`, ...spanOf(whole), from: 'product' },
  ]
}

function spanOf(length: number): Pick<RuleInForce, 'value' | 'unit'> {
  if (length % day === 0 && length > day) return { value: length / day, unit: 'days' }
  return length % hour === 0
    ? { value: length / hour, unit: 'hours' }
    : { value: length / minute, unit: 'minutes' }
}
