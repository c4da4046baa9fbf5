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
import { classifyFault, isConflict } from './database-faults.ts'
import { defaultTimeouts, openServingPool, type Timeouts } from './pools.ts'
import { retry } from './retry.ts'

/** The caller and the role they act in. The database's policies see `id` and `role`. */
export type Actor = { readonly id: string; readonly role: Role | ''; readonly language: Language }

export const system: Actor = { id: 'system', role: '', language: 'en' }
export const visitor = (language: Language): Actor => ({ id: '', role: '', language })

type Query<Row> = { compile(): CompiledQuery<Row> } | RawBuilder<Row>

/** A first statement that sets the actor itself; `admit` throws if the results of the others must not be used. */
export type Entry = { statement: RawBuilder<unknown>; admit(rows: readonly unknown[]): void }

export type Database = {
  /** One transaction in the actor's name. Resolves only once COMMIT has succeeded. */
  as<T>(actor: Actor, work: (tx: Tx) => Promise<T>, entry?: Entry): Promise<T>
  /**
   * One statement in the actor's name, sent together with its BEGIN and COMMIT; if it is null, only the entry is
   * sent.
   */
  read<Row>(actor: Actor, query: ((tx: Tx) => Query<Row>) | null, entry?: Entry): Promise<Row[]>
  /** One statement without an actor: a call of a security definer function. */
  ask<Row>(statement: RawBuilder<Row>): Promise<Row[]>
  /** How many connections are in use and idle, and how many callers wait for one. */
  connections(): { busy: number; idle: number; waiting: number }
  patience: Timeouts
  close(): Promise<void>
}

export function openDatabase(
  url: string,
  { connections = 20, patience = defaultTimeouts }: { connections?: number; patience?: Timeouts } = {},
): Database {
  const pool = openServingPool(url, connections, patience)
  const attempt = <T>(work: (client: pg.PoolClient) => Promise<T>) =>
    retry(() => onConnection(pool, work), 3, isConflict)

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

/** Lends a connection. After a fault it is rolled back, or discarded if it no longer answers. */
async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let broken: Error | undefined
  const client = await pool.connect().catch((fault) => {
    throw classifyFault(fault)
  })
  try {
    return await work(client)
  } catch (fault) {
    await client.query('ROLLBACK').catch((error: Error) => {
      broken = error
    })
    throw classifyFault(fault)
  } finally {
    client.release(broken)
  }
}

/**
 * BEGIN and the actor are sent together with the transaction's first statement. The database answers them
 * immediately, so their timeout soon reveals that it is gone, however long the later statements wait for locks.
 */
function begin(client: pg.PoolClient, patience: Timeouts, actor: Actor, entry?: Entry): Tx {
  const begun = sendWord(client, 'BEGIN', patience.connection)
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
  const { command } = await sendWord(client, 'COMMIT')
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back instead of committed')
}

/** Unnamed and without parameters, so that the driver sends one message instead of four. */
const sendWord = (client: pg.PoolClient, word: 'BEGIN' | 'COMMIT', timeout?: number) =>
  dispatch(client, { text: word }, timeout)

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

const send = (client: pg.PoolClient, { sql, parameters }: Statement, timeout?: number) =>
  dispatch(client, { ...nameOf(sql), text: sql, values: [...parameters] }, timeout)

/** Sends without waiting for earlier answers, so that a caller can await several at the same time. */
function dispatch(client: pg.PoolClient, query: pg.QueryConfig, timeout?: number) {
  const answer = client.query({ ...query, ...(timeout !== undefined && { query_timeout: timeout }) })
  // If one of several fails, the others are not awaited, and their rejections must not go unhandled.
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

/** Kysely on one connection, inside an open transaction. */
export class Tx extends Kysely<Tables> {
  /** Rejects unless the actor is admitted. No result of the transaction is released before it resolves. */
  readonly admitted: Promise<void>
  /** Runs once the change is committed, so that it is not announced too early; lost if the process ends in between. */
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
      throw new Error('streaming queries are not supported')
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
  throw new Error('a transaction is already open: use the given tx')
}

/** Compiles statements that are built outside a transaction. */
const compiler = new Kysely<Tables>({ dialect: dialectOn(undefined as never) })
