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

/**
 * Several statements with one end: PostgreSQL takes them as one transaction, without a BEGIN and a COMMIT that would have
 * to be sent, parsed and answered each. After a fault the connection is not to be used again, since nobody knows which of
 * the statements it has prepared.
 */
export function sendTogether(
  client: pg.PoolClient,
  statements: readonly [Statement, Statement],
): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    const query = new Together(statements)
    query.callback = (fault, results) => (fault ? reject(fault) : resolve(results))
    client.query(query as unknown as pg.Query)
  })
}

class Together extends pg.Query {
  readonly #statements: readonly Statement[]
  declare callback: (fault: Error | null, results: pg.QueryResult[]) => void

  constructor(statements: readonly Statement[]) {
    super('together', [])
    this.#statements = statements
  }

  requiresPreparation() {
    return true
  }

  prepare(connection: Connection) {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection
    for (const { name = '', text, values } of this.#statements) {
      if (!name || (parsed[name] ?? submitted[name]) === undefined) connection.parse({ text, name })
      if (name) parsed[name] = text
      connection.bind({ portal: '', statement: name, values, valueMapper: prepareValue })
      connection.describe({ type: 'P', name: '' })
      connection.execute({ portal: '', rows: 0 })
    }
    connection.sync()
  }
}
