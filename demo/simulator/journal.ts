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
  const rows = new Map<string, unknown>()
  // A last line without a newline was cut off by a kill before it was reported.
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const whole = written.slice(0, written.lastIndexOf('\n') + 1)
  for (const line of whole.split('\n').filter(Boolean)) {
    const [key, row] = JSON.parse(line) as [string, unknown]
    rows.set(key, row)
  }
  if (whole.length < written.length) truncateSync(file, Buffer.byteLength(whole))
  const handle = openSync(file, 'a', 0o600)
  return {
    get: <Row>(key: string) => rows.get(key) as Row | undefined,
    entries: <Row>(kind: string) =>
      [...rows].filter(([key]) => key.startsWith(`${kind}:`)) as [key: string, row: Row][],
    all: <Row>(kind: string): Row[] =>
      [...rows].filter(([key]) => key.startsWith(`${kind}:`)).map(([, row]) => row as Row),
    put(key: string, row: unknown) {
      writeSync(handle, `${JSON.stringify([key, row])}\n`)
      fdatasyncSync(handle)
      rows.set(key, row)
    },
    close: () => closeSync(handle),
  }
}

export type Journal = ReturnType<typeof openJournal>
