import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { type RawBuilder, sql } from 'kysely'
import type { StoreProbe } from '#contract/platform/health.ts'
import { system } from '../data/db.ts'
import type { House } from '../house.ts'
import { traceOf } from '../log.ts'
import { explainStoreFailure } from './claim-store.ts'

type ProbeHouse = Pick<House, 'db' | 'files' | 'clock' | 'log'>
type Node = { id: string; name: string }
type Outcome = { outcome: StoreProbe['outcome']; writer: string; fault?: unknown }

/** Milliseconds. */
const every = 30_000
/** A node that has not probed for this long counts as gone. */
const goneAfter = 3 * every
const forgottenAfter = 20 * every

const fileOf = (node: string) => `probes/${node}`

/** Probes the store at intervals while this node runs. Refuses to start if the store cannot be written. */
export async function startProbing(house: ProbeHouse & Pick<House, 'settings'>) {
  const node = { id: randomUUID(), name: `${hostname()}:${house.settings.port}` }
  await explainStoreFailure(house, write(house, node, house.clock.now()))
  const quietly = (work: Promise<void>) =>
    work.catch((fault) => house.log('warn', 'store.unprobed', traceOf(fault)))
  await quietly(probeStore(house, node))
  const timer = setInterval(() => quietly(probeStore(house, node)), every)
  return {
    async stop() {
      clearInterval(timer)
      await quietly(forget(house, sql`node = ${node.id}::uuid`))
    },
  }
}

/**
 * Writes a small file and reads the one that another node wrote last, or its own if there is no other. The result goes
 * into the database, so that any node can report it.
 */
export async function probeStore(house: ProbeHouse, node: Node): Promise<void> {
  const now = house.clock.now()
  const { fault, ...found } = await tryStore(house, node, now)
  const seen = { tried_at: now, ...found, ...(found.outcome !== 'unwritten' && { written_at: now }) }
  await house.db.as(system, (tx) =>
    tx
      .insertInto('file_probes')
      .values({ node: node.id, name: node.name, ...seen })
      .onConflict((known) => known.column('node').doUpdateSet(seen))
      .execute(),
  )
  if (found.outcome !== 'read')
    house.log('error', 'store.unsound', { ...found, ...(fault !== undefined && traceOf(fault)) })
  await forget(house, sql`tried_at < ${new Date(now.getTime() - forgottenAfter)}`)
}

async function tryStore(house: ProbeHouse, node: Node, now: Date): Promise<Outcome> {
  try {
    await write(house, node, now)
  } catch (fault) {
    return { outcome: 'unwritten', writer: node.id, fault }
  }
  const { writer, since } = (await newestOfOthers(house, node, now)) ?? { writer: node.id, since: now }
  try {
    const bytes = await house.files.read(fileOf(writer))
    const isThere = bytes !== null && new Date(bytes.toString('utf8')) >= since
    return { outcome: isThere ? 'read' : 'unread', writer }
  } catch (fault) {
    return { outcome: 'unread', writer, fault }
  }
}

const write = ({ files }: Pick<House, 'files'>, { id }: Node, now: Date) =>
  files.keep(fileOf(id), Buffer.from(now.toISOString()))

async function newestOfOthers({ db }: ProbeHouse, node: Node, now: Date) {
  const [newest] = await db.read(
    system,
    () => sql<{ writer: string; since: Date }>`
      select node as writer, written_at as since from file_probes
        where node <> ${node.id}::uuid and written_at > ${new Date(now.getTime() - goneAfter)}
        order by written_at desc limit 1`,
  )
  return newest
}

async function forget({ db, files }: ProbeHouse, whose: RawBuilder<boolean>): Promise<void> {
  const gone = await db.as(system, (tx) =>
    tx.deleteFrom('file_probes').where(whose).returning('node').execute(),
  )
  for (const { node } of gone) await files.remove(fileOf(node))
}

/** The most telling recent probe of the running nodes: a fault first, then a read of another node's file. */
export async function readProbe({ db }: Pick<House, 'db'>, now: Date): Promise<StoreProbe | null> {
  const [found] = await db.read(
    system,
    () => sql<Omit<StoreProbe, 'at'> & { at: Date }>`
      select probe.outcome, probe.name as node, writer.name as writer, probe.tried_at as at
        from file_probes as probe left join file_probes as writer on writer.node = probe.writer and writer.node <> probe.node
        where probe.tried_at > ${new Date(now.getTime() - goneAfter)}
        order by probe.outcome = 'read', writer.node is null, probe.tried_at desc limit 1`,
  )
  return found ? { ...found, at: found.at.toISOString() } : null
}
