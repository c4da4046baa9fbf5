/** Parses a number typed on either keyboard: `72.4`, `72,4`, `٧٢٫٤`. Null if it is not a number. */
export function readFigure(text: string): number | null {
  const western = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[٫,]/g, '.')
  return /^\d{1,6}(\.\d{1,4})?$/.test(western) ? Number(western) : null
}
