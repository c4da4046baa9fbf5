import { inflateSync } from 'node:zlib'
import { type Dictionary, isName, skipBlanks, UnparsablePdf, type Value } from './pdf-values.ts'

/**
 * The offset of a stream's bytes, if a stream follows the dictionary that ends here. Readers start after the line
 * with `stream`.
 */
export function startOfStream(text: string, end: number): number | null {
  const at = skipBlanks(text, end)
  if (!text.startsWith('stream', at)) return null
  const line = /^stream[^\r\n]{0,100}(\r\n|\n|\r)/.exec(text.slice(at, at + 110))
  if (!line) throw new UnparsablePdf()
  return at + line[0].length
}

/** Without `First` no reader can find an object in the stream. */
export const isObjectStream = (dictionary: Dictionary): boolean => {
  const type = dictionary.get('Type')
  return dictionary.has('First') || (isName(type) && type.name === 'ObjStm')
}

/** A stream's decoded content; null if it is unreadable or a picture; `refused` if it must not be decoded. */
type Content = Buffer | null | 'refused'

const mostOfOne = 64 * 1024 * 1024
const mostOfAll = 200 * 1024 * 1024
const inText = new Set(['ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx'])
const compressions = new Set(['FlateDecode', 'Fl'])
const pictures = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'])

/** Decompresses the streams of one file, within limits for each and for all. */
export function openUnpacker(): (dictionary: Dictionary, bytes: Buffer, start: number) => Content {
  let left = mostOfAll

  function decompress(compressed: Buffer): Content {
    try {
      const content = inflateSync(compressed, { maxOutputLength: Math.min(mostOfOne, left) })
      left -= content.length
      return left > 0 ? content : 'refused'
    } catch (fault) {
      return (fault as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'refused' : null
    }
  }

  return (dictionary, bytes, start) => {
    const filters = filtersOf(dictionary)
    if (!filters) return 'refused'
    const [texts, isCompressed] = filters
    if (isObjectStream(dictionary)) {
      // Real programs use neither text filters nor decode parameters for object streams.
      if (texts.length > 0 || dictionary.has('DecodeParms') || dictionary.has('DP')) return 'refused'
      if (!isCompressed) return plain(dictionary, bytes, start)
    }
    return isCompressed ? decompress(texts.reduce(outOfText, bytes.subarray(start))) : null
  }
}

/**
 * The text filters, and whether the content beneath them is compressed. Null if the filter list is malformed or in an
 * order that no real program writes.
 */
function filtersOf(dictionary: Dictionary): [texts: string[], isCompressed: boolean] | null {
  if (dictionary.has('F') || dictionary.has('FFilter')) return null
  if (!dictionary.has('Filter')) return [[], false]
  const said = dictionary.get('Filter')
  const list: (Value | undefined)[] = Array.isArray(said) ? said : [said]
  if (!list.every(isName)) return null
  const filters = list.map(({ name }) => name)
  const first = filters.findIndex((each) => !inText.has(each))
  const [texts, rest] = first < 0 ? [filters, []] : [filters.slice(0, first), filters.slice(first)]
  const isCompressed = compressions.has(rest[0] ?? '')
  const pictured = isCompressed ? rest.slice(1) : rest
  const isSane = pictured.length <= 1 && pictured.every((each) => pictures.has(each))
  return isSane ? [texts, isCompressed] : null
}

/** Up to the later of the stream's two ends: the declared one and the actual one. */
function plain(dictionary: Dictionary, bytes: Buffer, start: number): Content {
  const length = dictionary.get('Length')
  const end = bytes.indexOf('endstream', start)
  if (typeof length !== 'number' || end < 0) return 'refused'
  return bytes.subarray(start, Math.max(start + length, end))
}

function outOfText(bytes: Buffer, filter: string): Buffer {
  const isHex = filter === 'ASCIIHexDecode' || filter === 'AHx'
  const close = bytes.indexOf(isHex ? '>' : '~>')
  const text = bytes.toString('latin1', 0, close < 0 ? bytes.length : close).replace(/[\0\t\n\f\r ]+/g, '')
  return isHex ? Buffer.from(text, 'hex') : outOf85(text)
}

function outOf85(text: string): Buffer {
  const bytes: number[] = []
  let group: number[] = []
  for (const sign of text) {
    if (sign === 'z' && group.length === 0) bytes.push(0, 0, 0, 0)
    else group.push(sign.charCodeAt(0) - 33)
    if (group.length < 5) continue
    bytes.push(...fourOf(group))
    group = []
  }
  if (group.length > 1)
    bytes.push(...fourOf([...group, 84, 84, 84, 84].slice(0, 5)).slice(0, group.length - 1))
  return Buffer.from(bytes)
}

function fourOf(group: readonly number[]): number[] {
  const figure = group.reduce((sum, digit) => sum * 85 + digit, 0)
  return [figure >>> 24, (figure >>> 16) & 255, (figure >>> 8) & 255, figure & 255]
}
