import type { RawBuilder } from 'kysely'
import { system } from '../data/db.ts'
import type { House } from '../house.ts'

/** How to query the database about the files of each folder. */
export type FileFolders = Readonly<
  Record<
    string,
    {
      /** Those of the ids that a row still refers to. */
      known(ids: readonly string[]): RawBuilder<{ id: string }>
      /** The names of the newest files, up to this many. */
      newest(most: number): RawBuilder<{ name: string }>
    }
  >
>

const hour = 3_600_000
const batch = 500

/** Nightly: deletes half-written files, and files whose row was never written or was erased with its person. */
export const sweepFiles =
  (folders: FileFolders) =>
  async (house: House): Promise<void> => {
    const before = house.clock.now().getTime() - hour
    const ask: Ask = (statement) => house.db.read(system, () => statement)
    const waiting: string[] = []
    let removed = 0
    const flush = async () => {
      for (const name of await findOrphans(ask, folders, waiting.splice(0))) {
        await house.files.remove(name)
        removed++
      }
    }
    for await (const { name, keptAt } of house.files.list()) {
      if (keptAt.getTime() <= before) waiting.push(name)
      if (waiting.length >= batch) await flush()
    }
    await flush()
    if (removed > 0) house.log('info', 'files.swept', { removed })
  }

type Ask = <Row>(statement: RawBuilder<Row>) => Promise<Row[]>

/** Those of the names that no row refers to. */
export async function findOrphans(
  ask: Ask,
  folders: FileFolders,
  names: readonly string[],
): Promise<string[]> {
  const left: string[] = []
  for (const [folder, { known: knownAmong }] of Object.entries(folders)) {
    const mine = names.filter((name) => name.startsWith(`${folder}/`))
    const ids = [...new Set(mine.map(idIn).filter((id) => id !== null))]
    const kept = ids.length > 0 ? await ask(knownAmong(ids)) : []
    const known = new Set(kept.map(({ id }) => id))
    left.push(...mine.filter((name) => isHalf(name) || !known.has(idIn(name) ?? '')))
  }
  return left
}

/** A file has this suffix until it is fully written. */
const isHalf = (name: string) => name.endsWith('.part')

const idIn = (name: string): string | null =>
  /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.|$)/.exec(name)?.[1] ?? null
