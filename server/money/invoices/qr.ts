type QrFacts = {
  seller: string
  vatNumber: string
  issuedAt: Date
  total: number
  vat: number
  /** Of the second phase: hash of the invoice, signature, public key, and the tax office’s stamp on that. */
  stamp?: { hash: string; signature: string; publicKey: Buffer; certificate?: Buffer }
}

/** Each a tag, how many bytes it is, and those bytes: one after the other, in base64. */
export function qrOf({ seller, vatNumber, issuedAt, total, vat, stamp }: QrFacts): string {
  const values: (string | Buffer)[] = [
    seller,
    vatNumber,
    // Whole seconds, of the world’s clock: what is told as `Z` is not Riyadh’s time.
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
  if (bytes.length > mostBytes) throw new Error('too long for a field of the QR code')
  return [Buffer.from([tag, bytes.length]), bytes]
}

/** A length has one byte. */
const mostBytes = 255

/** As many whole letters as have room. */
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
