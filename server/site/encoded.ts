import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Language } from '#contract/language.ts'
import type { HeaderSet } from '#server/http/headers.ts'

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

type Encoding = 'br' | 'gzip' | 'identity'

export type Encoded = {
  etag: string
  /** What is packed already, as pictures and fonts are, gains nothing from being packed again. */
  packed?: boolean
  variant(encoding: Encoding): Buffer
}

/** Text in every encoding that is asked for, each made once. */
export function encode(text: string): Encoded {
  const plain = Buffer.from(text)
  const made = new Map<string, Buffer>([['identity', plain]])
  return {
    etag: etagOf(plain),
    variant(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const fresh =
        encoding === 'br'
          ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : gzipSync(plain, { level: 9 })
      made.set(encoding, fresh)
      return fresh
    },
  }
}

export const etagOf = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** The best encoding that the reader takes, or nothing where the reader has it already. */
export function answerWith(encoded: Encoded, visit: Visit, headers: HeaderSet, status = 200): Answer {
  const encoding = encoded.packed ? 'identity' : encodingFor(visit.encodings)
  const etag = `${encoded.etag.slice(0, -1)}-${encoding}"`
  const all = { ...headers, etag, vary: 'Accept-Encoding' }
  const known = visit.ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (known && status === 200) return { status: 304, headers: all, body: '' }
  return {
    status,
    headers: { ...all, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
    body: encoded.variant(encoding),
  }
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
