import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '#contract/language.ts'
import { etagOf, isNamed } from '#server/ground/http/etag.ts'
import type { HeaderSet } from '#server/ground/http/headers.ts'

/** A request for something to look at. */
export type Visit = {
  path: string
  /** What follows the path: nothing, or a question mark and more. */
  search: string
  encodings: string
  language: Language
  ifNoneMatch: string | undefined
  authorization: string | undefined
  /** Some proxy says that it passed this on. */
  forwarded: boolean
  /** From this machine for certain: by its own name, which is all that we have, and no proxy passed it on. */
  nearby: boolean
}

export type Answer = { status: number; headers: HeaderSet; body: string | Buffer }

/** What stands at an address. */
export type Address = (visit: Visit) => Answer | Promise<Answer>

type Encoding = 'br' | 'gzip' | 'identity'

export type Encoded = {
  etag: string
  /** What is packed already, as pictures and fonts are, gains nothing from being packed again. */
  packed?: boolean
  /** At once where it is there already. */
  variant(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Text in every encoding that is asked for, each made once, and packed while others are answered. */
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

/** The best encoding that the reader takes, or nothing where the reader has it already. */
export function answerWith(
  encoded: Encoded,
  visit: Visit,
  headers: HeaderSet,
  status = 200,
): Answer | Promise<Answer> {
  const encoding = encoded.packed ? 'identity' : encodingFor(visit.encodings)
  const etag = `${encoded.etag.slice(0, -1)}-${encoding}"`
  const all = { ...headers, etag, vary: 'Accept-Encoding' }
  if (status === 200 && isNamed(etag, visit.ifNoneMatch)) return { status: 304, headers: all, body: '' }
  const answer = (body: Buffer): Answer => ({
    status,
    headers: { ...all, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
    body,
  })
  const body = encoded.variant(encoding)
  return Buffer.isBuffer(body) ? answer(body) : body.then(answer)
}

const encodingFor = (header: string): Encoding =>
  takes('br', header) ? 'br' : takes('gzip', header) ? 'gzip' : 'identity'

/** Whether the reader takes answers packed so, by its `Accept-Encoding`. */
export const takes = (encoding: Encoding, header: string): boolean =>
  header
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .filter(([, q]) => !q || Number(q.trim().replace(/^q=/, '')) > 0)
    .some(([name]) => name === encoding)
