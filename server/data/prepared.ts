import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

export type Statement = { name?: string; text: string; values: unknown[] }

/** The parts of the driver's connection that its own queries are sent with. */
type Connection = {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { text: string; name: string }): void
  bind(portal: { portal: string; statement: string; values: unknown[]; valueMapper: unknown }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(portal: { portal: string; rows: number }): void
  sync(): void
}

export type Answer = { command: string; rowCount: number | null; rows: Record<string, unknown>[] }

/** One statement, which the connection keeps prepared under its name. */
export const sendOne = async (
  client: pg.ClientBase,
  statement: Statement,
  timeout?: number,
): Promise<Answer> => (await sent(client, new Prepared([statement], statement.name), timeout))[0] as Answer

/**
 * Several statements with one end: PostgreSQL takes them as one transaction, without a BEGIN and a COMMIT that would have
 * to be sent, parsed and answered each. After a fault the connection is not to be used again, since nobody knows which of
 * the statements it has prepared.
 */
export const sendTogether = (client: pg.ClientBase, statements: readonly Statement[]): Promise<Answer[]> =>
  sent(client, new Prepared(statements))

function sent(client: pg.ClientBase, query: Prepared, timeout?: number): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    query.callback = (fault) => (fault ? reject(fault) : resolve(query.answers))
    if (timeout) query.query_timeout = timeout
    client.query(query as unknown as pg.Query)
  })
}

type Shape = { names: string[]; parsers: ((text: string) => unknown)[] }
const withoutRows: Shape = { names: [], parsers: [] }

/** Of each statement that a connection keeps prepared: what its rows look like. It is asked for once, not each time. */
const shapesOf = new WeakMap<Connection, Map<string, Shape>>()

class Prepared extends pg.Query {
  readonly answers: Answer[] = []
  readonly #statements: readonly Statement[]
  #shapes = new Map<string, Shape>()
  #expected: (Shape | undefined)[] = []
  #shape: Shape | undefined
  #rows: Answer['rows'] = []
  declare name: string
  declare callback: (fault: Error | null) => void
  declare query_timeout?: number

  constructor(statements: readonly Statement[], name = '') {
    super(statements[0]?.text ?? '', [])
    this.name = name
    this.#statements = statements
  }

  requiresPreparation() {
    return true
  }

  prepare(connection: Connection) {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection
    this.#shapes = shapesOf.get(connection) ?? new Map()
    shapesOf.set(connection, this.#shapes)
    for (const { name = '', text, values } of this.#statements) {
      if (!name || (parsed[name] ?? submitted[name]) === undefined) connection.parse({ text, name })
      if (name) (this.#statements.length > 1 ? parsed : submitted)[name] ??= text
      connection.bind({ portal: '', statement: name, values, valueMapper: prepareValue })
      const shape = name ? this.#shapes.get(name) : undefined
      this.#expected.push(shape)
      if (!shape) connection.describe({ type: 'P', name: '' })
      connection.execute({ portal: '', rows: 0 })
    }
    connection.sync()
    this.#shape = this.#expected[0]
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const { names, parsers } = this.#shape as Shape
    const row: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at++) {
      const text = fields[at] as string | null
      row[names[at] as string] = text === null ? null : parsers[at]?.(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }) {
    const at = this.answers.length
    const { name } = this.#statements[at] as Statement
    if (name && !this.#expected[at]) this.#shapes.set(name, this.#shape ?? withoutRows)
    const [command = '', ...counts] = text.split(' ')
    const count = counts.at(-1)
    this.answers.push({ command, rowCount: count === undefined ? null : Number(count), rows: this.#rows })
    this.#rows = []
    this.#shape = this.#expected[at + 1]
  }

  handleReadyForQuery() {
    this.callback(null)
  }
}
