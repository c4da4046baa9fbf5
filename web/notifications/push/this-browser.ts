import { readPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.ts'
import { call } from '#web/app/call.ts'

/** Whether push is on in this browser; `denied` if its owner has forbidden it. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && !import.meta.env.DEV

/** The worker shows an offline page while the network fails. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  return navigator.serviceWorker.register('/worker.js')
}

export async function readPush(person: string): Promise<PushState> {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  return subscription && ownerOfPush() === person ? 'on' : 'off'
}

/**
 * Must be called from a press, because the browser asks for permission. It makes a new subscription each time, so that
 * none of another person is reused.
 */
export async function turnOnPush(person: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush(person)
  const registration = await registerWorker()
  if (!registration) return 'unsupported'
  await navigator.serviceWorker.ready
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const { key } = await call(readPushKey, {})
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { keys } = subscription.toJSON()
  await call(subscribeToPush, {
    endpoint: subscription.endpoint,
    key: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  })
  localStorage.setItem(ownerKey, person)
  return 'on'
}

export async function turnOffPush(): Promise<PushState> {
  const subscription = await currentSubscription()
  if (subscription) {
    const { endpoint } = subscription
    await subscription.unsubscribe()
    await call(unsubscribeFromPush, { endpoint })
  }
  localStorage.removeItem(ownerKey)
  return 'off'
}

/** Turns off push that another person has turned on in this browser. */
export async function leaveOthersPush(person: string): Promise<void> {
  if (!canPush()) return
  const subscription = await currentSubscription()
  if (subscription && ownerOfPush() !== person) await subscription.unsubscribe()
}

const ownerKey = 'nabta_push'

function ownerOfPush(): string | null {
  try {
    return localStorage.getItem(ownerKey)
  } catch {
    return null
  }
}

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
