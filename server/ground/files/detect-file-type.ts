/** The type of a file by its first bytes, regardless of its name or of the type that its sender claims. */
export function detectFileType(bytes: Buffer): string | null {
  const found = Object.entries(firstBytes).find(([, signs]) => signs.every((sign) => sign.isAt(bytes)))
  return found?.[0] ?? null
}

const at = (place: number, sign: Buffer) => ({
  isAt: (bytes: Buffer) => bytes.subarray(place, place + sign.length).equals(sign),
})

const firstBytes = {
  'application/pdf': [at(0, Buffer.from('%PDF-'))],
  'image/jpeg': [at(0, Buffer.from([0xff, 0xd8, 0xff]))],
  'image/png': [at(0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  'image/webp': [at(0, Buffer.from('RIFF')), at(8, Buffer.from('WEBP'))],
}

/** Whether another program could read the file as something else: a PDF, an HTML page or an archive. */
export const isPolyglot = (bytes: Buffer): boolean =>
  bytes.includes('%PDF-', 1) || isArchive(bytes) || page.test(bytes.toString('latin1'))

const page = /<(!doctype\s+html|html|script|iframe|svg|\?php)[\s>/]/i

/** A ZIP may begin anywhere; its directory is at the end, and readers look for it in the last 65,600 bytes. */
function isArchive(bytes: Buffer): boolean {
  if (bytes.includes(listOfZip, Math.max(0, bytes.length - 65_600))) return true
  for (let at = bytes.indexOf(partOfZip); at >= 0; at = bytes.indexOf(partOfZip, at + 1)) {
    const [version, zero, method] = [
      bytes[at + 4] ?? 255,
      bytes[at + 5],
      bytes.readUInt16LE(Math.min(at + 8, bytes.length - 2)),
    ]
    if (version <= 63 && zero === 0 && (method === 0 || method === 8)) return true
  }
  return false
}

const listOfZip = Buffer.from('PK\x05\x06')
const partOfZip = Buffer.from('PK\x03\x04')
