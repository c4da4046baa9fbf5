import {
  leaveRemindersByOneClick as leaveRemindersByOneClickRoute,
  leaveReminders as leaveRemindersRoute,
  readContactChoices as readContactChoicesRoute,
  saveContactChoices as saveContactChoicesRoute,
} from '#contract/notifications.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { bindRead } from '#server/http/bind-read.ts'
import { leaveReminders } from './leave-reminders.ts'
import { readContactChoices } from './read-choices.ts'
import { saveContactChoices } from './save-choices.ts'

export const notificationRoutes: readonly Bound[] = [
  bindRead(readContactChoicesRoute, readContactChoices),
  bind(saveContactChoicesRoute, saveContactChoices),
  bind(leaveRemindersRoute, leaveReminders),
  bind(leaveRemindersByOneClickRoute, (...given) => leaveReminders(...given)),
]
