import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '#contract/language.ts'
import type { Route } from '#contract/route.ts'
import { etagOf, matchesEtag } from '../http/etag.ts'
import type { HeaderSet } from '../http/headers.ts'

/** A request for a page or a file. */
export type PageRequest = {
  path: string
  /** The query with its question mark, or an empty string. */
  search: string
  encodings: string
  language: Language
  ifNoneMatch: string | undefined
  authorization: string | undefined
  /** A proxy states that it forwarded this request. */
  forwarded: boolean
  /** Certainly from this machine: sent to loopback, the server's only name, and not forwarded by a proxy. */
  nearby: boolean
  /** Whose requests the limits count together. */
  caller: string
  /** Whether the reader is signed in with the rights for this route. */
  mayUse(route: Route): Promise<boolean>
}

export type PageAnswer = { status: number; headers: HeaderSet; body: string | Buffer }

/** Answers the requests to one address. */
export type Address = (visit: PageRequest) => PageAnswer | Promise<PageAnswer>

type Encoding = 'br' | 'gzip' | 'identity'

export type Encoded = {
  etag: string
  /** Set for pictures and fonts, which are already compressed. */
  packed?: boolean
  /** Synchronous once the variant exists. */
  variant(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Text in each requested encoding, compressed once and without blocking other requests. */
export function encode(text: string): Encoded {
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', plain]])
  return {
    etag: etagOf(plain),
    variant(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const packing = pack(encoding, plain)
      made.set(encoding, packing)
      packing.then(
        (packed) => made.set(encoding, packed),
        () => made.delete(encoding),
      )
      return packing
    },
  }
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

const pack = (encoding: Encoding, plain: Buffer): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(plain, { level: 9 })

/** Answers in the best encoding that the reader accepts, or with 304 if the reader already has the text. */
export function answerWith(
  encoded: Encoded,
  visit: PageRequest,
  headers: HeaderSet,
  status = 200,
): PageAnswer | Promise<PageAnswer> {
  const encoding = encoded.packed ? 'identity' : encodingFor(visit.encodings)
  const etag = `${encoded.etag.slice(0, -1)}-${encoding}"`
  const all = { ...headers, etag, vary: 'Accept-Encoding' }
  if (status === 200 && matchesEtag(etag, visit.ifNoneMatch)) return { status: 304, headers: all, body: '' }
  const answer = (body: Buffer): PageAnswer => ({
    status,
    headers: { ...all, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
    body,
  })
  const body = encoded.variant(encoding)
  return Buffer.isBuffer(body) ? answer(body) : body.then(answer)
}

const encodingFor = (header: string): Encoding =>
  acceptsEncoding('br', header) ? 'br' : acceptsEncoding('gzip', header) ? 'gzip' : 'identity'

/** Whether an `Accept-Encoding` header accepts this encoding. */
export const acceptsEncoding = (encoding: Encoding, header: string): boolean =>
  header
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .filter(([, q]) => !q || Number(q.trim().replace(/^q=/, '')) > 0)
    .some(([name]) => name === encoding)
