import type { ContactChoices } from '#contract/notifications/choices.ts'
import { about, detail, recorder } from '#server/ground/data/events.ts'

export const notificationEvents = {
  'account.contact_chosen': about('user', [], detail<ContactChoices>()),
  'account.zone_chosen': about('user', ['appointments_by_clock']),
  'account.reminders_left': about('user', []),
  'account.digest_left': about('user', []),
  'notifications.digest_due': about('user', ['notification_digest'], detail<{ upTo: number }>()),
}

export const record = recorder(notificationEvents)
