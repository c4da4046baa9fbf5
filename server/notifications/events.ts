import type { ContactChoices } from '#contract/notifications/choices.ts'
import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

export const notificationEvents = {
  'account.contact_chosen': audited('user', [], detail<ContactChoices>()),
  'account.zone_chosen': audited('user', ['appointments_by_clock']),
  'account.reminders_left': audited('user', []),
  'account.digest_left': audited('user', []),
  'notifications.digest_due': about('user', ['notification_digest'], detail<{ upTo: number }>()),
}

export const record = recorder(notificationEvents)
