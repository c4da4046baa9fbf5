/** The PDF values that matter here: names, numbers, lists and dictionaries. Null replaces all others. */
export type Value = { name: string } | number | Value[] | Dictionary | null
export type Dictionary = Map<string, Value>

/** The file does not parse as a PDF; a more lenient reader might find something else in it. */
export class UnparsablePdf extends Error {
  override name = 'UnparsablePdf'
}

const blank = new Set(['\0', '\t', '\n', '\f', '\r', ' '])
const delimiters = new Set(['(', ')', '<', '>', '[', ']', '{', '}', '/', '%'])
const isRegular = (sign: string) => !blank.has(sign) && !delimiters.has(sign)

/** The position after blanks and comments. */
export function skipBlanks(text: string, from: number): number {
  let at = from
  for (; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === '%') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
    else if (!blank.has(sign)) break
  }
  return Math.min(at, text.length)
}

const deepest = 60
const reference = Symbol('reference')
type Read = { value: Value | typeof reference; end: number }

/** The dictionary, list or word that begins here, and the offset of its end. */
export function readValue(text: string, from: number, depth = 0): { value: Value; end: number } {
  const { value, end } = readAny(text, skipBlanks(text, from), depth)
  return { value: value === reference ? null : value, end }
}

function readAny(text: string, at: number, depth: number): Read {
  if (depth > deepest || at >= text.length) throw new UnparsablePdf()
  const sign = text[at] as string
  if (sign === '<') return text[at + 1] === '<' ? dictionary(text, at + 2, depth) : hexString(text, at)
  if (sign === '[') return list(text, at + 1, depth)
  if (sign === '(') return string(text, at)
  if (sign === '/') return name(text, at)
  if (delimiters.has(sign)) throw new UnparsablePdf()
  return word(text, at)
}

function list(text: string, from: number, depth: number): { value: Value[]; end: number } {
  const { items, end } = until(text, from, ']', depth)
  return { value: items, end }
}

/** A key given twice counts as unknown: one reader takes the first value, another the last. */
function dictionary(text: string, from: number, depth: number): { value: Dictionary; end: number } {
  const { items, end } = until(text, from, '>>', depth)
  const said: Dictionary = new Map()
  for (let at = 0; at < items.length; at += 2) {
    const key = items[at]
    if (!isName(key) || at + 1 >= items.length) throw new UnparsablePdf()
    said.set(key.name, said.has(key.name) ? null : (items[at + 1] ?? null))
  }
  return { value: said, end }
}

function until(
  text: string,
  from: number,
  close: ']' | '>>',
  depth: number,
): { items: Value[]; end: number } {
  const items: Value[] = []
  for (let at = skipBlanks(text, from); ; ) {
    if (text.startsWith(close, at)) return { items, end: at + close.length }
    const { value, end } = readAny(text, at, depth + 1)
    // A reference is written as two numbers and an R.
    if (value === reference) items.splice(-2, 2, null)
    else items.push(value)
    at = skipBlanks(text, end)
  }
}

function name(text: string, at: number): { value: { name: string }; end: number } {
  const end = endOfWord(text, at + 1)
  return { value: { name: decodeName(text.slice(at + 1, end)) }, end }
}

function word(text: string, at: number): Read {
  const end = endOfWord(text, at)
  const said = text.slice(at, end)
  if (said === 'R') return { value: reference, end }
  return { value: /^[+-]?(\d+\.?\d*|\.\d+)$/.test(said) ? Number(said) : null, end }
}

function endOfWord(text: string, from: number): number {
  let end = from
  while (end < text.length && isRegular(text[end] as string)) end++
  return end
}

function string(text: string, from: number): { value: null; end: number } {
  let open = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '(') open++
    else if (sign === ')' && --open === 0) return { value: null, end: at + 1 }
  }
  throw new UnparsablePdf()
}

function hexString(text: string, from: number): { value: null; end: number } {
  const close = text.indexOf('>', from)
  if (close < 0) throw new UnparsablePdf()
  return { value: null, end: close + 1 }
}

/** `/J#53` is the same name as `/JS`. */
export const decodeName = (written: string): string =>
  written.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

export const isName = (value: Value | undefined): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value
