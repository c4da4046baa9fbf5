import type { IncomingMessage } from 'node:http'

/**
 * The requested path. An absolute URL, as sent to a proxy (RFC 9112, 3.2.2), must be one of ours: a foreign host in it
 * replaces the `Host` header, so that a single check of hosts covers both.
 */
export function requestTarget(request: IncomingMessage, isOurs: (host: string) => boolean): string {
  const target = request.url ?? ''
  const whole = /^([a-z][\w+.-]*):\/\/([^/?#]*)(.*)$/is.exec(target)
  if (!whole) return target
  const [, scheme = '', host = '', path = ''] = whole
  const isWeb = /^https?$/i.test(scheme)
  if (!isWeb || !isOurs(host)) request.headers.host = isWeb ? host : ''
  return path.startsWith('/') ? path : `/${path}`
}

export function hasConflictingHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}
