import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
} from 'kysely'
import type pg from 'pg'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { Tables } from '#db/tables.gen.ts'
import { isConflict, named } from './database-faults.ts'
import { openServingPool, type Patience, usualPatience } from './pools.ts'
import { tryAgain } from './try-again.ts'

/** Who asks, and as what. `id` and `role` are what the database's policies see. */
export type Actor = { readonly id: string; readonly role: Role | ''; readonly language: Language }

export const system: Actor = { id: 'system', role: '', language: 'en' }
export const visitor = (language: Language): Actor => ({ id: '', role: '', language })

type Query<Row> = { compile(): CompiledQuery<Row> } | RawBuilder<Row>

/** A statement that sets the actor by itself, before any other; `admit` throws unless the others may count. */
export type Entry = { statement: RawBuilder<unknown>; admit(rows: readonly unknown[]): void }

export type Database = {
  /** One transaction in the actor's name. Resolves only once COMMIT has committed. */
  as<T>(actor: Actor, work: (tx: Tx) => Promise<T>, entry?: Entry): Promise<T>
  /** One statement in the actor's name, sent together with its BEGIN and COMMIT; with none, only the entry is asked. */
  read<Row>(actor: Actor, query: ((tx: Tx) => Query<Row>) | null, entry?: Entry): Promise<Row[]>
  /** One statement in nobody's name: a definer function, which asks for no actor. */
  ask<Row>(statement: RawBuilder<Row>): Promise<Row[]>
  /** How many connections are in use and at rest, and how many callers wait for one. */
  connections(): { busy: number; idle: number; waiting: number }
  patience: Patience
  close(): Promise<void>
}

export function openDatabase(
  url: string,
  { connections = 20, patience = usualPatience }: { connections?: number; patience?: Patience } = {},
): Database {
  const pool = openServingPool(url, connections, patience)
  const attempt = <T>(work: (client: pg.PoolClient) => Promise<T>) =>
    tryAgain(() => onConnection(pool, work), 3, isConflict)

  return {
    as: (actor, work, entry) =>
      attempt(async (client) => {
        const tx = begin(client, patience, actor, entry)
        const result = await work(tx)
        await tx.admitted
        await commit(client)
        for (const follow of tx.afterCommit) follow()
        return result
      }),
    read: (actor, query, entry) =>
      attempt(async (client) => {
        const tx = begin(client, patience, actor, entry)
        const rows = query && send(client, query(tx).compile(tx)).then((answer) => answer.rows)
        const [answer] = await Promise.all([rows, tx.admitted, commit(client)])
        return (answer ?? []) as never
      }),
    ask: (statement) =>
      attempt(
        async (client) =>
          (await send(client, statement.compile(compiler), patience.connection)).rows as never,
      ),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    patience,
    close: () => pool.end(),
  }
}

/** Lends a connection. After a fault it is rolled back, or thrown away where it no longer answers. */
async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let broken: Error | undefined
  const client = await pool.connect().catch((fault) => {
    throw named(fault)
  })
  try {
    return await work(client)
  } catch (fault) {
    await client.query('ROLLBACK').catch((error: Error) => {
      broken = error
    })
    throw named(fault)
  } finally {
    client.release(broken)
  }
}

/**
 * BEGIN and the actor leave together with what the transaction asks first. They are answered at once, so that a caller
 * learns soon that the database is gone, however long the statements behind them wait for locks.
 */
function begin(client: pg.PoolClient, patience: Patience, actor: Actor, entry?: Entry): Tx {
  const begun = send(client, { sql: 'BEGIN', parameters: [] }, patience.connection)
  const entered = send(
    client,
    entry ? entry.statement.compile(compiler) : actorSet(actor),
    patience.connection,
  )
  return new Tx(
    client,
    Promise.all([entered, begun]).then(([{ rows }]) => entry?.admit(rows)),
  )
}

const actorSet = ({ id, role }: Actor): Statement => ({
  sql: "SELECT set_config('app.actor', $1, true), set_config('app.role', $2, true)",
  parameters: [id, role],
})

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await send(client, { sql: 'COMMIT', parameters: [] })
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back instead of committed')
}

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Sent at once, behind whatever was sent before. A caller may wait for several answers together. */
function send(client: pg.PoolClient, { sql, parameters }: Statement, timeout?: number) {
  const answer = client.query({
    ...nameOf(sql),
    text: sql,
    values: [...parameters],
    ...(timeout !== undefined && { query_timeout: timeout }),
  })
  // Where one of several fails, nobody waits for the others.
  answer.catch(() => {})
  return answer
}

const names = new Map<string, { name: string }>()
const unnamed = {}

/** Each connection prepares a named statement once. Bounded, since a statement's text may vary with its input. */
function nameOf(text: string): { name?: string } {
  const known = names.get(text)
  if (known) return known
  if (names.size >= 1_000) return unnamed
  const made = { name: createHash('sha1').update(text).digest('base64url') }
  names.set(text, made)
  return made
}

/** kysely on one connection, inside a transaction that is open. */
export class Tx extends Kysely<Tables> {
  /** Rejects unless the actor may enter. No answer of the transaction is seen before. */
  readonly admitted: Promise<void>
  /** What others must not hear of before it is true, and what may be lost if the process ends in between. */
  readonly afterCommit: (() => void)[] = []

  constructor(client: pg.PoolClient, admitted: Promise<void>) {
    super({ dialect: dialectOn(connectionOf(client, admitted)) })
    admitted.catch(() => {})
    this.admitted = admitted
  }
}

function connectionOf(client: pg.PoolClient, admitted: Promise<void>): DatabaseConnection {
  return {
    async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
      const answer = send(client, statement)
      await admitted
      const { command, rowCount, rows } = await answer
      const counted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE'
      return { rows: rows as Row[], ...(counted && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    },
    // biome-ignore lint/correctness/useYield: kysely asks for the method; nothing here streams
    async *streamQuery() {
      throw new Error('streaming is not offered here')
    },
  }
}

const dialectOn = (connection: DatabaseConnection) => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => ({
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuseNesting,
    commitTransaction: refuseNesting,
    rollbackTransaction: refuseNesting,
    releaseConnection: async () => {},
    destroy: async () => {},
  }),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

async function refuseNesting(): Promise<never> {
  throw new Error('the transaction is already open: use the tx that was given')
}

/** For statements that are written before there is a transaction. */
const compiler = new Kysely<Tables>({ dialect: { ...dialectOn(undefined as never) } })
