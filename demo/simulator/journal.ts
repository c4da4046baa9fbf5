import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Rows that survive the process: each change is on disk before it is reported. */
export function openJournal(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const { rows, whole, isTorn } = readRows(file)
  if (isTorn) truncateSync(file, Buffer.byteLength(whole))
  const handle = openSync(file, 'a', 0o600)
  return {
    get: <Row>(key: string) => rows.get(key) as Row | undefined,
    entries: <Row>(kind: string) => entriesOf<Row>(rows, kind),
    all: <Row>(kind: string): Row[] => entriesOf<Row>(rows, kind).map(([, row]) => row),
    put(key: string, row: unknown) {
      writeSync(handle, `${JSON.stringify([key, row])}\n`)
      fdatasyncSync(handle)
      rows.set(key, row)
    },
    close: () => closeSync(handle),
  }
}

/** All rows of a kind, read from disk while another process may be writing. */
export const readJournal = <Row>(file: string, kind: string): Row[] =>
  entriesOf<Row>(readRows(file).rows, kind).map(([, row]) => row)

function readRows(file: string) {
  const rows = new Map<string, unknown>()
  // A last line without a newline was cut off by a kill before it was reported.
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const whole = written.slice(0, written.lastIndexOf('\n') + 1)
  for (const line of whole.split('\n').filter(Boolean)) {
    const [key, row] = JSON.parse(line) as [string, unknown]
    rows.set(key, row)
  }
  return { rows, whole, isTorn: whole.length < written.length }
}

const entriesOf = <Row>(rows: ReadonlyMap<string, unknown>, kind: string) =>
  [...rows].filter(([key]) => key.startsWith(`${kind}:`)) as [key: string, row: Row][]

export type Journal = ReturnType<typeof openJournal>
