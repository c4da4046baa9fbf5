import type { Readable } from 'node:stream'
import type { InputOf, Route } from '#contract/route.ts'
import type { House } from '#server/ground/house.ts'
import { admit, type Bound, type Caller } from './bind.ts'
import { check } from './check.ts'
import { keptAs } from './content-disposition.ts'
import { etagOf, isNamed } from './etag.ts'
import { Refusal } from './refusal.ts'

export type FoundFile = {
  /** A stream is begun with when it is there, and not when it is all there. */
  bytes: Buffer | Readable
  type: string
  /** What it is called when it is kept; without a name it is only shown. */
  name?: string
  /** The bytes under this address never change, and the reader's own browser may keep them. */
  isForever?: boolean
  /** Programs ask for it by the clock: who has these bytes already is told so, and gets them no second time. */
  isPolled?: boolean
}

/** Ties a route that answers with a file to whoever finds it. Nobody there and not yours are the same. */
export const bindFile = <R extends Route>(
  route: R,
  find: (house: House, input: InputOf<R>, caller: Caller) => Promise<FoundFile | null>,
): Bound => ({
  route,
  async answer(house, request) {
    const caller = await admit(house, route, request)
    const file = await find(house, check(route, request), caller)
    if (!file) throw new Refusal('not_found')
    const headers = headersOf(file)
    if (!file.isPolled || !Buffer.isBuffer(file.bytes))
      return { status: route.status, body: file.bytes, headers }
    const etag = etagOf(file.bytes)
    return isNamed(etag, request.ifNoneMatch)
      ? { status: 304, body: '', headers: { etag, 'cache-control': cachingOf(file) } }
      : { status: route.status, body: file.bytes, headers: { ...headers, etag } }
  },
})

function headersOf(file: FoundFile): Record<string, string> {
  const { type, name } = file
  return {
    'content-type': type,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': cachingOf(file),
    ...(name !== undefined && { 'content-disposition': keptAs(name) }),
  }
}

function cachingOf({ isForever, isPolled }: FoundFile): string {
  if (isForever) return 'private, max-age=31536000, immutable'
  return isPolled ? 'private, no-cache' : 'private, no-store'
}
