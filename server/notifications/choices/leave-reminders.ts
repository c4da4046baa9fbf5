import type { leaveReminders as route } from '#contract/notifications/choices.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { leaveByLink } from './leave-by-link.ts'

export const leaveReminders: Verb<typeof route> = (tx, actor, input, now, house) =>
  leaveByLink('reminders.leave', 'emailReminders', 'account.reminders_left', tx, actor, input, now, house)
