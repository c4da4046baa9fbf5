import type { Route } from '#contract/route.ts'

/** The file sent to a route that accepts one, in addition to its query. */
export type Upload = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** Compressing each answer only to decompress it again took a twentieth of the CPU of the server's tests. */
export const uncompressed = { 'accept-encoding': 'identity' }

/** Splits a route's input into path, query and body by its shapes. */
export function requestFor(route: Route, { upload, ...input }: Record<string, unknown>) {
  const taken = (shape: Route['params']) =>
    Object.keys(shape?.shape ?? {}).flatMap((name) => {
      const value = input[name]
      delete input[name]
      return value === undefined ? [] : [[name, textOf(value)] as const]
    })
  const path = taken(route.params).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value.toWellFormed())),
    route.path,
  )
  const search = new URLSearchParams(taken(route.query).map(([name, value]) => [name, value])).toString()
  return { path, query: search && `?${search}`, ...(route.takesFile ? fileOf(upload) : jsonOf(route, input)) }
}

/**
 * A value that cannot be turned into text, such as an object whose `toString` is not a function, is written as JSON.
 */
function textOf(value: unknown): string {
  try {
    return String(value)
  } catch {
    return JSON.stringify(value)
  }
}

type Sent = { type?: string; body?: string | Uint8Array<ArrayBuffer> }

const fileOf = (upload: unknown): Sent => {
  const { type, bytes } = upload as Upload
  return { type, body: bytes }
}

const jsonOf = ({ body }: Route, input: unknown): Sent =>
  body ? { type: 'application/json', body: JSON.stringify(input) } : {}
