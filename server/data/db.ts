import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
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
import pg from 'pg'
import type { Role } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { Tables } from '#db/tables.gen.ts'
import { readMoment } from './moments.ts'
import { type Answer, Batch, hasAnsweredSince, type Statement, sendOne, sendTogether } from './prepared.ts'
import { tryAgain } from './try-again.ts'

/** Who asks, and as what. `id` and `role` are what the database's policies see. */
export type Actor = { readonly id: string; readonly role: Role | ''; readonly language: Language }

export const system: Actor = { id: 'system', role: '', language: 'en' }
export const visitor = (language: Language): Actor => ({ id: '', role: '', language })

export type Tx = Kysely<Tables>

type Query<Row> = { compile(): CompiledQuery<Row> } | RawBuilder<Row>

/** A statement that sets the actor by itself, before any other, and what it must have said for the others to count. */
export type Entry = { statement: RawBuilder<unknown>; admit(rows: readonly unknown[]): void }

export type Database = {
  /** One transaction in the actor's name. Resolves only once COMMIT has committed. */
  as<T>(actor: Actor, work: (tx: Tx) => Promise<T>, entry?: Entry): Promise<T>
  /** One statement in the actor's name, sent together with its BEGIN and COMMIT. With none it is asked who enters. */
  read<Row>(actor: Actor, query: ((tx: Tx) => Query<Row>) | null, entry?: Entry): Promise<Row[]>
  /** One statement in nobody's name: a definer function, which asks for no actor. */
  ask<Row>(statement: RawBuilder<Row>): Promise<Row[]>
  /** How many connections are in use and at rest, and how many callers wait for one. */
  connections(): { busy: number; idle: number; waiting: number }
  patience: Patience
  close(): Promise<void>
}

/** The database cannot be asked now: gone, starting, or full. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** Somebody else has had the row or the person for longer than anybody here waits. */
export class LockedTooLong extends Error {
  override name = 'LockedTooLong'
}

/** A day stays the day that it is; as a moment it would move with the server's zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)
const driversMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => readMoment(text, driversMoment))

/** How long a caller waits, in milliseconds: for a connection or a first sign of life, for a lock, and for a statement. */
export type Patience = { connection: number; lock: number; statement: number }
const usualPatience: Patience = { connection: 1_600, lock: 2_000, statement: 5_000 }

export function openDatabase(
  url: string,
  { connections = 20, patience = usualPatience }: { connections?: number; patience?: Patience } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: withOptions(url, serving(patience)),
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.statement + 1_000,
    // A new one signs in, is a new process of the database, and prepares each statement anew.
    idleTimeoutMillis: 600_000,
    // What lies between forgets a silent connection sooner, and the next request would wait on a dead one.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'nabta',
  } as pg.PoolConfig)
  pool.on('error', () => {})
  // A pool listens to its idle connections only; one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    as: (actor, work, entry) => retried(() => transaction(pool, actor, work, entry)),
    read: (actor, query, entry) => retried(() => single(pool, actor, query, entry)),
    ask: (statement) => retried(() => alone(pool, statement)),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    patience,
    close: () => pool.end(),
  }
}

