import type { Role } from '../accounts/role.ts'
import type { Notification, NotificationKind } from './list.ts'

/** The page that a notification leads to, without its language prefix; null if there is no such page. */
export function pathOfNotification(
  { kind, side, subject }: Pick<Notification, 'kind' | 'side' | 'subject'>,
  role: Role,
): string | null {
  if (kind === 'account.role_granted' || kind === 'account.role_revoked' || kind === 'account.duties_changed')
    return null
  if (kind.startsWith('appointment.') || kind.startsWith('review.')) {
    if (kind === 'review.written') return '/dietitian/reviews'
    const hash = kind === 'appointment.completed' || kind.startsWith('review.') ? '#review' : ''
    return `/${side}/appointments/${subject}${hash}`
  }
  if (kind === 'message.sent')
    return `${side ? `/${side}/messages?` : '/admin?tab=support&'}conversation=${subject}`
  if (kind.startsWith('ticket.'))
    return side ? `/${side}/support/${subject}` : `/admin?tab=support&ticket=${subject}`
  if (kind === 'goal.proposed' || kind === 'goal.agreed')
    return side === 'dietitian'
      ? `/dietitian/patients/${subject}?tab=progress`
      : '/patient/health-data?tab=goals'
  if (kind === 'questionnaire.sent') return `/patient/questionnaires/${subject}`
  if (kind === 'questionnaire.answered') return `/dietitian/patients/${subject}`
  if (kind === 'practice.submitted') return `/admin?tab=dietitians&list=waiting&dietitian=${subject}`
  if (kind === 'record.opened') return role === 'patient' ? '/patient/settings?tab=privacy' : null
  if ((kind === 'payout.returned' || kind === 'payout.doubted') && !side) return '/admin/payouts?tab=payouts'
  if (kind === 'billing.iban_changed' && subject) return '/admin/payouts?tab=payouts'
  if (kind.startsWith('package.')) return side === 'dietitian' ? '/dietitian/services' : '/patient/packages'
  if (kind.startsWith('payment.dispute')) return side ? '/dietitian/payments' : '/admin/payouts?tab=disputes'
  const page = pages[kind]
  return page ?? security[role]
}

const pages: Partial<Record<NotificationKind, string>> = {
  'access.asked': '/patient/settings?tab=privacy',
  'conflicts.found': '/dietitian/availability',
  'invitation.accepted': '/dietitian/patients/invitations',
  'measuring.due': '/patient/health-data',
  'payment.waiting': '/patient/appointments',
  'payment.expired': '/patient/appointments',
  'payout.returned': '/dietitian/payments',
  'payout.doubted': '/dietitian/payments',
  'payouts.held': '/dietitian/payments',
  'payouts.released': '/dietitian/payments',
  'plan.published': '/patient/nutrition-plans',
  'practice.approved': '/dietitian/availability',
  'practice.rejected': '/dietitian/profile?tab=documents',
  'practice.suspended': '/dietitian/profile',
  'practice.reinstated': '/dietitian/availability',
  'practice.license_warned': '/dietitian/profile?tab=documents',
  'practice.license_ended': '/dietitian/profile?tab=documents',
}

const security: Record<Role, string> = {
  patient: '/patient/settings?tab=security',
  dietitian: '/dietitian/settings',
  admin: '/admin/settings?tab=security',
}
