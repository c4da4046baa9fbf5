import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { checkReady } from '#contract/health-checks.ts'
import { socketPath } from '#contract/realtime.ts'
import { type RefusalCode, statusOf } from '#contract/refusals.ts'
import type { FileLimits, Route } from '#contract/route.ts'
import { DatabaseGone, LockedTooLong } from '../data/database-faults.ts'
import { isHeld } from '../data/hold.ts'
import type { House } from '../house.ts'
import { traceOf } from '../log.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { isLoopback } from '../settings.ts'
import type { Address, PageAnswer, PageRequest } from '../site/encoded.ts'
import { languageOf } from '../site/language-of.ts'
import { openSite, type PublicPages } from '../site/site.ts'
import { Unavailable } from '../unavailable.ts'
import { readAccessToken } from './access-token.ts'
import { answerAndClose } from './answer-and-close.ts'
import { admit, type Bound } from './bind.ts'
import { clientAddress, forwarded } from './client-address.ts'
import { compressAnswer } from './compress-answer.ts'
import { type Cookies, openCookies } from './cookies.ts'
import { apiHeaders, pageHeaders } from './headers.ts'
import { readJson } from './json.ts'
import { nodeLimit } from './limits.ts'
import { type Meter, openMetrics } from './metrics.ts'
import { isOpenWhileHeld } from './open-while-held.ts'
import { foreignOrigin, knownHost } from './origin.ts'
import { Refusal } from './refusal.ts'
import { errorBody } from './refusal-words.ts'
import { hasConflictingHosts, requestTarget } from './request-target.ts'
import { openUpload, type Upload, uploadTimeout } from './upload.ts'

/** Only this file knows the framework: rooms give it bound routes and receive requests that are independent of it. */
export type Http = {
  /** Resolves to the port; if the settings say 0, the system picks one. */
  listen(port: number, host: string): Promise<number>
  /** For a server that is not ours, such as that of Vite in development. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Answers the requests already received, then stops. */
  close(): Promise<void>
}

/**
 * Milliseconds for which a server behind a proxy reports that it is not ready before it stops accepting connections.
 * Otherwise the proxy would continue to open some, and a connection that has not been read from yet is closed
 * together with its request.
 */
const notice = 5_000

const bodyLimit = 100 * 1024
const addressLimit = 4 * 1024
const headerLimit = 64

