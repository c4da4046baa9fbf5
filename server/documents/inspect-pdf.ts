import { isObjectStream, openUnpacker, startOfStream } from './pdf-streams.ts'
import { type Dictionary, decodeName, isName, readValue, skipBlanks, UnparsablePdf } from './pdf-values.ts'

/**
 * Whether a PDF is complete and contains nothing active: no script, no embedded file, nothing that starts a program
 * or sends anything, no password, no decompression bomb. It does not trust the cross-reference table: everything that
 * any reader could take for an object is inspected. When in doubt it returns false.
 */
export function isHarmlessPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  try {
    return isWhole(text) && holdsNothingThatActs(bytes, text)
  } catch (fault) {
    if (fault instanceof UnparsablePdf) return false
    throw fault
  }
}

/** Complete from the header to the end marker, with the cross-reference table at the offset that the end states. */
function isWhole(text: string): boolean {
  if (!/^%PDF-(1\.[0-7]|2\.0)[\t\r\n %]/.test(text.slice(0, 16))) return false
  const end = text.slice(-4_096).replace(/[\0\t\n\f\r ]+$/, '')
  const place = /startxref[\t\n\f\r ]{1,8}(\d{1,10})[\t\n\f\r ]{1,8}%%EOF$/.exec(end)
  if (!place) return false
  const at = skipBlanks(text, Number(place[1]))
  return /^(xref[\t\n\f\r ]|\d{1,10}[\t\n\f\r ]{1,8}\d{1,5}[\t\n\f\r ]{1,8}obj)/.test(text.slice(at, at + 40))
}

function holdsNothingThatActs(bytes: Buffer, text: string): boolean {
  const unpack = openUnpacker()
  // Objects within strings within objects are parsed repeatedly; no benign file is written like that.
  let patience = 4 * text.length + 1_000_000
  let hasRoot = false
  for (const { index, 0: word } of text.matchAll(/(?<!end)obj|trailer/g)) {
    const at = skipBlanks(text, index + word.length)
    if (!/[<[/]/.test(text[at] ?? '')) continue
    const { value, end } = readValue(text, at)
    patience -= end - at
    if (patience < 0 || namesSomethingThatActs(text.slice(at, end))) return false
    if (!(value instanceof Map)) continue
    hasRoot ||= value.has('Root')
    if (isFloodOfPixels(value)) return false
    const start = startOfStream(text, end)
    if (start === null) continue
    const content = unpack(value, bytes, start)
    if (content === 'refused') return false
    if (isObjectStream(value) && (content === null || namesSomethingThatActs(content.toString('latin1'))))
      return false
  }
  return hasRoot
}

const acting = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'AA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Thread',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'AF',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'Movie',
  'Sound',
  '3D',
  'XFA',
  'Encrypt',
  'Crypt',
])

/** Searches everywhere, even in strings: readers disagree on where a string ends. */
function namesSomethingThatActs(text: string): boolean {
  for (const { 0: name, 1: written = '', index } of text.matchAll(/\/([^\0\t\n\f\r ()<>[\]{}/%]{1,100})/g)) {
    // Some readers end a name at its first NUL.
    const [said = ''] = decodeName(written).split('\0')
    if (acting.has(said) || (leading.has(said) && !isHttps(text, index + name.length))) return true
  }
  return false
}

/** The key for the address that an action opens, and the one for the base of all such addresses. */
const leading = new Set(['URI', 'Base'])

/**
 * Whether the value here is an https address, spelled so that there is only one way to read it, or no address at all:
 * as the type of an action, `/URI` is followed by the next key or by nothing.
 */
function isHttps(text: string, from: number): boolean {
  const at = skipBlanks(text, from)
  return /^($|\/|\]|<<|>>|\(https:\/\/|<68747470733a2f2f)/i.test(text.slice(at, at + 20))
}

const mostPixels = 120_000_000

function isFloodOfPixels(dictionary: Dictionary): boolean {
  const kind = dictionary.get('Subtype')
  if (!isName(kind) || kind.name !== 'Image') return false
  const [width, height] = [dictionary.get('Width'), dictionary.get('Height')]
  return typeof width !== 'number' || typeof height !== 'number' || width * height > mostPixels
}
