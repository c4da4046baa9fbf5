/** Our own mark in the format of a UUID (RFC 9562, version 8). */
export function idOfMark(mark: string): string {
  const hex = Buffer.from(mark, 'base64url').subarray(0, 16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
