import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { system, type Tx } from '../data/db.ts'
import type { House } from '../house.ts'
import { traceOf } from '../log.ts'
import { nodeGoneAfter, presenceOf } from './presence-of.ts'
import { sendFrame } from './send-frame.ts'

/** A domain's answer to who may know whether these people are online; called each time. */
export type PresenceAudience = (
  tx: Tx,
  people: readonly string[],
) => Promise<{ person: string; watcher: string }[]>

/** Milliseconds until a closed socket counts as leaving: a person who opens another page has not left. */
const staysFor = 5_000
/**
 * Milliseconds for which arrivals and departures are collected and then written together: after a restart everybody
 * arrives at the same time.
 */
const together = 100
const signEvery = 15_000

/** Records who is at this node, for all nodes to see, and notifies those who may know. */
export function openPresence(
  house: House,
  presenceAudience: readonly PresenceAudience[],
  isHere: (person: string) => boolean,
) {
  const { db, clock, log, keys } = house
  const node = randomUUID()
  const leaving = new Map<string, ReturnType<typeof setTimeout>>()
  const changed = new Set<string>()
  /** The people at this node as they were last written. */
  const present = new Set<string>()
  let writing: ReturnType<typeof setTimeout> | undefined
  let line: Promise<void> = Promise.resolve()

  function note(person: string) {
    changed.add(person)
    writing ??= setTimeout(() => {
      writing = undefined
      line = line.then(write)
    }, together)
  }

  /** Other nodes considered this one gone, and its people with it: they must be written again. */
  function forget(person: string) {
    present.delete(person)
    note(person)
  }

  async function write() {
    const people = [...changed].filter((person) => present.has(person) !== isHere(person))
    changed.clear()
    if (people.length === 0) return
    const [here, gone] = [people.filter(isHere), people.filter((person) => !isHere(person))]
    try {
      await db.as(system, async (tx) => {
        const now = clock.now()
        await signIn(tx, node, keys.ids[0], now)
        await announce(tx, [...(await arrive(tx, node, here, now)), ...(await depart(tx, node, gone, now))])
      })
      for (const person of here) present.add(person)
      for (const person of gone) present.delete(person)
    } catch (fault) {
      log('warn', 'presence.unwritten', traceOf(fault))
      for (const person of people) note(person)
    }
  }

  /** Sends the presence of people for whom it has changed to those who may know. */
  async function announce(tx: Tx, people: readonly string[]) {
    if (people.length === 0) return
    const presences = await presenceOf(tx, people, clock.now())
    for (const who of presenceAudience) {
      const known = Map.groupBy(await who(tx, people), ({ person }) => person)
      for (const [person, rows] of known) {
        const { online = false, lastSeen = null } = presences.get(person) ?? {}
        const frame = { type: 'presence', person, online, lastSeen } as const
        await sendFrame(
          house,
          rows.map(({ watcher }) => watcher),
          frame,
        )
      }
    }
  }

  /** Records that this node is alive, and that the people of dead nodes have left. */
  async function sign(): Promise<void> {
    try {
      await db.as(system, async (tx) => {
        const now = clock.now()
        const wasForgotten = await signIn(tx, node, keys.ids[0], now)
        if (wasForgotten) for (const person of present) forget(person)
        const silent = new Date(now.getTime() - nodeGoneAfter)
        const { rows } = await sql<{ id: string; seen_at: Date }>`
          delete from nodes where id in (select id from nodes where seen_at < ${silent} for update skip locked) returning id, seen_at`.execute(
          tx,
        )
        for (const { id, seen_at } of rows) await announce(tx, await depart(tx, id, null, seen_at))
      })
    } catch (fault) {
      log('warn', 'presence.unsigned', traceOf(fault))
    }
  }

  let signing: ReturnType<typeof setInterval> | undefined
  const keepSigning = () => {
    signing ??= setInterval(sign, signEvery)
  }
  return {
    sign,
    keepSigning,
    /** A person has opened a socket here, whether the first or another one. */
    come(person: string) {
      clearTimeout(leaving.get(person))
      leaving.delete(person)
      keepSigning()
      note(person)
    },
    /** A person's last socket here has closed. */
    go(person: string) {
      clearTimeout(leaving.get(person))
      leaving.set(
        person,
        setTimeout(() => {
          leaving.delete(person)
          note(person)
        }, staysFor),
      )
    },
    /** Leaves the rows in place: people reach the next node before this one counts as gone. */
    async stop() {
      clearInterval(signing)
      clearTimeout(writing)
      for (const timer of leaving.values()) clearTimeout(timer)
      await line
    },
  }
}

/** True if the node had no row: it is new, or others have removed it. */
async function signIn(tx: Tx, node: string, sealsWith: string | undefined, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into nodes (id, seals_with, seen_at) values (${node}, ${sealsWith}, ${now})
      on conflict (id) do update set seen_at = excluded.seen_at returning old.id is null as is_new`.execute(
    tx,
  )
  return rows[0]?.is_new ?? false
}

/** Returns the people who were not at any living node before. */
async function arrive(tx: Tx, node: string, people: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with come as (
      insert into presences (user_id, nodes, last_seen_at)
        select id, array[${node}::uuid], ${now} from unnest(${people}::uuid[]) as known(id) order by id
        on conflict (user_id) do update set nodes = array_append(array_remove(presences.nodes, ${node}::uuid), ${node}::uuid)
        returning user_id, old.nodes as before
    )
    select user_id from come
      where not exists (select from nodes where id = any(before) and seen_at > ${new Date(now.getTime() - nodeGoneAfter)})`.execute(
    tx,
  )
  return rows.map(({ user_id }) => user_id)
}

/** Returns the people who are no longer at any node. Without `people` the whole node departs. */
async function depart(tx: Tx, node: string, people: readonly string[] | null, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; is_gone: boolean }>`
    update presences set nodes = array_remove(nodes, ${node}::uuid), last_seen_at = greatest(last_seen_at, ${now}::timestamptz)
      where nodes @> array[${node}::uuid] and (${people === null} or user_id = any(${people ?? []}::uuid[]))
      returning user_id, nodes = '{}' as is_gone`.execute(tx)
  return rows.filter(({ is_gone }) => is_gone).map(({ user_id }) => user_id)
}
