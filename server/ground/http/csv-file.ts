import { Readable } from 'node:stream'
import { csvOf } from '#contract/csv.ts'
import type { FoundFile } from './bind-file.ts'

type Cells = readonly (string | number | null)[]

/** So many rows lie in memory at once, however many there are. */
export const rowsAtOnce = 500

type Csv<Row, Place> = {
  name: string
  head: readonly string[]
  /** At most `rowsAtOnce` rows after that place, and the place of the last where there are more. */
  read: (after: Place | null) => Promise<{ rows: readonly Row[]; after: Place | null }>
  cellsOf: (row: Row) => Cells
}

/** A table that begins to arrive when its first rows are there. */
export const csvFile = <Row, Place>({ name, ...csv }: Csv<Row, Place>): FoundFile => ({
  bytes: Readable.from(linesOf(csv)),
  type: 'text/csv; charset=utf-8',
  name,
})

async function* linesOf<Row, Place>({ head, read, cellsOf }: Omit<Csv<Row, Place>, 'name'>) {
  yield csvOf([head])
  for (let place: Place | null = null; ; ) {
    const { rows, after }: { rows: readonly Row[]; after: Place | null } = await read(place)
    // The mark at its beginning belongs to a file, not to each of its parts.
    if (rows.length > 0) yield csvOf(rows.map(cellsOf)).slice(1)
    if (after === null) return
    place = after
  }
}
