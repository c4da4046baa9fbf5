import type { Readable } from 'node:stream'
import type { InputOf, Route } from '#contract/route.ts'
import type { House } from '../house.ts'
import { admit, type Bound, type Caller } from './bind.ts'
import { checkInput } from './check-input.ts'
import { attachmentNamed } from './content-disposition.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { Refusal } from './refusal.ts'

export type FileAnswer = {
  /** A stream is sent as it is produced, not once it is complete. */
  bytes: Buffer | Readable
  type: string
  /** The name it is downloaded under; without one it is only displayed. */
  name?: string
  /** The bytes at this address never change, and the reader's own browser may cache them. */
  isForever?: boolean
  /** Programs poll it: a caller that already has these bytes gets a 304 without them. */
  isPolled?: boolean
}

/** Ties a route to the function that finds its file. A missing file and another person's get the same refusal. */
export const bindFile = <R extends Route>(
  route: R,
  find: (house: House, input: InputOf<R>, caller: Caller) => Promise<FileAnswer | null>,
): Bound => ({
  route,
  async answer(house, request) {
    const caller = await admit(house, route, request)
    const file = await find(house, checkInput(route, request), caller)
    if (!file) throw new Refusal('not_found')
    const headers = headersOf(file)
    if (!file.isPolled || !Buffer.isBuffer(file.bytes))
      return { status: route.status, body: file.bytes, headers }
    const etag = etagOf(file.bytes)
    return matchesEtag(etag, request.ifNoneMatch)
      ? { status: 304, body: '', headers: { etag, 'cache-control': cachingOf(file) } }
      : { status: route.status, body: file.bytes, headers: { ...headers, etag } }
  },
})

function headersOf(file: FileAnswer): Record<string, string> {
  const { type, name } = file
  return {
    'content-type': type,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': cachingOf(file),
    ...(name !== undefined && { 'content-disposition': attachmentNamed(name) }),
  }
}

function cachingOf({ isForever, isPolled }: FileAnswer): string {
  if (isForever) return 'private, max-age=31536000, immutable'
  return isPolled ? 'private, no-cache' : 'private, no-store'
}
