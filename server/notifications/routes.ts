import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { chooseZone, readContactChoices, saveContactChoices } from './choices/choices.ts'
import { leaveDigest, leaveReminders } from './choices/leave-by-link.ts'
import {
  clearNotifications,
  listNotifications,
  readNotification,
  readNotifications,
} from './list/notifications.ts'
import { pushKeys, readPushKey } from './push/push-keys.ts'
import { subscribeToPush, unsubscribeFromPush } from './push/subscriptions.ts'

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
