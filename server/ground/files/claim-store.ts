import { randomUUID } from 'node:crypto'
import { system } from '../data/db.ts'
import { withProcessLock } from '../data/with-process-lock.ts'
import type { House } from '../house.ts'
import { BadSettings } from '../settings.ts'
import { describeStore } from './files.ts'
import type { FileFolders } from './sweep.ts'

type StoreHouse = Pick<House, 'db' | 'files' | 'clock' | 'settings'>

/** How many files of each kind are looked up in a store without a marker. */
const sample = 10
const markerName = 'store/marker'
const lock = 'nabta file store'

/**
 * Ties this database to the folder or bucket that holds its files: the store contains a marker that the database
 * knows. The first node to start marks its store; a node with any other store is refused.
 */
export const claimStore = (house: StoreHouse, ownerUrl: string, folders: FileFolders): Promise<void> =>
  withProcessLock(ownerUrl, lock, async () => {
    const known = await knownMarker(house)
    const found = await explainStoreFailure(house, readMarker(house))
    if (known?.marked_at) {
      if (found !== known.marker) throw new BadSettings(otherStore(house))
      return
    }
    // An earlier start that was killed between the two steps had already written the marker.
    if (found && found === known?.marker) return noteMarked(house)
    if (found) throw new BadSettings(storeOfAnother(house))
    const { named, held } = await heldFiles(house, folders)
    if (named > 0 && held === 0) throw new BadSettings(storeWithoutFiles(house, named))
    await mark(house)
  })

/** Ties this store to this database after a restore or a move, whatever either of them recorded before. */
export const adoptStore = (
  house: StoreHouse,
  ownerUrl: string,
  folders: FileFolders,
): Promise<{ named: number; held: number }> =>
  withProcessLock(ownerUrl, lock, async () => {
    await mark(house)
    return heldFiles(house, folders)
  })

async function knownMarker({ db }: StoreHouse) {
  const [row] = await db.read(system, (tx) => tx.selectFrom('file_store').select(['marker', 'marked_at']))
  return row
}

async function readMarker({ files }: StoreHouse): Promise<string | undefined> {
  return (await files.read(markerName))?.toString('utf8').trim()
}

/** The database records the new marker first, so that a kill at any moment leaves no doubt about whose marker it is. */
async function mark(house: StoreHouse): Promise<void> {
  const marker = randomUUID()
  await house.db.as(system, (tx) =>
    tx
      .insertInto('file_store')
      .values({ marker })
      .onConflict((known) => known.column('is_only').doUpdateSet({ marker, marked_at: null }))
      .execute(),
  )
  await explainStoreFailure(house, house.files.keep(markerName, Buffer.from(`${marker}\n`)))
  await noteMarked(house)
}

async function noteMarked({ db, clock }: StoreHouse): Promise<void> {
  await db.as(system, (tx) => tx.updateTable('file_store').set({ marked_at: clock.now() }).execute())
}

/** Counts the newest files that the database names, and how many of them the store holds. */
async function heldFiles(house: StoreHouse, folders: FileFolders): Promise<{ named: number; held: number }> {
  const names: string[] = []
  for (const { newest } of Object.values(folders)) {
    const rows = await house.db.read(system, () => newest(sample))
    names.push(...rows.map(({ name }) => name))
  }
  let held = 0
  for (const name of names) if (await explainStoreFailure(house, house.files.read(name))) held++
  return { named: names.length, held }
}

/** Reports an unusable store as a fault of the settings, or of the place that they point to. */
export async function explainStoreFailure<T>(
  { settings }: Pick<House, 'settings'>,
  asked: Promise<T>,
): Promise<T> {
  try {
    return await asked
  } catch (cause) {
    const { code, message } = cause as { code?: string; message: string }
    throw new BadSettings(
      `Files cannot be stored in ${describeStore(settings)} (${code ?? message}): it must exist, answer, and let this server read, write, list and delete. See ${settings.storageUrl ? 'STORAGE_URL' : 'DATA_DIR'} in docs/operating.md.`,
      { cause },
    )
  }
}

const adopt = 'If you have moved or restored them there on purpose, run `npm run admin -- adopt-files` first.'

const otherStore = ({ settings }: StoreHouse) =>
  `This database stores its files in another place than ${describeStore(settings)}. Give all servers the same folder (DATA_DIR/files on a shared disk) or the same bucket (STORAGE_URL). ${adopt}`

const storeOfAnother = ({ settings }: StoreHouse) =>
  `The files in ${describeStore(settings)} belong to another database. Choose another place with ${settings.storageUrl ? 'STORAGE_URL' : 'DATA_DIR'}. ${adopt}`

const storeWithoutFiles = ({ settings }: StoreHouse, named: number) =>
  `The files of this database are not in ${describeStore(settings)}: of the ${named} newest that it refers to, none is there. Point DATA_DIR or STORAGE_URL at the place that has them. ${adopt}`
