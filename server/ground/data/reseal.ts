import { sql } from 'kysely'
import type { House } from '../house.ts'
import { nodeGoneAfter } from '../realtime/presence-of.ts'
import { BadSettings } from '../settings.ts'
import { type Database, system } from './db.ts'
import { readHold } from './hold.ts'
import type { KeyRing } from './key-ring.ts'
import { retiredKeys } from './retired-keys.ts'

type Resealing = Pick<House, 'db' | 'keys' | 'clock' | 'log'>

export type Resealed = {
  sealsWith: string
  /** How many values were resealed, by place. */
  anew: ReadonlyMap<string, number>
  /** For each other key of the ring, how many values only that key opens, and since when there have been none. */
  others: { id: string; left: number; retiredAt: Date | null }[]
  /** Values under the id of another key of the ring that no key opens. */
  damaged: number
  /** Values under the id of a key that is not on the ring. */
  foreign: number
}

/**
 * Reseals all values that other keys of the ring have sealed, so that the first key alone can open them. Runs only
 * while every node seals with the first key: a value that a node still sealed with another key would be lost with
 * that key.
 */
export async function reseal(house: Resealing): Promise<Resealed> {
  const { db, keys, clock, log } = house
  if (await readHold(db)) throw new BadSettings(held)
  await assertAllSealWith(house)
  const [sealsWith = '', ...others] = keys.ids
  const anew = new Map<string, number>()
  let damaged = 0
  for (const place of await placesOf(db, others)) {
    const done = await resealPlace(house, place, others)
    anew.set(place, done.anew)
    damaged += done.damaged
  }
  await assertAllSealWith(house)
  const left = new Map<string, number>()
  for (const { key_id, count } of await countByKey(house)) left.set(key_id, count)
  const now = clock.now()
  const retired = others.filter((id) => !left.get(id))
  await retire(db, retired, now)
  log('info', 'keys.resealed', { anew: sum(anew.values()), damaged, retired: retired.join(' ') })
  const since = new Map((await retiredKeys(db)).map(({ id, retired_at }) => [id, retired_at]))
  return {
    sealsWith,
    anew,
    others: others.map((id) => ({ id, left: left.get(id) ?? 0, retiredAt: since.get(id) ?? null })),
    damaged,
    foreign: sum([...left].filter(([id]) => !keys.ids.includes(id)).map(([, count]) => count)),
  }
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0)

const held =
  'This database was restored from a backup and is on hold: release it first. Nothing was sealed again.'

/** Each node records in `nodes` which key it seals with; a node of an older version records none. */
async function assertAllSealWith({ db, keys, clock }: Resealing): Promise<void> {
  const alive = new Date(clock.now().getTime() - nodeGoneAfter)
  const nodes = await db.read(system, (tx) =>
    tx.selectFrom('nodes').select('seals_with').where('seen_at', '>', alive),
  )
  const other = nodes.find(({ seals_with }) => seals_with !== keys.ids[0])
  if (!other) return
  const what = other.seals_with ? `with ${other.seals_with}` : 'with it cannot be said which key'
  throw new BadSettings(
    `A running server seals ${what}, but this command would seal with ${keys.ids[0]}: put the same key first on every server, restart them, wait ${nodeGoneAfter / 1_000} seconds, and try again.`,
  )
}

const placesOf = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.read(
    system,
    () => sql<{ place: string }>`
      select place from sealed_by_ring where key_id = any (${[...ids]}) group by 1 order by 1`,
  )
  return rows.map(({ place }) => place)
}

const batch = 1_000

type Row = { id: string; bound: string; sealed: Buffer }

/** Values that change meanwhile are already sealed with the first key. */
async function resealPlace({ db, keys }: Resealing, place: string, others: readonly string[]) {
  const done = { anew: 0, damaged: 0 }
  let last: string | undefined = ''
  while (last !== undefined) {
    const rows: Row[] = await db.read(
      system,
      () => sql<Row>`
        select id, bound, sealed from sealed_by_ring
          where place = ${place} and key_id = any (${[...others]}) and id collate "C" > ${last ?? ''}
          order by id collate "C" limit ${batch}`,
    )
    const opened = rows.flatMap((row) => {
      const becomes = sealedAnew(keys, row)
      return becomes ? [{ ...row, becomes }] : []
    })
    done.damaged += rows.length - opened.length
    const [ids, was, becomes] = [
      opened.map(({ id }) => id),
      opened.map(({ sealed }) => sealed),
      opened.map((each) => each.becomes),
    ]
    await db.as(system, async (tx) => {
      const { rows } = await sql<{ count: number }>`
        select app.reseal(${place}, ${ids}::text[], ${was}::bytea[], ${becomes}::bytea[]) as count`.execute(
        tx,
      )
      done.anew += rows[0]?.count ?? 0
    })
    last = rows.at(-1)?.id
  }
  return done
}

function sealedAnew(keys: KeyRing, { sealed, bound }: Row): Buffer | null {
  try {
    return keys.seal(keys.open(sealed, bound), bound)
  } catch {
    return null
  }
}

/** Values that none of the ring's keys opens are not counted as theirs: they are no reason to keep a key. */
async function countByKey({ db, keys }: Resealing): Promise<{ key_id: string; count: number }[]> {
  const [first, ...others] = keys.ids
  const rows = await db.read(
    system,
    () => sql<{ key_id: string; count: number }>`
      select key_id, count(*)::int as count from sealed_by_ring
        where key_id <> ${first} and key_id <> all (${others}) group by 1`,
  )
  const left = await db.read(
    system,
    () => sql<Row & { key_id: string }>`
      select key_id, id, bound, sealed from sealed_by_ring where key_id = any (${others})`,
  )
  const openable = Map.groupBy(
    left.filter((row) => sealedAnew(keys, row)),
    ({ key_id }) => key_id,
  )
  return [...rows, ...[...openable].map(([key_id, { length }]) => ({ key_id, count: length }))]
}

const retire = (db: Database, ids: readonly string[], now: Date) =>
  db.as(system, (tx) =>
    sql`insert into retired_keys (id, retired_at) select id, ${now} from unnest(${[...ids]}::text[]) as id
      on conflict do nothing`.execute(tx),
  )
