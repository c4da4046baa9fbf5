import type { NotificationKind } from '#contract/notifications/list.ts'
import type { Word } from '../word.ts'

/** Anybody may read it on a locked screen: it contains no name, no time, and nothing about health. */
export function pushWords(kind: NotificationKind): Word {
  const [group = ''] = kind.split('.')
  return groups[kind === 'appointment.reminder_due' ? 'reminder' : group] ?? groups.account
}

const account = { en: 'There is news about your account.', ar: 'هناك جديد في حسابك.' }
const groups: Readonly<Record<string, Word>> & { account: Word } = {
  appointment: { en: 'There is news about an appointment.', ar: 'هناك جديد في أحد المواعيد.' },
  conflicts: { en: 'There is news about an appointment.', ar: 'هناك جديد في أحد المواعيد.' },
  reminder: { en: 'An appointment is coming up.', ar: 'اقترب أحد المواعيد.' },
  message: { en: 'You have a new message.', ar: 'وصلتك رسالة جديدة.' },
  invitation: { en: 'There is news about an invitation.', ar: 'هناك جديد في إحدى الدعوات.' },
  review: { en: 'There is news about a review.', ar: 'هناك جديد في أحد التقييمات.' },
  practice: { en: 'There is news about a practice.', ar: 'هناك جديد في إحدى الممارسات.' },
  account,
}
