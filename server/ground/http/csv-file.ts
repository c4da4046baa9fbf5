import { Readable } from 'node:stream'
import { csvOf } from '#contract/csv.ts'
import type { FileAnswer } from './bind-file.ts'

type Cells = readonly (string | number | null)[]

/** How many rows are in memory at a time, however long the table is. */
export const rowsAtOnce = 500

type Csv<Row, Place> = {
  name: string
  head: readonly string[]
  /** Reads at most `rowsAtOnce` rows after that place; returns the place of the last one if there are more. */
  read: (after: Place | null) => Promise<{ rows: readonly Row[]; after: Place | null }>
  cellsOf: (row: Row) => Cells
}

/** A CSV file that is sent while its rows are read. */
export const csvFile = <Row, Place>({ name, ...csv }: Csv<Row, Place>): FileAnswer => ({
  bytes: Readable.from(linesOf(csv)),
  type: 'text/csv; charset=utf-8',
  name,
})

async function* linesOf<Row, Place>({ head, read, cellsOf }: Omit<Csv<Row, Place>, 'name'>) {
  yield csvOf([head])
  for (let place: Place | null = null; ; ) {
    const { rows, after }: { rows: readonly Row[]; after: Place | null } = await read(place)
    // The byte order mark belongs to the start of the file, not to each of its parts.
    if (rows.length > 0) yield csvOf(rows.map(cellsOf)).slice(1)
    if (after === null) return
    place = after
  }
}
