/** Rows of a CSV (RFC 4180), each with its starting line; the separator is detected from the first line. */
export function* rowsOf(text: string): Generator<{ line: number; cells: string[] }> {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  let [at, line] = [0, 1]
  while (at < source.length) {
    const row = { line, cells: [] as string[] }
    for (;;) {
      const [cell, end] = source[at] === '"' ? quoted(source, at, separator) : plain(source, at, separator)
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

/** The cells of one comma-separated row. */
export function cellsOf(row: string): string[] {
  const cells: string[] = []
  for (let at = 0; ; at++) {
    const [cell, end] = row[at] === '"' ? quoted(row, at, ',') : plain(row, at, ',')
    cells.push(cell)
    if (row[end] !== ',') return cells
    at = end
  }
}

/** A comma, unless the first line has more semicolons or tabs outside quoted names. */
export function separatorOf(text: string): ',' | ';' | '\t' {
  const heading = (/^\ufeff?[^\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => heading.split(sign).length
  return count(';') > count(',') ? ';' : count('\t') > count(',') ? '\t' : ','
}

function plain(source: string, from: number, separator: string): [string, number] {
  let end = from
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r')
    end++
  return [source.slice(from, end).trim(), end]
}

function quoted(source: string, from: number, separator: string): [string, number] {
  let [cell, at] = ['', from + 1]
  for (;;) {
    const close = source.indexOf('"', at)
    if (close < 0) return [cell + source.slice(at), source.length]
    cell += source.slice(at, close)
    if (source[close + 1] !== '"') return [cell, plain(source, close + 1, separator)[1]]
    cell += '"'
    at = close + 2
  }
}

/** A cell that spreadsheets always read as text, whatever its first character is. */
export function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Some spreadsheets read full-width signs and U+2212 as ASCII ones, and skip invisible characters before them. */
const isFormula = (text: string) =>
  /^\s*[\t\r]/.test(text) || /^[\s\p{Cc}\p{Cf}]*[=+\-@|\u2212]/u.test(text.normalize('NFKC'))

/** Undoes the apostrophe that `cellOf` puts before text that would be a formula. */
export const textIn = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

/** A whole file, with the byte order mark that tells spreadsheets the Arabic is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
