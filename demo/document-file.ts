/** A PDF page laid out like a certificate, with these lines on it. */
export function demoDocument(lines: readonly string[]): Buffer {
  const heightOf = (at: number) => 700 - at * 28 - (at > 0 ? 24 : 0)
  const text = lines
    .map((line, at) => `BT /F1 ${at === 0 ? 20 : 12} Tf 72 ${heightOf(at)} Td (${escaped(line)}) Tj ET`)
    .join('\n')
  const bottom = heightOf(lines.length)
  const drawing = `0.09 0.42 0.29 RG 2 w 48 ${bottom} 499 ${760 - bottom} re S\n${text}`
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** The Helvetica built into PDF readers has Latin letters only. */
const escaped = (line: string) => line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`)

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
