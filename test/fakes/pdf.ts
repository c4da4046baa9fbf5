import { deflateSync } from 'node:zlib'

/**
 * A PDF object in its written form, or a stream with its dictionary's entries, including a length that may be wrong.
 */
export type Piece = string | { says: string; data: Buffer; length?: number }

type Writing = { version?: string; trailer?: string; before?: string; after?: string; line?: string }

export const compressed = (data: string | Buffer, says = ''): Piece => ({
  says: `/Filter /FlateDecode ${says}`,
  data: deflateSync(data),
})

const drawing = 'BT /F1 24 Tf 72 720 Td (Saudi Commission for Health Specialties) Tj ET'

/** One page; additional objects begin with number 6. */
export const onePage = (catalog = '', ...more: Piece[]): Piece[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  compressed(drawing),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ...more,
]

/** A PDF whose cross-reference table is plain text, as in all files until 2003. */
export function writePdf(pieces: readonly Piece[], writing: Writing = {}): Buffer {
  const { version = '1.4', trailer = '', before = '', after = '\n', line = '\n' } = writing
  const file = open(`${before}%PDF-${version}${line}%âãÏÓ${line}`)
  const places = pieces.map((piece, at) =>
    file.put(`${at + 1} 0 obj${line}`, ...written(piece, line), `${line}endobj${line}`),
  )
  const table = places
    .map((place) => `${String(place).padStart(10, '0')} 00000 n${line.padStart(2)}`)
    .join('')
  const size = pieces.length + 1
  const start = file.put(
    `xref${line}0 ${size}${line}0000000000 65535 f${line.padStart(2)}${table}`,
    `trailer${line}<< /Size ${size} /Root 1 0 R ${trailer} >>${line}`,
  )
  file.put(`startxref${line}${start}${line}%%EOF${after}`)
  return file.whole()
}

/** Appends an incremental update, as programs do that change only a few objects. */
export function addToPdf(pdf: Buffer, number: number, piece: Piece): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1] ?? '0'
  const file = open(pdf)
  const place = file.put(`${number} 0 obj\n`, ...written(piece), '\nendobj\n')
  const start = file.put(
    `xref\n${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
    `trailer\n<< /Size ${number + 1} /Root 1 0 R /Prev ${previous} >>\n`,
  )
  file.put(`startxref\n${start}\n%%EOF\n`)
  return file.whole()
}

type Packing = { objects?: (text: string, first: number) => Piece; trailer?: string }

/** A PDF with object streams and a cross-reference stream, as programs write today. */
export function writeCompressedPdf(
  objects: readonly string[],
  { objects: pack, trailer = '' }: Packing = {},
): Buffer {
  const file = open('%PDF-1.7\n%âãÏÓ\n')
  const [content, holder, contents] = [objects.length + 1, objects.length + 2, objects.length + 3]
  const places = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at > 0 ? 1 : 0))
  const index = `${places.map((place, at) => `${at + 1} ${place}`).join(' ')} `
  const text = index + objects.join(' ')
  const says = `/Type /ObjStm /N ${objects.length} /First ${index.length}`
  const stream = pack?.(text, index.length) ?? compressed(text, says)
  const ofContent = file.put(`${content} 0 obj\n`, ...written(compressed(drawing)), '\nendobj\n')
  const ofHolder = file.put(`${holder} 0 obj\n`, ...written(stream), '\nendobj\n')
  const rows = [
    [0, 0, 65_535],
    ...objects.map((_, at) => [2, holder, at]),
    [1, ofContent, 0],
    [1, ofHolder, 0],
    [1, file.length(), 0],
  ].map(([kind = 0, place = 0, at = 0]) => [
    kind,
    (place >> 16) & 255,
    (place >> 8) & 255,
    place & 255,
    at >> 8,
    at & 255,
  ])
  // Each row is encoded as its difference from the row above it.
  const told = rows.map((row, at) => [
    2,
    ...row.map((byte, column) => (byte - (rows[at - 1]?.[column] ?? 0)) & 255),
  ])
  const table = compressed(
    Buffer.from(told.flat()),
    `/Type /XRef /Size ${contents + 1} /W [1 3 2] /Root 1 0 R ${trailer} /DecodeParms << /Predictor 12 /Columns 6 >>`,
  )
  const start = file.put(`${contents} 0 obj\n`, ...written(table), '\nendobj\n')
  file.put(`startxref\n${start}\n%%EOF\n`)
  return file.whole()
}

/** The objects of one page for a compressed file; the drawing is numbered after the last of them. */
export const compressedPage = (catalog = '', ...more: string[]): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + more.length} 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ...more,
]

function open(beginning: string | Buffer) {
  const parts: Buffer[] = []
  let length = 0
  const file = {
    /** Returns the offset at which the pieces begin. */
    put(...pieces: (string | Buffer)[]): number {
      const place = length
      for (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
        parts.push(bytes)
        length += bytes.length
      }
      return place
    },
    length: () => length,
    whole: () => Buffer.concat(parts),
  }
  file.put(beginning)
  return file
}

function written(piece: Piece, line = '\n'): (string | Buffer)[] {
  if (typeof piece === 'string') return [piece]
  const { says, data, length = data.length } = piece
  // No reader can misinterpret this line break before a stream's data.
  return [`<< ${says} /Length ${length} >>${line}stream\r\n`, data, `${line}endstream`]
}
