import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Looked for when it is needed, so that a start can say in a sentence that it is not there. */
const home = () =>
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/readex-pro/package.json'))

/** In the order in which they are asked for a letter. */
export const faces = ['arabic', 'latin', 'latin-ext'] as const
export type Face = (typeof faces)[number]

export const fileOf = (face: Face): string => join(home(), 'files', `readex-pro-${face}-wght-normal.woff2`)

type Glyph = { path: Path; advanceWidth: number }
type Path = { commands: { command: string; args: number[] }[]; bbox: Box }
type Box = { minX: number; minY: number; maxX: number; maxY: number }

/** What pdfkit has open of a font, as far as it is of use here. */
export type OpenFont = {
  ascender: number
  font: {
    hasGlyphForCodePoint(code: number): boolean
    getGlyph(id: number, letters?: number[]): Glyph
    _glyphs: object
  }
  subset: {
    font: object
    glyf: Uint8Array[]
    loca: { offsets: number[] }
    hmtx: { metrics: { advance: number; bearing: number }[] }
    offset: number
    _addGlyph(id: number): number
  }
}

/**
 * fontkit reads WOFF2 and cannot put it into a PDF: it looks for outlines where a WOFF2 has none. So each glyph that is
 * used is written anew from its outline.
 */
export function letEmbed({ font, subset }: OpenFont): void {
  keepLetters(font)
  subset.font = Object.create(font, { loca: { value: { version: 1 } } })
  subset._addGlyph = function (id) {
    const { path, advanceWidth } = font.getGlyph(id)
    const bytes = outlineOf(path)
    this.glyf.push(bytes)
    this.loca.offsets.push(this.offset)
    this.hmtx.metrics.push({
      advance: advanceWidth,
      bearing: bytes.length > 0 ? Math.round(path.bbox.minX) : 0,
    })
    this.offset += bytes.length
    return this.glyf.length - 1
  }
}

/**
 * A glyph that is made of others asks for them by their numbers. fontkit keeps the first of a number that it meets, so a letter
 * that was such a part before would be none: it would not join, and nobody could read it back. Parts are kept apart.
 */
function keepLetters(font: OpenFont['font']): void {
  const { getGlyph } = font
  const parts = {}
  font.getGlyph = function (id, letters) {
    if (letters?.length) return getGlyph.call(this, id, letters)
    const known = this._glyphs
    this._glyphs = parts
    const part = getGlyph.call(this, id)
    this._glyphs = known
    return part
  }
}

/** A simple glyph as TrueType has it, every point with two bytes for each of its differences. */
function outlineOf({ commands, bbox }: Path): Buffer {
  const points: { x: number; y: number; isOn: boolean }[] = []
  const ends: number[] = []
  for (const { command, args } of commands) {
    if (command === 'closePath') ends.push(points.length - 1)
    for (let at = 0; at + 1 < args.length; at += 2)
      points.push({
        x: Math.round(args[at] ?? 0),
        y: Math.round(args[at + 1] ?? 0),
        isOn: command !== 'quadraticCurveTo' || at === 2,
      })
  }
  if (points.length === 0) return Buffer.alloc(0)
  const size = 12 + ends.length * 2 + points.length * 5
  const bytes = Buffer.alloc(size + ((4 - (size % 4)) % 4))
  let at = 0
  const put = (value: number) => {
    at = bytes.writeInt16BE(Math.round(value), at)
  }
  for (const value of [ends.length, bbox.minX, bbox.minY, bbox.maxX, bbox.maxY, ...ends, 0]) put(value)
  for (const { isOn } of points) at = bytes.writeUInt8(isOn ? 1 : 0, at)
  for (const axis of ['x', 'y'] as const)
    for (const [place, point] of points.entries()) put(point[axis] - (points[place - 1]?.[axis] ?? 0))
  return bytes
}