export async function createHttp(
  house: House,
  routes: readonly Bound[],
  pages: PublicPages,
  realtime: Realtime,
  meters: readonly Meter[] = [],
): Promise<Http> {
  const { settings, log, clock } = house
  const app = Fastify({
    logger: false,
    bodyLimit,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: (request) => requestTarget(request, (host) => knownHost(settings, host)),
    // A large file may take ten minutes, other files one, and any other request half a minute: see `limitBodyTime`.
    http: {
      headersTimeout: 10_000,
      requestTimeout: 605_000,
      connectionsCheckingInterval: 2_000,
      // Any other `Upgrade` is ignored, and the request is answered as an ordinary one.
      shouldUpgradeCallback: isSocketUpgrade,
    },
    keepAliveTimeout: 10_000,
    // A client that stops reading its answer loses its connection within two minutes.
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (fault, request, reply) => sendFault(house, fault, request, reply),
    clientErrorHandler: (fault, socket) => refuseRaw(fault, socket, house),
  })
  let isStopping = false
  const metrics = openMetrics(meters)
  const [forApi, forPages] = [apiHeaders(settings), pageHeaders(settings)]
  const takers = new Map<string, FileLimits>(
    routes.flatMap(({ route: { method, path, takesFile } }) =>
      takesFile ? [[`${method} ${path}`, takesFile] as const] : [],
    ),
  )
  const takenBy = ({ method, routeOptions }: FastifyRequest) => takers.get(`${method} ${routeOptions.url}`)
  const limit = nodeLimit({ most: 1_200 * settings.rateLimitScale, seconds: 60 })
  const site = await openSite(house, routes, pages, metrics)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => readJson(text),
  )
  const fileTypes = [...new Set(routes.flatMap(({ route }) => route.takesFile?.types ?? []))]
  app.addContentTypeParser(fileTypes, async (request: FastifyRequest, stream: IncomingMessage) => {
    const takes = takenBy(request)
    if (!takes) throw new Refusal('unsupported_media_type')
    return openUpload(stream, typeOf(request), takes.most)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest) => {
    if (takesAnyBody(request)) return undefined
    throw new Refusal('unsupported_media_type')
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isApi(request.routeOptions.url ?? request.url) ? forApi : forPages)
    reply.header('x-request-id', request.id)
    if (request.raw.rawHeaders.length > headerLimit * 2) throw new Refusal('headers_too_large')
    if (request.url.length > addressLimit) throw new Refusal('address_too_long')
    if (hasConflictingHosts(request.raw)) throw new Refusal('malformed_request')
    if (!forProbes.has(request.routeOptions.url ?? '') && !knownHost(settings, request.headers.host))
      throw new Refusal('unknown_host')
    if (isStopping && request.routeOptions.url === checkReady.path) throw new Refusal('unavailable')
    // A page loads dozens of files, held in memory and by the browser: counting them would count one visit many
    // times.
    const isFree = isRead(request) && site.isFile(pathOf(request.url))
    const spent = isFree ? null : limit(addressOf(house, request), clock.now())
    if (spent) throw new Refusal('rate_limited', spent)
    // A page of another site cannot send a token, because it does not have one.
    const isOfPage = !takesAnyBody(request) && readAccessToken(request.headers) === undefined
    if (isOfPage && foreignOrigin(settings, request.method, request.headers))
      throw new Refusal('foreign_origin')
    // A request to change something at an unknown address is refused before its body is read.
    if (request.is404 && !isRead(request)) return sendUnknown(house, routes, site.other, request, reply)
    const takes = takenBy(request)
    limitBodyTime(request.raw, takes ? uploadTimeout(takes.most) + 5_000 : 30_000)
    if (!takes) return undefined
    // A body of any other type is not read at all, even if another parser accepts it.
    if (hasBody(request.raw) && !takes.types.includes(typeOf(request)))
      throw new Refusal('unsupported_media_type')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? (isApi(request.url) ? 'unknown' : 'page')
    metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime)
    log('info', 'answered', {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
  app.setErrorHandler((fault, request, reply) => sendFault(house, fault, request, reply))
  app.setNotFoundHandler((request, reply) => sendUnknown(house, routes, site.other, request, reply))

  for (const bound of routes) mount(app, house, bound)
  for (const [path, answer] of site.addresses) {
    app.get(path, async (request, reply) => send(reply, await answer(visitOf(house, request))))
  }
  app.server.on('upgrade', realtime.upgrade)
  await app.ready()

  return {
    async listen(port, host) {
      await app.listen({ port, host })
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    handle: (request, response) => app.routing(request, response),
    async close() {
      if (settings.trustedProxies.length > 0) {
        isStopping = true
        await pause(notice)
      }
      await realtime.close()
      // Otherwise a connection that becomes idle during the shutdown would delay it until its keep-alive runs out.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
      await app.close().finally(() => clearInterval(sweep))
    },
  }
}

export const isSocketUpgrade = ({ url, headers }: IncomingMessage) =>
  pathOf(url ?? '') === socketPath && headers.upgrade?.toLowerCase() === 'websocket'

/** Load balancers and containers call these under any host name; no answer depends on it. */
const forProbes = new Set(['/api/health', '/api/ready', '/metrics'])

/** The only exception: mail servers post a form to these without an origin; the token in the path authorizes them. */
const oneClick: ReadonlySet<string | undefined> = new Set([
  '/api/newsletter/one-click/:token',
  '/api/reminders/one-click/:token',
  '/api/digest/one-click/:token',
])
const takesAnyBody = (request: FastifyRequest) => oneClick.has(request.routeOptions.url)

function mount(app: FastifyInstance, house: House, { route, answer }: Bound) {
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      if (isHeld(house) && !isOpenWhileHeld(route))
        throw new Refusal('held_after_restore', { retryAfter: 60 })
      const accessToken = readAccessToken(request.headers)
      const cookies = openCookies(
        house.settings,
        accessToken === undefined ? request.headers.cookie : undefined,
      )
      const { status, body, headers } = await answer(house, {
        ...senderOf(house, request, cookies),
        params: request.params,
        query: request.query,
        body: route.takesFile ? undefined : request.body,
        upload: route.takesFile ? (request.body as Upload | undefined) : undefined,
        accessToken,
        idempotencyKey: idempotencyKeyOf(request),
        ifNoneMatch: request.headers['if-none-match'],
        version: route.takesVersion ? versionOf(request) : undefined,
      })
      if (cookies.lines.length > 0) reply.header('set-cookie', [...cookies.lines])
      // Only the cache: storage and cookies hold the notification list and the language, which outlive the session.
      if (cookies.isLeaving) reply.header('clear-site-data', '"cache"')
      if (headers) return reply.code(status).headers(headers).send(body)
      if (route.versionOf) reply.header('etag', `"${route.versionOf(body as never)}"`)
      const answered = await compressAnswer(JSON.stringify(body), request.headers)
      return reply
        .code(status)
        .header('content-type', 'application/json; charset=utf-8')
        .headers(answered.headers)
        .send(answered.body)
    },
  })
}

