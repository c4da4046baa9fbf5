import { METHODS } from 'node:http'
import type { RouteName } from '#contract/contract.ts'
import type { Route, Shape } from '#contract/route.ts'
import type { App } from '#test/app.ts'
import type { Sample } from '#test/matrix/row.ts'
import { sampleOf, welcomeAt } from '#test/matrix.ts'
import { requestFor, type Upload } from '#test/request-for.ts'
import { knownTo, stand } from '#test/stand.ts'

/** Takes a valid request apart, and sends whatever has been made of its parts. */
export function readyFor(route: Route, { upload, ...fields }: Sample) {
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

/**
 * A caller whom the route accepts; a new one is made whenever a request has signed them out or removed their account.
 */
export function callerAt(app: App, name: RouteName, { method }: Route) {
  let met: ReturnType<typeof meet> | undefined
  const caller = () => {
    met ??= meet(app, name).catch((fault) => {
      met = undefined
      throw fault
    })
    return met
  }
  return {
    /** A valid request about the caller's own records. */
    sample: async () => (await caller()).sample,
    async send(path: string, body?: BodyInit, type: Record<string, string> = json) {
      const { person } = await caller()
      const sends = body !== undefined && method !== 'GET'
      const response = await person.fetch(path, { method, headers: type, ...(sends && { body }) })
      if (response.status === 401) met = undefined
      return response
    },
  }
}

async function meet(app: App, name: RouteName) {
  const actor = welcomeAt(name)
  const person = await stand(app, actor)
  return { person, sample: sampleOf(name, await knownTo(app, person, actor)) }
}

/** Our HTTP client cannot send CONNECT or TRACE. */
export const oddMethods = METHODS.filter(
  (method) => !['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'CONNECT', 'TRACE'].includes(method),
)

const json = { 'content-type': 'application/json' }
