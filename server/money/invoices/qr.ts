type QrFacts = {
  seller: string
  vatNumber: string
  issuedAt: Date
  total: number
  vat: number
  /** For phase two: hash of the invoice, signature, public key, and the tax office’s stamp on that key. */
  stamp?: { hash: string; signature: string; publicKey: Buffer; certificate?: Buffer }
}

/** The fields in sequence, in base64: each a tag, its length in bytes, and those bytes. */
export function qrOf({ seller, vatNumber, issuedAt, total, vat, stamp }: QrFacts): string {
  const values: (string | Buffer)[] = [
    seller,
    vatNumber,
    // Whole seconds in UTC, since a time that ends in `Z` is not in Riyadh’s.
    issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    riyals(total),
    riyals(vat),
    ...(stamp ? [stamp.hash, stamp.signature, stamp.publicKey] : []),
    ...(stamp?.certificate ? [stamp.certificate] : []),
  ]
  return Buffer.concat(values.flatMap((value, at) => fieldOf(at + 1, value))).toString('base64')
}

function fieldOf(tag: number, value: string | Buffer): Buffer[] {
  const bytes = typeof value === 'string' ? Buffer.from(wholeLetters(value), 'utf8') : value
  if (bytes.length > mostBytes) throw new Error('the value is too long for a field of the QR code')
  return [Buffer.from([tag, bytes.length]), bytes]
}

/** The length has one byte. */
const mostBytes = 255

/** As many whole characters as fit. */
function wholeLetters(text: string): string {
  let some = ''
  let length = 0
  for (const letter of text) {
    length += Buffer.byteLength(letter)
    if (length > mostBytes) break
    some += letter
  }
  return some
}

export const riyals = (halalas: number): string => (halalas / 100).toFixed(2)
