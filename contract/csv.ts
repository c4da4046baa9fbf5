/** Rows of a CSV (RFC 4180) with the line on which each begins; whichever separator its first line has. */
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

/** The cells of one row, parted by commas. */
export function cellsOf(row: string): string[] {
  const cells: string[] = []
  for (let at = 0; ; at++) {
    const [cell, end] = row[at] === '"' ? quoted(row, at, ',') : plain(row, at, ',')
    cells.push(cell)
    if (row[end] !== ',') return cells
    at = end
  }
}

/** A comma, unless there are more semicolons or tabs in the first line, quoted names aside. */
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

/** A cell that a spreadsheet takes for a text, whatever it begins with. */
export function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Some spreadsheets read full-width signs and a minus as the plain ones, and skip what cannot be seen before them. */
const isFormula = (text: string) =>
  /^\s*[\t\r]/.test(text) || /^[\s\p{Cc}\p{Cf}]*[=+\-@|\u2212]/u.test(text.normalize('NFKC'))

/** What `cellOf` has put before a text that would have been a formula. */
export const textIn = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

/** A whole file, with the mark by which spreadsheets know that Arabic is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
