import * as z from 'zod/mini'
import type { Route } from '#contract/route.ts'

const errorShape = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string().check(z.minLength(1)),
    fields: z.optional(z.array(z.strictObject({ field: z.string(), code: z.string(), message: z.string() }))),
    detail: z.optional(z.record(z.string(), z.unknown())),
    requestId: z.string(),
  }),
})

/** The fault in an answer to any request; null if there is none. */
export async function answerFault(route: Route, response: Response): Promise<string | null> {
  if (response.ok && route.givesFile)
    return /json/.test(response.headers.get('content-type') ?? '') ? 'a file came as JSON' : null
  const { status } = response
  const text = await response.text()
  const wrong = (what: string) => `${what}: ${status} ${text.slice(0, 300)}`
  if (status >= 500) return wrong('a fault of ours')
  if (/node_modules|at .*\.ts:\d|SQLSTATE|violates|syntax error/.test(text)) return wrong('it tells too much')
  if (status >= 400)
    return errorShape.safeParse(JSON.parse(text)).success ? null : wrong('not in the shape of refusals')
  if (status >= 300) return null
  return z.safeParse(route.output, JSON.parse(text)).success ? null : wrong('not what the contract says')
}
