import {
  chooseZone as chooseZoneRoute,
  leaveRemindersByOneClick as leaveRemindersByOneClickRoute,
  leaveReminders as leaveRemindersRoute,
  readContactChoices as readContactChoicesRoute,
  saveContactChoices as saveContactChoicesRoute,
} from '#contract/notifications/choices.ts'
import {
  leaveDigestByOneClick as leaveDigestByOneClickRoute,
  leaveDigest as leaveDigestRoute,
} from '#contract/notifications/digest.ts'
import {
  clearNotifications as clearNotificationsRoute,
  listNotifications as listNotificationsRoute,
  readNotification as readNotificationRoute,
  readNotifications as readNotificationsRoute,
} from '#contract/notifications/list.ts'
import {
  readPushKey as readPushKeyRoute,
  subscribeToPush as subscribeToPushRoute,
  unsubscribeFromPush as unsubscribeFromPushRoute,
} from '#contract/notifications/push.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { chooseZone } from './choices/choose-zone.ts'
import { leaveReminders } from './choices/leave-reminders.ts'
import { readContactChoices } from './choices/read-choices.ts'
import { saveContactChoices } from './choices/save-choices.ts'
import { leaveDigest } from './digest/leave-digest.ts'
import { clearNotifications } from './list/clear-notifications.ts'
import { listNotifications } from './list/list-notifications.ts'
import { readNotification, readNotifications } from './list/read-notifications.ts'
import { pushKeys, readPushKey } from './push/push-keys.ts'
import { subscribeToPush } from './push/subscribe.ts'
import { unsubscribeFromPush } from './push/unsubscribe.ts'

export const notificationRoutes: readonly Bound[] = [
  bindRead(readContactChoicesRoute, readContactChoices),
  bind(saveContactChoicesRoute, saveContactChoices),
  bind(chooseZoneRoute, chooseZone),
  bind(leaveRemindersRoute, leaveReminders),
  bind(leaveRemindersByOneClickRoute, (...given) => leaveReminders(...given)),
  bindRead(listNotificationsRoute, listNotifications),
  bind(readNotificationRoute, readNotification),
  bind(readNotificationsRoute, readNotifications),
  bind(clearNotificationsRoute, clearNotifications),
  bind(readPushKeyRoute, readPushKey, { before: (house) => pushKeys(house)(), neverKept: true }),
  bind(subscribeToPushRoute, subscribeToPush),
  bind(unsubscribeFromPushRoute, unsubscribeFromPush),
  bind(leaveDigestRoute, leaveDigest),
  bind(leaveDigestByOneClickRoute, (...given) => leaveDigest(...given)),
]
