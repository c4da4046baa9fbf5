/** What is wrong with a file that somebody chose as CSV, before anything of it is read. */
export function csvFileFault({ name, size }: File, most: number): 'type' | 'empty' | 'size' | null {
  if (!/\.csv$/i.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > most ? 'size' : null
}

/** In UTF-8 or UTF-16, or, where it is neither, as spreadsheets here write Arabic without being asked for UTF-8. */
export function csvTextIn(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}
