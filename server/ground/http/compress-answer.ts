import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { acceptsEncoding } from '../site/encoded.ts'

const worthIt = 1_024
/** Longer answers are compressed off the event loop. */
const long = 64 * 1_024
const pack = promisify(gzip)
const options = { level: 4 }

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * The bytes of an answer, compressed if that is worth it and the client accepts it. Answers to requests that another
 * site caused are never compressed: their lengths would help to guess their content.
 */
export async function compressAnswer(
  text: string,
  headers: Headers,
): Promise<{ body: string | Buffer; headers: Record<string, string> }> {
  const fromElsewhere = /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site'] ?? ''))
  if (
    text.length < worthIt ||
    fromElsewhere ||
    !acceptsEncoding('gzip', String(headers['accept-encoding'] ?? ''))
  )
    return { body: text, headers: {} }
  const body = text.length > long ? await pack(text, options) : gzipSync(text, options)
  return { body, headers: { 'content-encoding': 'gzip' } }
}
