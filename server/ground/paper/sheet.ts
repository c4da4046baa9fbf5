import PDFDocument from 'pdfkit'
import type { Language } from '#contract/language.ts'
import { fontFile } from './font-file.ts'
import { glyphReplacer, missingGlyph } from './replace-missing-glyphs.ts'
import { visualRuns } from './visual-runs.ts'

/** Brand colours for print. */
export const printColors = {
  text: '#16211c',
  title: '#422114',
  soft: '#5a493e',
  line: '#ddd3c2',
  leaf: '#105f3d',
  range: '#dcefe2',
  second: '#8a5a00',
} as const

declare global {
  namespace PDFKit.Mixins {
    /** Its types do not list all that PDFKit writes. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}

type OpenFont = { font: { hasGlyphForCodePoint(code: number): boolean } }

type Style = {
  size: number
  color?: string
  isBold?: boolean
  tag?: 'H1' | 'H2' | 'H3' | 'P'
  /** Screen readers skip what a further page repeats, such as the heads of columns. */
  isRepeated?: boolean
}
type Place = { x: number; y: number; width: number; align?: 'start' | 'end'; lines?: number }

export type Sheet = ReturnType<typeof openSheet>

const a4 = { width: 595.28, height: 841.89 }
export const a4Landscape = { width: a4.height, height: a4.width }
export const margin = 40
export const innerWidth = a4.width - 2 * margin

/** Text wrapped in Unicode isolates, which keeps its own direction inside any line. */
const isolate = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g

/** An A4 document whose x positions are measured from the side where reading begins. */
export function openSheet(language: Language, title: string, page = a4) {
  const isBackward = language === 'ar'
  const direction = isBackward ? 'rtl' : 'ltr'
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: '', Producer: '' },
  })
  pdf.registerFont('regular', fontFile()).registerFont('semibold', fontFile('semibold'))
  const { font } = (pdf.font('regular') as unknown as { _font: OpenFont })._font
  let type = { size: 10, isBold: false }
  const setType = (size: number, isBold: boolean) => {
    type = { size, isBold }
    pdf.font(isBold ? 'semibold' : 'regular').fontSize(size)
  }
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  let section = root

  const writable = glyphReplacer((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  const left = (x: number, width: number) => (isBackward ? page.width - x - width : x)
  const widthOf = (text: string) => pdf.widthOfString(text, { features: ['kern'] })
  const boxWidth = () => widthOf('0')
  /** Text without a letter of the page's language is set in its own direction. Isolated parts do not count. */
  const directionOf = (whole: string) => {
    let around = whole
    for (let before = ''; before !== around; ) {
      before = around
      around = around.replace(isolate, '')
    }
    const text = /\p{L}/u.test(around) ? around : whole
    return isBackward
      ? /\p{Script=Arabic}/u.test(text) || !/\p{L}/u.test(text)
        ? 'rtl'
        : 'ltr'
      : /\p{Script=Arabic}/u.test(text) && !/\p{Script=Latin}/u.test(text)
        ? 'rtl'
        : 'ltr'
  }
  const setLine = (text: string, way: 'ltr' | 'rtl' = direction) =>
    visualRuns(text, way, (letter) => letter === missingGlyph).map((piece) => ({
      ...piece,
      width: piece.isDrawn ? boxWidth() * piece.text.length : widthOf(piece.text),
    }))
  /** By text and weight, at one point: a table is measured in several sizes, and its texts repeat. */
  const unitLengths = new Map<string, number>()
  const lengthOf = (text: string) => {
    const key = `${type.isBold} ${text}`
    const known = unitLengths.get(key)
    if (known !== undefined) return known * type.size
    const length = setLine(text).reduce((sum, { width }) => sum + width, 0)
    unitLengths.set(key, length / type.size)
    return length
  }

  /** As much of a word as fits, if the whole word does not. */
  function partOf(word: string, width: number): string {
    let [some, most] = [1, word.length]
    while (most - some > 1) {
      const half = (some + most) >> 1
      if (lengthOf(word.slice(0, half)) > width) most = half
      else some = half
    }
    return word.slice(0, some)
  }

  type Line = { text: string; way: 'ltr' | 'rtl' }

  /** Wraps each paragraph in its own direction; with more than `most` lines, the last one shown ends in an ellipsis. */
  function linesOf(text: string, width: number, most = Number.POSITIVE_INFINITY): Line[] {
    const lines = text.split(/\s*\n\s*/).flatMap((paragraph) => {
      const way = directionOf(paragraph)
      return wrap(paragraph, width).map((line): Line => ({ text: line, way }))
    })
    const last = lines[most - 1]
    if (lines.length <= most || !last) return lines
    let cut = `${last.text}…`
    while (cut.length > 1 && lengthOf(cut) > width) cut = `${cut.slice(0, -2)}…`
    return [...lines.slice(0, most - 1), { ...last, text: cut }]
  }

  /** Puts as many words on each line as fit. */
  function wrap(paragraph: string, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of writable(paragraph).split(/(?<=[ ])/)) {
      const longer = line + word
      if (lengthOf(longer.trimEnd()) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line.trimEnd())
      line = word
      while (lengthOf(line.trimEnd()) > width) {
        const part = partOf(line, width)
        lines.push(part)
        line = line.slice(part.length)
      }
    }
    return [...lines, line.trimEnd()]
  }

  /** Returns the height of the text. */
  function write(
    text: string,
    place: Place,
    { size, color = printColors.text, isBold = false, tag = 'P', isRepeated = false }: Style,
  ): number {
    const { x, y, width, align = 'start', lines: most } = place
    if (text === '') return 0
    setType(size, isBold)
    const lines = linesOf(text, width, most)
    const leading = size * 1.42
    if (isRepeated) pdf.markContent('Artifact', { type: 'Pagination' })
    const content = isRepeated ? null : pdf.markStructureContent(tag)
    for (const [at, line] of lines.entries()) {
      const pieces = setLine(line.text, line.way)
      const length = pieces.reduce((sum, piece) => sum + piece.width, 0)
      const isAtLeft = (align === 'start') !== isBackward
      let from = left(x, width) + (isAtLeft ? 0 : width - length)
      for (const { text, isDrawn, width } of pieces) {
        pdf.fillColor(color)
        if (isDrawn) pdf.strokeColor(color).lineWidth(size * 0.07)
        if (isDrawn)
          for (const place of text.split('').keys()) {
            const each = width / text.length
            pdf
              .rect(from + (place + 0.12) * each, y + at * leading + size * 0.4, each * 0.76, size * 0.7)
              .stroke()
          }
        else
          pdf.text(text, from, y + at * leading + size * 0.1, {
            lineBreak: false,
            features: ['kern'],
          })
        from += width
      }
    }
    pdf.endMarkedContent()
    if (content) section.add(pdf.struct(tag, { actual: plain(text), lang: language }, [content]))
    return lines.length * leading
  }

  /** Everything that `draw` writes becomes the content of one table, row or cell. */
  function nest<T>(tag: 'Table' | 'TR' | 'TH' | 'TD', draw: () => T, scope?: 'Column' | 'Row'): T {
    const outer = section
    section = pdf.struct(tag, scope && { scope })
    outer.add(section)
    const result = draw()
    section = outer
    return result
  }

  /** Draws something that screen readers skip. */
  function decorate(draw: (left: (x: number, width: number) => number) => void): void {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw(left)
    pdf.endMarkedContent()
  }

  /** A picture with its alternative text. */
  function figure(alt: string, draw: (left: (x: number, width: number) => number) => void): void {
    const content = pdf.markStructureContent('Figure')
    draw(left)
    pdf.endMarkedContent()
    section.add(pdf.struct('Figure', { alt: plain(alt) }, [content]))
  }

  return {
    pdf,
    page,
    innerWidth: page.width - 2 * margin,
    write,
    nest,
    decorate,
    figure,
    heightOf: (text: string, width: number, size: number, isBold = false) => {
      setType(size, isBold)
      return linesOf(text, width).length * size * 1.42
    },
    /** The text in parts of at most so many lines, so that a long one can go on in the next column. */
    partsOf(text: string, width: number, { size, most }: { size: number; most: number }): string[] {
      setType(size, false)
      return text.split(/\s*\n\s*/).flatMap((paragraph) => {
        const lines = wrap(paragraph, width)
        if (lines.length <= most) return paragraph === '' ? [] : [paragraph]
        return Array.from({ length: Math.ceil(lines.length / most) }, (_, at) =>
          lines.slice(at * most, (at + 1) * most).join(' '),
        )
      })
    },
    /** Starts a new section of the document's structure. */
    begin() {
      section = pdf.struct('Sect')
      root.add(section)
    },
    async finish(): Promise<Uint8Array> {
      const chunks: Uint8Array[] = []
      pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      const ended = new Promise((resolve) => pdf.once('end', resolve))
      root.end()
      pdf.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