/** The owner's own connection, for migrations and the catalogue. */
export async function openOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'nabta-owner' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Hears what is said on a channel, on a connection of its own, until that breaks or is ended. */
export async function listenTo(
  url: string,
  channel: string,
  hear: (text: string) => void,
): Promise<{ ended: Promise<void>; end: () => void }> {
  const client = new pg.Client({
    connectionString: withOptions(url, asServing),
    application_name: 'nabta-bus',
    keepAlive: true,
  })
  const { promise: ended, resolve: broken } = Promise.withResolvers<void>()
  // A connection that is cut off without a word looks like one on which nobody speaks.
  const probe = setInterval(() => {
    client.query({ text: 'select', query_timeout: 5_000 } as pg.QueryConfig).catch(end)
  }, 10_000)
  function end() {
    clearInterval(probe)
    broken()
    client.end().catch(() => {})
  }
  client.on('error', end).on('end', end)
  client.on('notification', ({ payload }) => hear(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (fault) {
    end()
    throw named(fault)
  }
  return { ended, end }
}

/** The worker's pool: the owner's address, acting as the role that owns the queue. */
export type JobsPool = pg.Pool
export function openJobsPool(url: string): JobsPool {
  const pool = new pg.Pool({
    connectionString: withOptions(url, '-c role=nabta_jobs'),
    max: 6,
    application_name: 'nabta-jobs',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query = asTimeout(client.query.bind(client)) as typeof client.query
  })
  pool.connect = asTimeout(pool.connect.bind(pool)) as typeof pool.connect
  return pool
}

/** The worker's library tries again only on codes it knows; any other fault of a connection ends the whole process. */
function asTimeout(call: unknown): (...args: unknown[]) => unknown {
  return (...args) => {
    const answer = (call as (...args: unknown[]) => unknown)(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((fault: Error) => {
      throw named(fault) instanceof DatabaseGone ? Object.assign(fault, { code: 'ETIMEDOUT' }) : fault
    })
  }
}

/** In the address itself: where it has options, the driver forgets those that are given beside it. */
function withOptions(address: string, options: string): string {
  const url = new URL(address)
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${options}`.trim())
  return url.href
}

/** Whatever login an address names: the rules hold for this role, and triggers ask whether it is this one that acts. */
const asServing = '-c role=nabta_app'

/**
 * No disk turns any more: a page read by itself costs as much as the one beside the last. Where it is said to cost four
 * times as much, all rows of a busy practice are read and sorted rather than twenty of them in their order.
 */
const serving = ({ statement, lock }: Patience) =>
  `${asServing} -c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=10000 -c random_page_cost=1`

async function transaction<T>(
  pool: pg.Pool,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
  entry?: Entry,
): Promise<T> {
  const client = await checkedOut(pool)
  let broken: Error | undefined
  try {
    admitAfter(client, open(client, patienceOf(pool), actor, entry))
    const result = await work(bound(client))
    await admissions.get(client)
    const end = await (commits.get(client) ?? commit(client))
    if (end.command !== 'COMMIT') throw new Error('the transaction was rolled back instead of committed')
    for (const follow of following.get(client) ?? []) follow()
    return result
  } catch (fault) {
    await client.query('ROLLBACK').catch((error: Error) => {
      broken = error
    })
    throw named(fault)
  } finally {
    for (const state of [admissions, unadmitted, lastStatements, concluding, commits, following])
      state.delete(client)
    client.release(broken)
  }
}

/** Nobody reads an answer of a transaction before all of this has been answered well. */
const admissions = new WeakMap<pg.PoolClient, Promise<unknown>>()

function admitAfter(client: pg.PoolClient, answered: Promise<unknown>): void {
  const admitted = Promise.all([admissions.get(client), answered])
  admitted.catch(() => {})
  admissions.set(client, admitted)
}

/**
 * Asked before whatever the transaction asks from here on, and in the same flush. Where `admit` throws, none of those
 * answers is read, and what those statements did is undone.
 */
export function askFirst<const Queries extends readonly Query<unknown>[]>(
  tx: Tx,
  queries: Queries,
  admit: (
    answers: { [Each in keyof Queries]: Queries[Each] extends Query<infer Row> ? Row[] : never },
  ) => void,
): void {
  const client = clientOf(tx)
  unadmitted.add(client)
  const asked = queries.map(async (query) => (await send(client, query.compile(tx))).rows)
  admitAfter(
    client,
    Promise.all(asked).then((answers) => {
      unadmitted.delete(client)
      admit(answers as never)
    }),
  )
}

const unadmitted = new WeakSet<pg.PoolClient>()

const lastStatements = new WeakMap<pg.PoolClient, RawBuilder<unknown>>()

/** A statement whose answer nobody waits for: it travels with the COMMIT, and undoes everything if it fails. */
export function atTheEnd(tx: Tx, statement: RawBuilder<unknown>): void {
  lastStatements.set(clientOf(tx), statement)
}

/** The same as a part of another statement that writes, and no longer at the end. */
export function takeFromTheEnd(tx: Tx): RawBuilder<unknown> | undefined {
  const client = clientOf(tx)
  const last = lastStatements.get(client)
  lastStatements.delete(client)
  return last
}

const following = new WeakMap<pg.PoolClient, (() => void)[]>()

/** What others must not hear of before it is true, and what may be lost if the process ends in between. */
export function afterCommit(tx: Tx, follow: () => void): void {
  const client = clientOf(tx)
  following.set(client, [...(following.get(client) ?? []), follow])
}

const concluding = new WeakMap<pg.PoolClient, true>()
const commits = new WeakMap<pg.PoolClient, Promise<Pick<Answer, 'command'>>>()

/**
 * What is asked next is the last: the COMMIT leaves in the same flush. A statement that must not go unheard raises by
 * itself. Where it is not known yet whether anything counts, the COMMIT waits unless the last statement would fail then.
 */
export function conclude(tx: Tx): void {
  const client = clientOf(tx)
  if (!unadmitted.has(client) || lastStatements.has(client)) concluding.set(client, true)
}

/** Where the last statement fails, COMMIT says so by undoing everything; what went wrong is said by the statement. */
async function commit(client: pg.PoolClient): Promise<Pick<Answer, 'command'>> {
  const last = lastStatements.get(client)
  const [, end] = await Promise.all([
    last && send(client, last.compile(bound(client))),
    gather(client).add(committed),
  ])
  return end
}

const committed: Statement = { name: 'commit', text: 'COMMIT', values: [] }

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({
  ...nameOf(sql),
  text: sql,
  values: [...parameters],
})

const send = (client: pg.PoolClient, statement: CompiledQuery) => gather(client).add(statementOf(statement))

const single = <Row>(
  pool: pg.Pool,
  actor: Actor,
  query: ((tx: Tx) => Query<Row>) | null,
  entry?: Entry,
): Promise<Row[]> =>
  onConnection(pool, async (client) => {
    const tx = bound(client)
    const first = entry ? statementOf(entry.statement.compile(tx)) : actorSet(actor)
    const asked = query ? [statementOf(query(tx).compile(tx))] : []
    const [entered, answer] = await whileThere(pool, sendTogether(client, [first, ...asked]))
    entry?.admit(entered?.rows ?? [])
    return (answer?.rows ?? []) as Row[]
  })

/**
 * A read may take its time. Where it does, a stranger knocks at the database: if nobody opens, nobody will answer either, and
 * whoever waits is told so.
 */
async function whileThere<T>(pool: pg.Pool, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, giveUp) => {
    timer = setTimeout(() => knock(pool).catch(giveUp), patienceOf(pool) - untilOpened)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** One for all who wait. A word of refusal is an answer too, and so is any answer to somebody else meanwhile. */
function knock(pool: pg.Pool): Promise<void> {
  const known = knocks.get(pool)
  if (known) return known
  const began = performance.now()
  const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: untilOpened })
  client.on('error', () => {})
  const opened = client
    .connect()
    .then(() => client.end())
    .catch((fault) => {
      if (fault instanceof pg.DatabaseError || hasAnsweredSince(began)) return
      throw new DatabaseGone('nobody answers', { cause: fault })
    })
    .finally(() => knocks.delete(pool))
  knocks.set(pool, opened)
  return opened
}

const knocks = new WeakMap<pg.Pool, Promise<void>>()
/** So that it is known at the end of the caller's own patience. */
const untilOpened = 600

const alone = <Row>(pool: pg.Pool, statement: RawBuilder<Row>): Promise<Row[]> =>
  onConnection(pool, async (client) => {
    const { rows } = await sendOne(client, statementOf(statement.compile(bound(client))), patienceOf(pool))
    return rows as Row[]
  })

/** For what leaves no transaction open, whatever becomes of it. */
async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await checkedOut(pool)
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (fault) {
    const known = named(fault)
    if (known instanceof DatabaseGone || fault instanceof pg.DatabaseError) broken = fault as Error
    throw known
  } finally {
    client.release(broken)
  }
}

/** What is asked of a connection within one turn of the event loop leaves in one write and is answered in one. */
function gather(client: pg.PoolClient): Batch {
  const known = gathering.get(client)
  if (known) return known
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  const batch = new Batch()
  gathering.set(client, batch)
  stream.cork()
  process.nextTick(() => {
    if (concluding.delete(client)) {
      const end = commit(client)
      end.catch(() => {})
      commits.set(client, end)
    }
    gathering.delete(client)
    batch.send(client)
    stream.uncork()
  })
  return batch
}

const gathering = new WeakMap<pg.PoolClient, Batch>()

/**
 * BEGIN and the actor are answered by themselves, so that whoever waits for them learns soon whether anybody is there: what
 * leaves behind them in the same write may have to wait for others.
 */
async function open(client: pg.PoolClient, patience: number, actor: Actor, entry?: Entry): Promise<void> {
  const first = entry ? statementOf(entry.statement.compile(bound(client))) : actorSet(actor)
  gather(client)
  const [, entered] = await sendTogether(client, [begun, first], patience)
  entry?.admit(entered?.rows ?? [])
}

const begun: Statement = { name: 'begin', text: 'BEGIN', values: [] }

const actorSet = ({ id, role }: Actor): Statement => ({
  name: 'actor',
  text: "SELECT set_config('app.actor', $1, true), set_config('app.role', $2, true)",
  values: [id, role],
})

const patienceOf = (pool: pg.Pool): number => pool.options.connectionTimeoutMillis ?? 0

async function checkedOut(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (fault) {
    throw named(fault)
  }
}

const retried = <T>(attempt: () => Promise<T>): Promise<T> => tryAgain(attempt, 3, isConflict)

/** The database's way of saying: once more, please. Whoever finds a time taken after all is told what else there is. */
const isConflict = (fault: unknown) =>
  fault instanceof pg.DatabaseError && ['40001', '40P01', '23P01'].includes(fault.code ?? '')

/** Faults of the connection get one name; everything else passes as it is. */
function named(fault: unknown): unknown {
  if (fault instanceof pg.DatabaseError) {
    if (fault.code === '55P03') return new LockedTooLong(fault.code, { cause: fault })
    // 57014 is a statement that took longer than may be, as all do that were under way when the database stood still.
    return /^(08|57|53)/.test(fault.code ?? '') ? new DatabaseGone(fault.code, { cause: fault }) : fault
  }
  const { code, message } = fault as { code?: string; message?: string }
  const unreachable =
    /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code ?? '') ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Client was closed/.test(
      message ?? '',
    )
  return unreachable ? new DatabaseGone(code ?? 'unreachable', { cause: fault }) : fault
}

const names = new Map<string, { name: string }>()
const unnamed = {}

/** Prepared once per connection. Bounded, since a statement's text may vary with its input. */
function nameOf(text: string): { name?: string } {
  const known = names.get(text)
  if (known) return known
  if (names.size >= 1_000) return unnamed
  const made = { name: createHash('sha1').update(text).digest('base64url') }
  names.set(text, made)
  return made
}

const bindings = new WeakMap<pg.PoolClient, Tx>()
const clients = new WeakMap<Tx, pg.PoolClient>()

function clientOf(tx: Tx): pg.PoolClient {
  const client = clients.get(tx)
  if (!client) throw new Error('this is no transaction')
  return client
}

/** kysely on this one connection, inside the transaction that is already open. */
function bound(client: pg.PoolClient): Tx {
  const known = bindings.get(client)
  if (known) return known
  const connection: DatabaseConnection = {
    async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
      if (commits.has(client))
        throw new Error('the transaction has ended: what is asked last is asked together')
      const answer = send(client, statement)
      answer.catch(() => {})
      await admissions.get(client)
      const { command, rowCount, rows } = await answer
      const counted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE'
      return { rows: rows as Row[], ...(counted && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    },
    // biome-ignore lint/correctness/useYield: kysely asks for the method; nothing here streams
    async *streamQuery() {
      throw new Error('streaming is not offered here')
    },
  }
  const tx = new Kysely<Tables>({
    dialect: {
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
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  bindings.set(client, tx)
  clients.set(tx, client)
  return tx
}

async function refuseNesting(): Promise<never> {
  throw new Error('the transaction is already open: use the tx that was given')
}
