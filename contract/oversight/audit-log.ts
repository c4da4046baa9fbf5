import * as z from 'zod/mini'
import { duties, roles } from '../accounts/role.ts'
import { day, id, moment, searchText } from '../fields.ts'
import { settingNames } from '../platform/settings.ts'
import { route } from '../route.ts'

/** The events that admins can read, by subject. Records that patients make about themselves are in no group. */
export const auditGroups = {
  accounts: [
    'account.registered',
    'account.registration_repeated',
    'account.confirmation_asked',
    'account.confirmed',
    'account.created_by_hand',
    'account.reset_asked',
    'account.password_changed',
    'account.address_asked',
    'account.address_changed',
    'account.connected',
    'account.disconnected',
    'account.copied',
    'account.leaving',
    'account.kept',
    'account.grace_over',
    'account.erased',
    'profile.phone_changed',
    'billing.iban_changed',
    'payment.disputed',
    'payment.dispute_ended',
    'payout.asked',
    'payout.paid',
    'payout.returned',
    'payout.doubted',
    'card.added',
    'card.default_chosen',
    'card.removed',
  ],
  access: [
    'session.started',
    'session.started_elsewhere',
    'session.proven',
    'session.role_switched',
    'session.ended',
    'account.second_factor_on',
    'account.second_factor_off',
    'account.recovery_codes_renewed',
    'account.recovery_code_used',
    'account.access_token_made',
    'account.access_token_revoked',
  ],
  admins: [
    'account.looked_up',
    'appointment.looked_up',
    'account.suspended',
    'account.reinstated',
    'account.signed_out',
    'account.role_granted',
    'account.role_revoked',
    'account.duties_changed',
    'account.second_factor_reset',
    'practice.approved',
    'practice.rejected',
    'practice.suspended',
    'practice.reinstated',
    'conversation.read_by_team',
    'message.report_closed',
    'review.hidden',
    'review.shown',
    'note.opened_for_law',
    'report.downloaded',
    'report.appointments_downloaded',
    'record.opened',
    'record.read',
    'record.closed',
    'platform.settings_changed',
    'platform.fee_announced',
    'billing.operator_changed',
    'platform.job_retried',
    'platform.job_given_up',
    'payout.decided',
    'payouts.held',
    'payouts.released',
    'breach.opened',
    'breach.changed',
    'breach.authority_told',
    'breach.subjects_told',
    'breach.closed',
    'breach.affected_sought',
    'data_request.logged',
    'data_request.extended',
    'data_request.fulfilled',
    'data_request.refused',
    'survey.answer_read',
    'survey.answer_removed',
    'survey.answers_downloaded',
    'newsletter.subscriber_removed',
    'newsletter.subscribers_downloaded',
    'payment.answer_day_set',
    'payment.dispute_answered',
    'payment.refund_decided',
    'payment.use_taken_back',
    'wallet.transferred',
    'wallet.transfer_returned',
    'ledger.downloaded',
    'reconciliation.asked',
    'difference.looked_into',
    'evidence.added',
    'evidence.read',
    'evidence.removed',
    'foods.release_imported',
  ],
  practices: [
    'practice.submitted',
    'practice.withdrawn',
    'practice.license_warned',
    'practice.license_ended',
    'practice.public_listing_chosen',
    'document.read',
    'document.uploaded',
    'document.removed',
    'review.removed',
    'message.reported',
    'note.destroyed',
  ],
  appointments: [
    'appointment.requested',
    'appointment.booked',
    'appointment.reserved',
    'appointment.paid',
    'appointment.unpaid',
    'appointment.confirmed',
    'appointment.declined',
    'appointment.cancelled',
    'appointment.lapsed',
    'appointment.rescheduled',
    'appointment.completed',
    'appointment.absence_reported',
    'appointment.absence_claimed',
    'appointment.absence_decided',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type AuditGroup = keyof typeof auditGroups
export type AuditKind = (typeof auditGroups)[AuditGroup][number]
const names = Object.keys(auditGroups) as AuditGroup[]
export const auditKinds: readonly AuditKind[] = names.flatMap((group) => auditGroups[group])

/** Fields that can change, besides the platform’s settings. */
export const auditFields = [
  'practice',
  'licensedUntil',
  'account',
  'payouts',
  'review',
  'duties',
  'amount',
  'from',
] as const

const changed = z.nullable(z.union([z.boolean(), z.number(), z.string(), z.array(z.enum(duties))]))
const change = z.strictObject({
  field: z.enum([...settingNames, ...auditFields]),
  /** Null if there was no value before. Amounts are in riyals. */
  was: changed,
  became: changed,
})
export type AuditChange = z.output<typeof change>

const party = z.strictObject({ id, name: z.string(), otherName: z.nullable(z.string()) })

export const auditEntry = z.strictObject({
  id,
  kind: z.enum(auditKinds),
  at: moment,
  /** Who did it: a person with an account, one whose account is deleted, the platform itself, or a visitor. */
  by: z.enum(['person', 'gone', 'platform', 'visitor']),
  actor: z.nullable(party),
  /** The person whose account it concerns; null if it concerns something else, or the account is deleted. */
  person: z.nullable(party),
  /** The appointment, review, document or conversation concerned. */
  subject: z.nullable(id),
  /** The role that was granted or revoked. */
  role: z.nullable(z.enum(roles)),
  changes: z.array(change),
})
export type AuditEntry = z.output<typeof auditEntry>

export const searchAuditLog = route({
  method: 'POST',
  path: '/api/audit-log/search',
  summary: 'Search the audit log, newest first. The query is in the body, so that no log contains it.',
  audience: 'admin',
  duties: ['privacy'],
  body: z.strictObject({
    /** Part of a name, email address or phone number, of the actor or of the person concerned. */
    q: z.optional(searchText),
    person: z.optional(id),
    group: z.optional(z.enum(names)),
    from: z.optional(day),
    to: z.optional(day),
    /** The last entry of the previous page. */
    after: z.optional(id),
  }),
  output: z.strictObject({ entries: z.array(auditEntry), after: z.nullable(id) }),
})
