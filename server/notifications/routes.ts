import { contract } from '#contract/contract.ts'
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
  bindRead(contract.readContactChoices, readContactChoices),
  bind(contract.saveContactChoices, saveContactChoices),
  bind(contract.chooseZone, chooseZone),
  bind(contract.leaveReminders, leaveReminders),
  bind(contract.leaveRemindersByOneClick, (...given) => leaveReminders(...given)),
  bindRead(contract.listNotifications, listNotifications),
  bind(contract.readNotification, readNotification),
  bind(contract.readNotifications, readNotifications),
  bind(contract.clearNotifications, clearNotifications),
  bind(contract.readPushKey, readPushKey, { before: (house) => pushKeys(house)(), neverStored: true }),
  bind(contract.subscribeToPush, subscribeToPush),
  bind(contract.unsubscribeFromPush, unsubscribeFromPush),
  bind(contract.leaveDigest, leaveDigest),
  bind(contract.leaveDigestByOneClick, (...given) => leaveDigest(...given)),
]
