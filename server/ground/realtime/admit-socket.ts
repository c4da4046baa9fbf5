import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { statusOf } from '#contract/refusals.ts'
import { DatabaseGone } from '../data/database-faults.ts'
import type { House } from '../house.ts'
import { answerAndClose } from '../http/answer-and-close.ts'
import { clientAddress } from '../http/client-address.ts'
import { openCookies } from '../http/cookies.ts'
import { apiHeaders } from '../http/headers.ts'
import { scaledLimit } from '../http/limits.ts'
import { foreignOrigin, knownHost } from '../http/origin.ts'
import { Refusal } from '../http/refusal.ts'
import { errorBody } from '../http/refusal-words.ts'
import { findSession, type Session } from '../http/session.ts'
import { traceOf } from '../log.ts'
import { languageOf } from '../site/language-of.ts'
import type { OpenSockets } from './sockets.ts'

/** The most sockets of one person, and from one address, at one node. */
const [mostOfPerson, mostFromAddress] = [5, 50]

const tries = scaledLimit({ most: 300, seconds: 60 })
const joins = scaledLimit({ most: 10, seconds: 60 })

export type AdmittedSocket = { session: Session; address: string }

/** Admits a request as a socket only from our own page, from a signed-in person, and within the limits. */
export async function admitSocket(house: House, request: IncomingMessage): Promise<AdmittedSocket> {
  const { settings, clock } = house
  const { headers } = request
  const address = clientAddress(request, settings.trustedProxies)
  const now = clock.now()
  const spent = tries(house)(address, now)
  if (spent) throw new Refusal('rate_limited', spent)
  if (!knownHost(settings, headers.host)) throw new Refusal('unknown_host')
  // Browsers always send an origin with a socket request, so one without it does not come from our page.
  if (headers.origin === undefined || foreignOrigin(settings, 'POST', headers))
    throw new Refusal('foreign_origin')
  const token = openCookies(settings, headers.cookie).session
  const session = token ? await findSession(house, token) : null
  if (!session) throw new Refusal('signed_out')
  if (session.role === 'admin' && session.second_factor_due) throw new Refusal('second_factor_due')
  const over = joins(house)(session.user_id, now)
  if (over) throw new Refusal('rate_limited', over)
  return { session, address }
}

/** Must run in the same tick in which the socket is accepted, because many requests may arrive at the same time. */
export function assertNotTooManySockets(
  { settings }: House,
  sockets: OpenSockets,
  { session, address }: AdmittedSocket,
): void {
  const scale = settings.rateLimitScale
  if (
    sockets.ofPerson(session.user_id).size >= mostOfPerson * scale ||
    sockets.countAt(address) >= mostFromAddress * scale
  )
    throw new Refusal('rate_limited', { retryAfter: 10 })
}

/** Until the upgrade, a request is refused like any other. */
export function refuseSocket(
  { settings, log }: House,
  request: IncomingMessage,
  raw: Duplex,
  fault: unknown,
) {
  const id = randomUUID()
  if (!(fault instanceof Refusal || fault instanceof DatabaseGone))
    log('error', 'fault', { requestId: id, ...traceOf(fault) })
  const refusal = fault instanceof Refusal ? fault : new Refusal('unavailable', { retryAfter: 1 })
  const status = fault instanceof Refusal ? statusOf[refusal.code] : 503
  const body = JSON.stringify(errorBody(refusal, languageOf(request.headers['accept-language']), id))
  const headers = {
    ...apiHeaders(settings),
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...(refusal.retryAfter && { 'retry-after': String(refusal.retryAfter) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  answerAndClose(raw, `HTTP/1.1 ${status} \r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
