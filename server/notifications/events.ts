import type { ContactChoices } from '#contract/notifications.ts'
import { about, detail, recorder } from '#server/data/events.ts'

export const notificationEvents = {
  'account.contact_chosen': about('user', [], detail<ContactChoices>()),
  'account.reminders_left': about('user', []),
}

export const record = recorder(notificationEvents)