/** Destroys a request whose body has not arrived after this many milliseconds. */
function limitBodyTime(request: IncomingMessage, patience: number) {
  if (request.complete || !hasBody(request)) return
  const timer = setTimeout(() => request.complete || request.destroy(), patience).unref()
  request.once('close', () => clearTimeout(timer))
}

const hasBody = ({ headers }: IncomingMessage) =>
  Boolean(headers['content-length'] || headers['transfer-encoding'])

const typeOf = ({ headers }: FastifyRequest) =>
  String(headers['content-type']).split(';', 1)[0]?.trim().toLowerCase() ?? ''

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) {
    throw new Refusal('malformed_request', { fields: [{ field: 'Idempotency-Key', code: 'invalid' }] })
  }
  return key
}

/** The version in `If-Match`: `"3"` is version 3; an unknown form becomes -1, a version that no row has. */
function versionOf({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match']
  if (header === undefined || header === '*') return undefined
  const [, version] = /^"?(\d{1,9})"?$/.exec(header) ?? []
  return version === undefined ? -1 : Number(version)
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
const isApi = (url: string) => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
const pathOf = (url: string) => url.split('?', 1)[0] ?? url
const addressOf = ({ settings }: House, { raw }: FastifyRequest) =>
  clientAddress(raw, settings.trustedProxies)

const nobody: readonly string[] = []

/** Who sends a request, as far as its headers say. */
function senderOf(house: House, request: FastifyRequest, cookies: Cookies) {
  const { headers } = request
  const accepted = headers['accept-language']
  return {
    language: accepted ? languageOf(accepted) : null,
    address: addressOf(house, request),
    agent: String(headers['user-agent'] ?? '').slice(0, 400),
    cookies,
    isUnattended: headers['nabta-unattended'] === '1',
  }
}

async function mayUse(house: House, request: FastifyRequest, route: Route): Promise<boolean> {
  const sender = senderOf(house, request, openCookies(house.settings, request.headers.cookie))
  try {
    await admit(house, route, {
      ...sender,
      params: {},
      query: {},
      body: undefined,
      idempotencyKey: undefined,
    })
    return true
  } catch (fault) {
    if (fault instanceof Refusal) return false
    throw fault
  }
}

const visitOf = (house: House, request: FastifyRequest): PageRequest => {
  const { settings } = house
  const { raw, headers, url } = request
  return {
    path: pathOf(url),
    search: url.slice(pathOf(url).length),
    encodings: String(headers['accept-encoding'] ?? ''),
    language: languageOf(headers['accept-language']),
    ifNoneMatch: headers['if-none-match'],
    authorization: headers.authorization,
    forwarded: forwarded(headers),
    nearby:
      isLoopback(settings.publicUrl.hostname) &&
      knownHost(settings, headers.host) &&
      !forwarded(headers) &&
      clientAddress(raw, nobody).startsWith('loopback'),
    caller: addressOf(house, request),
    mayUse: (route) => mayUse(house, request, route),
  }
}

function send(reply: FastifyReply, { status, headers, body }: PageAnswer) {
  reply.headers(headers)
  return reply.code(status).send(body)
}

async function sendUnknown(
  house: House,
  routes: readonly Bound[],
  page: Address,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!isApi(request.url)) {
    if (isRead(request)) return send(reply, await page(visitOf(house, request)))
    reply.header('allow', 'GET, HEAD')
    return sendFault(house, new Refusal('method_not_allowed'), request, reply)
  }
  const path = pathOf(request.url)
  const others = routes
    .filter(({ route }) => matcherOf(route.path).test(path))
    .map(({ route }) => route.method)
  if (others.length > 0 && !(request.method === 'HEAD' && others.includes('GET'))) {
    reply.header('allow', others.join(', '))
    return sendFault(house, new Refusal('method_not_allowed'), request, reply)
  }
  return sendFault(house, new Refusal('not_found'), request, reply)
}

const matcherOf = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)

