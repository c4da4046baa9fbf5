import type { Upload } from '#test/request-for.ts'

/**
 * Two pages: one with text, and one as fax machines and old scanners write it, black in the second quarter of its
 * width.
 */
export const faxedPages: Upload = { type: 'application/pdf', bytes: new Uint8Array(pages()) }

function pages(): Buffer {
  const font = '/Font << /F1 5 0 R >>'
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << ${font} >> >>`,
    stream('', '0.09 0.42 0.29 rg 0 200 400 200 re f BT /F1 20 Tf 0 g 40 100 Td (License 12-A-3456) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 7 0 R /Resources << /XObject << /I 8 0 R >> >> >>',
    stream('', 'q 400 0 0 400 0 0 cm /I Do Q'),
    stream(
      '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 >> ',
      faxed(64),
    ),
  ])
}

function stream(dictionary: string, content: string): string {
  return `<< ${dictionary}/Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** Group 4: sixteen white pixels, sixteen black, the rest white; every further line repeats the first. */
function faxed(rows: number): string {
  const first = '001' + '101010' + '0000010111' + '1'
  const end = '000000000001'.repeat(2)
  const bits = first + '111'.repeat(rows - 1) + end
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)))
}

function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}
