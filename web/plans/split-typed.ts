/** Splits `150 kabsa` and `٢ رغيف` into amount and name. */
export function splitTyped(text: string): { name: string; count: number | null } {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/(\d)[٫,](\d)/g, '$1.$2')
    .trim()
  const [, number, name] = /^(\d{1,4}(?:\.\d{1,2})?)\s*(?:g|غ|جم)?\s+(.+)$/i.exec(western) ?? []
  const count = number === undefined ? 0 : Number(number)
  return name && count > 0 ? { name: name.trim(), count } : { name: western, count: null }
}

/** Parses an amount; null if it is not one. */
export function readCount(text: string): number | null {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[٫,]/g, '.')
    .trim()
  const halves: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
  const count = halves[western] ?? (/^\d{1,5}(\.\d{0,2})?$/.test(western) ? Number(western) : Number.NaN)
  return count > 0 && count <= 10_000 ? count : null
}