function sendFault(house: House, fault: unknown, request: FastifyRequest, reply: FastifyReply) {
  const gaveUp = request.raw.readableAborted && codeOf(fault) === 'ECONNRESET'
  const { status, refusal } = refusalOf(gaveUp ? new Refusal('malformed_request') : fault)
  // A client that hangs up in the middle of a body gets no answer, and the fault is not ours.
  if (gaveUp) house.log('info', 'aborted', { requestId: request.id })
  if (status >= 500) house.log('error', 'fault', { requestId: request.id, ...traceOf(fault) })
  reply.headers(apiHeaders(house.settings))
  reply.header('x-request-id', request.id)
  const challenge = challenges[refusal.code]
  if (challenge) reply.header('www-authenticate', challenge)
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  const language = languageOf(request.headers['accept-language'])
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, language, request.id)))
}

/** The `WWW-Authenticate` values that RFC 6750 clients look for. */
const challenges: Partial<Record<RefusalCode, string>> = {
  token_not_valid: 'Bearer error="invalid_token"',
  token_only_reads: 'Bearer error="insufficient_scope", scope="write"',
}

const ofFramework: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'address_too_long',
}

const codeOf = (fault: unknown) => (fault as { code?: string }).code

function refusalOf(fault: unknown): { status: number; refusal: Refusal } {
  if (fault instanceof Refusal) return { status: statusOf[fault.code], refusal: fault }
  if (fault instanceof DatabaseGone || fault instanceof LockedTooLong || fault instanceof Unavailable)
    return { status: 503, refusal: new Refusal('unavailable', { retryAfter: 1 }) }
  const code = ofFramework[codeOf(fault) ?? '']
  if (code) return { status: statusOf[code], refusal: new Refusal(code) }
  return { status: 500, refusal: new Refusal('unavailable') }
}

/** Bytes that never became a request get an answer of the same shape as every other. */
function refuseRaw(fault: NodeJS.ErrnoException, socket: Socket, { settings }: House) {
  if (fault.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const code: RefusalCode =
    fault.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : fault.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'malformed_request'
  const id = randomUUID()
  const body = JSON.stringify(errorBody(new Refusal(code), 'en', id))
  const headers = {
    ...apiHeaders(settings),
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  answerAndClose(socket, `HTTP/1.1 ${statusOf[code]} \r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
