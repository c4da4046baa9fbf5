/** The fault of a file chosen as CSV, before it is read. */
export function csvFileFault({ name, size }: File, most: number): 'type' | 'empty' | 'size' | null {
  if (!/\.csv$/i.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > most ? 'size' : null
}

/**
 * Decodes UTF-8 and UTF-16; anything else is taken for Windows-1256, in which spreadsheets here save Arabic by default.
 */
export function csvTextIn(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
