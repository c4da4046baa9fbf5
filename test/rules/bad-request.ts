import { METHODS } from 'node:http'
import type { RouteName } from '#contract/contract.ts'
import type { Route, Shape } from '#contract/route.ts'
import type { App } from '#test/app.ts'
import { joinAs, makeAll, once, partsFor } from '#test/join-as.ts'
import type { ActorName, Sample } from '#test/matrix/row.ts'
import { onlyReads, sampleWith } from '#test/matrix.ts'
import { requestFor, type Upload } from '#test/request-for.ts'

/** Splits a valid request into its parts, and sends altered versions of them. */
export function prepareRequest(route: Route, { upload, ...fields }: Sample) {
  const file = upload as Upload | undefined
  return {
    fields,
    keys: [...new Set([...Object.keys(fields), ...namesIn(route.params, route.query, route.body)])],
    requestOf(input: unknown) {
      const whole = typeof input === 'object' && input !== null && !Array.isArray(input)
      const { path, query } = requestFor(route, { ...(whole ? input : fields), upload })
      const rest = whole ? withoutPath(route, input as Record<string, unknown>) : input
      return {
        path: path + query,
        body: file?.bytes ?? JSON.stringify(rest),
        type: file && { 'content-type': file.type },
        asked: `${route.method} ${path}${query} ${JSON.stringify(rest)?.slice(0, 300)}`,
      }
    },
  }
}

const namesIn = (...shapes: (Shape | undefined)[]) =>
  shapes.flatMap((shape) => Object.keys((shape as { shape?: object } | undefined)?.shape ?? {}))

function withoutPath({ params, query }: Route, input: Record<string, unknown>) {
  const travels = new Set(namesIn(params, query))
  return Object.fromEntries(Object.entries(input).filter(([key]) => !travels.has(key)))
}

/** A caller, replaced by a new one whenever a request has signed them out or removed their account. */
export function reusableCaller(app: App, actor: ActorName) {
  const begin = () => once(() => meet(app, actor))
  let met = begin()
  return {
    met: () => met(),
    end() {
      met = begin()
    },
  }
}

export type ReusableCaller = ReturnType<typeof reusableCaller>

async function meet(app: App, actor: ActorName) {
  const person = await joinAs(app, actor)
  return { person, parts: partsFor(app, person, actor) }
}

/** The requests of a caller to one route. */
export function callerAt(name: RouteName, route: Route, caller: ReusableCaller) {
  return {
    /**
     * A valid request about the caller's own records. A route that only reads finds every record that a caller can
     * have.
     */
    async sample() {
      const { parts } = await caller.met()
      if (onlyReads(route)) await makeAll(parts)
      return sampleWith(name, parts)
    },
    async send(path: string, body?: BodyInit, type: Record<string, string> = json) {
      const { person } = await caller.met()
      const sends = body !== undefined && route.method !== 'GET'
      const response = await person.fetch(path, {
        method: route.method,
        headers: type,
        ...(sends && { body }),
      })
      if (response.status === 401) caller.end()
      return response
    },
  }
}

/** Our HTTP client cannot send CONNECT or TRACE. */
export const oddMethods = METHODS.filter(
  (method) => !['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'CONNECT', 'TRACE'].includes(method),
)

const json = { 'content-type': 'application/json' }
