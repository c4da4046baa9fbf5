/** Splits the single name of a form at its first space. */
export function splitName(name: string): { firstName: string; lastName?: string } {
  const at = name.indexOf(' ')
  return at < 0 ? { firstName: name } : { firstName: name.slice(0, at), lastName: name.slice(at + 1).trim() }
}
