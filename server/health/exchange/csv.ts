/** Rows of a CSV (RFC 4180) with the line on which each begins; commas or semicolons, as the first line has them. */
export function* rowsOf(text: string): Generator<{ line: number; cells: string[] }> {
  const source = text.replace(/^\ufeff/, '')
  const heading = source.slice(0, (source.indexOf('\n') + 1 || source.length + 1) - 1)
  const separator = !heading.includes(',') && heading.includes(';') ? ';' : ','
  let [at, line] = [0, 1]
  while (at < source.length) {
    const row = { line, cells: [] as string[] }
    for (;;) {
      const [cell, end] = source[at] === '"' ? quoted(source, at) : plain(source, at, separator)
      for (let seen = at; seen < end; seen++) if (source[seen] === '\n') line++
      row.cells.push(cell)
      at = end
      if (source[at] !== separator) break
      at++
    }
    if (source[at] === '\r') at++
    if (source[at] === '\n') at++
    line++
    if (row.cells.some((cell) => cell !== '')) yield row
  }
}

function plain(source: string, from: number, separator: string): [string, number] {
  let end = from
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r')
    end++
  return [source.slice(from, end).trim(), end]
}

function quoted(source: string, from: number): [string, number] {
  let [cell, at] = ['', from + 1]
  for (;;) {
    const close = source.indexOf('"', at)
    if (close < 0) return [cell + source.slice(at), source.length]
    cell += source.slice(at, close)
    if (source[close + 1] !== '"') return afterQuote(source, cell, close + 1)
    cell += '"'
    at = close + 2
  }
}

/** What stands between a closing quote and the next separator belongs to nothing. */
function afterQuote(source: string, cell: string, from: number): [string, number] {
  let end = from
  while (end < source.length && !',;\r\n'.includes(source[end] as string)) end++
  return [cell, end]
}

/** A cell that a spreadsheet takes for a text, whatever it begins with. */
export function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const isFormula = (text: string) => /^\s*[=+\-@\t\r|]/.test(text)

/** What `cellOf` has put before a text that would have been a formula. */
export const textIn = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
