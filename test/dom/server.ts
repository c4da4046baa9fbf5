import { vi } from 'vitest'
import * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { type RefusalCode, statusOf } from '#contract/refusals.ts'
import type { InputOf, OutputOf, Route } from '#contract/route.ts'
import { checkInput } from '#server/ground/http/check-input.ts'
import { refusalsOf } from '#server/ground/http/openapi/refusals-of.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { errorBody } from '#server/ground/http/refusal-words.ts'
import { StubSocket } from './socket.ts'

/** What the stub answers to every request of a route, until the test gives it another answer. */
export type Answer = { readonly route: Route; readonly reply: Reply | 'none yet' }

type Reply = (input: unknown, language: Language) => Replied

type Replied = { readonly status: number; readonly body: unknown; readonly fileName?: string }

/** The contract checks the output, so a fixture cannot show what the server never sends. */
export function answer<R extends Route>(
  route: R,
  output: OutputOf<R> | ((input: InputOf<R>) => OutputOf<R>),
): Answer {
  const replyWith = (found: OutputOf<R>) => ({ status: route.status, body: z.parse(route.output, found) })
  if (typeof output === 'function') {
    const find = output as (input: InputOf<R>) => OutputOf<R>
    return { route, reply: (input) => replyWith(find(input as InputOf<R>)) }
  }
  const reply = replyWith(output)
  return { route, reply: () => reply }
}

/** A file of a route that gives one, under this name; what is inside does not matter to a screen. */
export function answerFile(route: Route, fileName: string): Answer {
  if (!route.givesFile) throw new Error(`${route.method} ${route.path} gives no file.`)
  return { route, reply: () => ({ status: route.status, body: null, fileName }) }
}

/** Refused in the server's own words. */
export function refuse(
  route: Route,
  code: RefusalCode,
  more: ConstructorParameters<typeof Refusal>[1] = {},
): Answer {
  if (!refusalsOf(route).includes(code))
    throw new Error(`${route.method} ${route.path} never refuses with ${code}.`)
  const refusal = new Refusal(code, more)
  return {
    route,
    reply: (_, language) => ({ status: statusOf[code], body: errorBody(refusal, language, requestId) }),
  }
}

/** A fault of the server; unlike a 503 it is not tried again. */
export const fail = (route: Route): Answer => ({
  route,
  reply: (_, language) => ({ status: 500, body: errorBody(new Refusal('unavailable'), language, requestId) }),
})

/** The request is under way until the test gives its route another answer. */
export const pending = (route: Route): Answer => ({ route, reply: 'none yet' })

/** The reference of a failure that a person can send to the Support Team. */
export const requestId = 'req-7'

type Sent = { route: Route; input: unknown; version: string | null }

/** A server that knows only the answers of a test. It takes the place of `fetch` and of the requests that send files. */
export function stubServer(given: readonly Answer[]) {
  const answers = new Map(given.map((each) => [each.route, each]))
  const waiting = new Set<() => void>()
  const sent: Sent[] = []
  /** Why the test fails, whatever it asserts itself. */
  const faults: string[] = []

  async function receive(request: Request): Promise<Replied> {
    const { method, address, headers, body } = request
    const url = new URL(address, location.origin)
    const route = routeOf(answers.keys(), method, url.pathname)
    const language = headers.get('Accept-Language') === 'ar' ? 'ar' : 'en'
    try {
      if (!route) throw new Error('no answer for it in this test')
      const input = checkInput(route, {
        params: route.params && paramsOf(route, url.pathname),
        query: route.query && queryOf(url.searchParams),
        body: route.body && JSON.parse(String(body)),
      })
      sent.push({ route, input, version: headers.get('If-Match') })
      for (;;) {
        const reply = answers.get(route)?.reply
        if (reply && reply !== 'none yet') return reply(input, language)
        await new Promise<void>((resolve) => waiting.add(resolve))
      }
    } catch (fault) {
      // A screen may leave it to the server to check what somebody typed.
      if (fault instanceof Refusal && fault.code === 'invalid_fields')
        return { status: statusOf[fault.code], body: errorBody(fault, language, requestId) }
      const why = fault instanceof Refusal ? JSON.stringify(fault.fields) : (fault as Error).message
      faults.push(`${method} ${address}: ${why}`)
      return { status: 500, body: null }
    }
  }

  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
      const given = new Headers(headers)
      const {
        status,
        body: answered,
        fileName,
      } = await Promise.race([receive({ method, address, headers: given, body }), whenAborted(signal)])
      return new Response(JSON.stringify(answered), {
        status,
        headers: fileName ? { 'Content-Disposition': `attachment; filename="${fileName}"` } : {},
      })
    },
  )
  vi.stubGlobal('WebSocket', StubSocket)
  vi.stubGlobal('XMLHttpRequest', fileRequests(receive))

  return {
    faults,
    /** What was sent to a route, as its verb would get it. */
    sent: <R extends Route>(route: R) =>
      sent.filter((each) => each.route === route).map(({ input }) => input as InputOf<R>),
    /** The versions that the changes through a route were made of. */
    versionsSent: (route: Route) => sent.filter((each) => each.route === route).map(({ version }) => version),
    /** From now on these routes answer so, also to requests that are under way. */
    answer(...more: readonly Answer[]) {
      for (const each of more) answers.set(each.route, each)
      for (const resume of waiting) resume()
      waiting.clear()
    },
  }
}

type Request = { method: string; address: string; headers: Headers; body: unknown }

/** A path without parameters, such as `/api/appointments/search`, goes before one with them. */
function routeOf(routes: Iterable<Route>, method: string, path: string): Route | undefined {
  const fitting = [...routes].filter((route) => route.method === method && patternOf(route).test(path))
  return fitting.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
}

const patternOf = ({ path }: Route) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const paramsOf = (route: Route, path: string) =>
  Object.fromEntries(
    Object.entries(patternOf(route).exec(path)?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]),
  )

const queryOf = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )

const whenAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The part of `XMLHttpRequest` that `web/lib/send-file.ts` uses. */
const fileRequests = (receive: (request: Request) => Promise<Replied>) =>
  class {
    #method = ''
    #address = ''
    readonly #headers = new Headers()
    readonly upload = {}
    status = 0
    responseText = ''
    onload = () => {}
    onabort = () => {}

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    async send(body: Blob) {
      const request = { method: this.#method, address: this.#address, headers: this.#headers, body }
      const { status, body: answered } = await receive(request)
      this.status = status
      this.responseText = JSON.stringify(answered)
      this.onload()
    }
    abort() {
      this.onload = () => {}
      this.onabort()
    }
  }
