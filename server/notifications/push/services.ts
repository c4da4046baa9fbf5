import type { Settings } from '#server/ground/settings.ts'

/** The server calls the address that a browser names, so only these push services are allowed. */
const makers = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
]

export function isPushService({ pushServices }: Pick<Settings, 'pushServices'>, endpoint: string): boolean {
  const { protocol, hostname, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  if (pushServices.includes(origin)) return true
  return protocol === 'https:' && makers.some((maker) => matches(hostname, maker)) && !new URL(endpoint).port
}

const matches = (host: string, maker: string) =>
  maker.startsWith('*.') ? host.endsWith(maker.slice(1)) : host === maker
