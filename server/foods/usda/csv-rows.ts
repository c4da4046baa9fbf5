import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { cellsOf } from '#contract/csv.ts'

/** The rows of a file of any length, one at a time, keyed by column name. Throws if a needed column is missing. */
export async function* csvRows<Column extends string>(
  path: string,
  columns: readonly Column[],
): AsyncGenerator<Record<Column, string>> {
  const lines = createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let places: number[] | null = null
  let begun = ''
  for await (const line of lines) {
    const row = begun ? `${begun}\n${line}` : line
    // The line break is within quotes.
    if (row.includes('"') && (row.split('"').length - 1) % 2 === 1) {
      begun = row
      if (row.length > longestRow) throw new Error(`${path} has an unclosed quote.`)
      continue
    }
    begun = ''
    if (row === '') continue
    const cells = cellsOf(row)
    if (!places) {
      const heading = cells.map((cell) => cell.replace(/^\ufeff/, ''))
      places = columns.map((column) => heading.indexOf(column))
      const missing = columns.find((_, at) => places?.[at] === -1)
      if (missing) throw new Error(`${path} has no column ${missing}.`)
      continue
    }
    const named = places
    yield Object.fromEntries(columns.map((column, at) => [column, cells[named[at] ?? -1] ?? ''])) as Record<
      Column,
      string
    >
  }
}

const longestRow = 100_000
