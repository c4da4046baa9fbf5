import type { Writable } from 'node:stream'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'

export type Statement = { name?: string; text: string; values: unknown[] }

/** The part of the driver's connection that its own queries are sent with. */
type Connection = { stream: Writable }

export type Answer = { command: string; rowCount: number | null; rows: Record<string, unknown>[] }

/** One statement, which the connection keeps prepared under its name. */
export async function sendOne(
  client: pg.ClientBase,
  statement: Statement,
  timeout?: number,
): Promise<Answer> {
  const batch = new Batch()
  const answer = batch.add(statement)
  batch.send(client, timeout)
  return answer
}

/**
 * Several statements with one end: PostgreSQL takes them as one transaction, without a BEGIN and a COMMIT that would have
 * to be sent, parsed and answered each.
 */
export async function sendTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
  timeout?: number,
): Promise<Answer[]> {
  const batch = new Batch()
  const answers = statements.map((statement) => batch.add(statement))
  batch.send(client, timeout)
  return Promise.all(answers)
}

type Asked = Statement & { resolve: (answer: Answer) => void; reject: (fault: Error) => void }

/**
 * Statements that leave in one piece and are answered in one: PostgreSQL writes to the socket once, not once for each. Where
 * one of them fails, those behind it are not done, and say so with its fault.
 */
export class Batch {
  readonly #asked: Asked[] = []

  add(statement: Statement): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#asked.push({ ...statement, resolve, reject })
    return promise
  }

  send(client: pg.ClientBase, timeout?: number): void {
    if (this.#asked.length > 0) client.query(new Prepared(this.#asked, timeout) as unknown as pg.Query)
  }
}

type Shape = {
  names: string[]
  parsers: ((text: string) => unknown)[]
  /** Copied for each row, so that all of them are objects of one kind. */
  empty: Record<string, null>
}
const withoutRows: Shape = { names: [], parsers: [], empty: {} }

let answeredAt = 0

/** Whether anybody has had an answer since then, on whatever connection of this process. */
export const hasAnsweredSince = (moment: number): boolean => answeredAt > moment

/** What a connection keeps prepared. */
type Known = {
  names: Set<string>
  /** Sent behind something that failed: nobody knows whether it was prepared. */
  doubtful: Set<string>
  /** What the rows of a statement look like. It is asked for once, not each time. */
  shapes: Map<string, Shape>
}
const knownBy = new WeakMap<Connection, Known>()

class Prepared extends pg.Query {
  readonly #asked: readonly Asked[]
  #known: Known = { names: new Set(), doubtful: new Set(), shapes: new Map() }
  readonly #parsed = new Set<string>()
  #expected: (Shape | undefined)[] = []
  #shape: Shape | undefined
  #rows: Answer['rows'] = []
  #answered = 0
  declare callback: (fault: Error | null) => void
  declare query_timeout?: number

  constructor(asked: readonly Asked[], timeout?: number) {
    super(asked[0]?.text ?? '', [])
    this.#asked = asked
    if (timeout) this.query_timeout = timeout
    this.callback = (fault) => {
      if (fault) this.#fail(fault)
    }
  }

  requiresPreparation() {
    return true
  }

  prepare(connection: Connection) {
    this.#known = knownBy.get(connection) ?? this.#known
    knownBy.set(connection, this.#known)
    const { names, doubtful, shapes } = this.#known
    const { parse, bind, execute, close, sync } = serialize
    const parts: Buffer[] = []
    for (const { name = '', text, values } of this.#asked) {
      if (!names.has(name)) {
        if (doubtful.delete(name)) parts.push(close({ type: 'S', name }))
        parts.push(parse({ text, name }))
        if (name) {
          names.add(name)
          this.#parsed.add(name)
        }
      }
      parts.push(bind({ statement: name, values, valueMapper: prepareValue }))
      const shape = name ? shapes.get(name) : undefined
      this.#expected.push(shape)
      if (!shape) parts.push(serialize.describe({ type: 'P' }))
      parts.push(execute())
    }
    parts.push(sync())
    // Each piece that a socket is given costs as much as writing it.
    if (connection.stream.writable) connection.stream.write(Buffer.concat(parts))
    this.#shape = this.#expected[0]
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const { names, parsers, empty } = this.#shape as Shape
    const row: Record<string, unknown> = { ...empty }
    for (let at = 0; at < names.length; at++) {
      const text = fields[at] as string | null
      if (text !== null) row[names[at] as string] = parsers[at]?.(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }) {
    const at = this.#answered++
    const { name, resolve } = this.#asked[at] as Asked
    if (name && !this.#expected[at]) this.#known.shapes.set(name, this.#shape ?? withoutRows)
    const [command = '', ...counts] = text.split(' ')
    const count = counts.at(-1)
    resolve({ command, rowCount: count === undefined ? null : Number(count), rows: this.#rows })
    this.#rows = []
    this.#shape = this.#expected[at + 1]
  }

  handleReadyForQuery() {
    answeredAt = performance.now()
    this.callback(null)
  }

  #fail(fault: Error) {
    for (const { name, reject } of this.#asked.slice(this.#answered)) {
      if (name && this.#parsed.has(name)) {
        this.#known.names.delete(name)
        this.#known.doubtful.add(name)
      }
      reject(fault)
    }
  }
}
