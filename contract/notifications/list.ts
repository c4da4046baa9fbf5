import * as z from 'zod/mini'
import { parties } from '../appointments/appointment.ts'
import { count, id, moment } from '../fields.ts'
import { route } from '../route.ts'

/** The events people are notified of. The words for each are in `copy/notifications`. */
export const notificationKinds = [
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
  'appointment.move_asked',
  'appointment.move_accepted',
  'appointment.move_declined',
  'appointment.move_lapsed',
  'appointment.move_withdrawn',
  'appointment.completed',
  'appointment.absence_reported',
  'appointment.absence_claimed',
  'appointment.absence_decided',
  'appointment.refund_decided',
  'appointment.reminder_due',
  'conflicts.found',
  'message.sent',
  'ticket.opened',
  'ticket.written',
  'ticket.answered',
  'ticket.closed',
  'goal.proposed',
  'goal.agreed',
  'access.asked',
  'measuring.due',
  'record.opened',
  'questionnaire.sent',
  'questionnaire.answered',
  'plan.published',
  'review.written',
  'review.replied',
  'review.hidden',
  'invitation.accepted',
  'practice.submitted',
  'practice.approved',
  'practice.rejected',
  'practice.suspended',
  'practice.reinstated',
  'practice.license_warned',
  'practice.license_ended',
  'payment.waiting',
  'payment.expired',
  'payment.disputed',
  'payment.dispute_won',
  'payment.dispute_lost',
  'package.bought',
  'package.use_returned',
  'package.expiring',
  'package.ended',
  'payout.returned',
  'payout.doubted',
  'payouts.held',
  'payouts.released',
  'session.started_elsewhere',
  'profile.phone_changed',
  'billing.iban_changed',
  'account.password_changed',
  'account.address_asked',
  'account.address_changed',
  'account.second_factor_on',
  'account.second_factor_off',
  'account.second_factor_reset',
  'account.recovery_codes_renewed',
  'account.recovery_code_used',
  'account.access_token_made',
  'account.role_granted',
  'account.role_revoked',
  'account.duties_changed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** For these kinds a newer notification replaces an unread one on the same subject: ten messages show as one. */
export const isNewestEnough = (kind: NotificationKind): boolean =>
  kind === 'message.sent' ||
  kind === 'ticket.written' ||
  kind === 'ticket.answered' ||
  kind === 'conflicts.found' ||
  kind === 'appointment.reminder_due' ||
  kind === 'package.expiring'

/** How many notifications a browser stores, and for how many days the server retains them. */
export const mostListed = 200
export const keptDays = 90

const sequence = z.int().check(z.gte(0))

export const notification = z.strictObject({
  sequence,
  kind: z.enum(notificationKinds),
  /** In which role the recipient is notified of an appointment, a package, a review or a message. */
  side: z.nullable(z.enum(parties)),
  /** Its subject: an appointment, package, conversation, ticket or applicant. */
  subject: z.nullable(id),
  /** The dietitian, named to a patient. Patients are never named: the list outlives the session. */
  dietitian: z.nullable(z.strictObject({ name: z.string(), otherName: z.nullable(z.string()) })),
  /** When the appointment begins, or would have begun; or when the package ends. */
  startsAt: z.nullable(moment),
  at: moment,
  isRead: z.boolean(),
})
export type Notification = z.output<typeof notification>

/** Pushed whenever a list changes; `sequence` counts its changes so far. */
export const notificationTopics = { notifications: z.strictObject({ sequence }) }

export const listNotifications = route({
  method: 'GET',
  path: '/api/notifications',
  summary: 'List notifications since a version of the list, oldest first, 100 per page.',
  audience: 'signed_in',
  query: z.strictObject({ after: z.optional(count(0, 9_999_999)) }),
  output: z.strictObject({
    notifications: z.array(notification),
    hasMore: z.boolean(),
    /** Counts additions, reads and clears: the `after` of the next request. */
    last: sequence,
    /** Everything up to this sequence was cleared. */
    clearedTo: sequence,
    /** Which of the newest notifications there are still, on this page or not: one whose request was answered is not. */
    present: z.array(sequence),
    /** Which of the newest notifications are unread, whether or not they are on this page. */
    unread: z.array(sequence),
  }),
})

/** The list’s count after this change: a client that had the previous count is up to date with this one. */
const changed = z.strictObject({ last: sequence })

export const readNotification = route({
  method: 'PUT',
  path: '/api/notifications/:sequence/read',
  summary: 'Mark a notification as read.',
  audience: 'signed_in',
  params: z.strictObject({ sequence: count(1, 9_999_999) }),
  output: changed,
  refusals: ['not_found'],
})

export const readNotifications = route({
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'Mark all notifications up to this one as read.',
  audience: 'signed_in',
  body: z.strictObject({ upTo: sequence }),
  output: changed,
})

export const clearNotifications = route({
  method: 'PUT',
  path: '/api/notifications/cleared',
  summary: 'Clear all notifications up to this one for good.',
  audience: 'signed_in',
  body: z.strictObject({ upTo: sequence }),
  output: changed,
})
