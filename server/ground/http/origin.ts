import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback, type Settings } from '../settings.ts'

/** Links and cookies are only safe under our own name; the three names of loopback count as the same. */
export function knownHost({ publicUrl }: Settings, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname, pathname, username, search, hash } = new URL(`http://${host}`)
  if (pathname !== '/' || username !== '' || search !== '' || hash !== '') return false
  return isLoopback(publicUrl.hostname)
    ? ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    : new URL(`${publicUrl.protocol}//${host}`).host === publicUrl.host
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Whether another site's page sent this unsafe request. Without either header it did not come from a page at all. */
export function foreignOrigin(settings: Settings, method: string, headers: IncomingHttpHeaders): boolean {
  if (safe.has(method)) return false
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  if (origin === settings.publicUrl.origin) return false
  const { host: from, protocol } = new URL(origin)
  return !(
    isLoopback(settings.publicUrl.hostname) &&
    protocol === 'http:' &&
    from === host &&
    knownHost(settings, host)
  )
}
