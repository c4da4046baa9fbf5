import webPush from 'web-push'
import { brand } from '#copy/brand.ts'

export type PushKeys = { publicKey: string; privateKey: string }
type Browser = { endpoint: string; key: string; auth_secret: string }

export const generatePushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** The request to a push service: encrypted for this one browser, and signed with our key. */
export function pushMessage(
  { endpoint, key, auth_secret: auth }: Browser,
  message: object,
  keys: PushKeys,
  seconds: number,
): { method: string; headers: Record<string, string>; body: Buffer<ArrayBuffer> } {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: key, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: `mailto:${brand.supportEmail}`, ...keys }, TTL: seconds, urgency: 'normal' },
  )
  return {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body as Buffer<ArrayBuffer>,
  }
}
