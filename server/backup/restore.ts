import { mkdir, readFile } from 'node:fs/promises'
import { events } from '#server/events.ts'
import { writeAuditedKinds } from '#server/ground/data/audited-kinds.ts'
import { parseKeys, readKeyFile, writeKeyFile } from '#server/ground/data/key-file.ts'
import { openKeyRing } from '#server/ground/data/key-ring.ts'
import { isEmptyDatabase, loadTables } from '#server/ground/data/load-tables.ts'
import { assertKnown, migrate } from '#server/ground/data/migrate.ts'
import { type Files, openFiles } from '#server/ground/files/files.ts'
import { BadSettings, type Settings } from '#server/ground/settings.ts'
import { databaseFor } from '#server/start.ts'
import { assertIntact, fileOf, type Manifest, openArchive, readFileList, readTable } from './archive.ts'

/**
 * Loads an archive into an empty database and store, and holds it, so that nobody is contacted or paid before its
 * release.
 */
export async function restore(
  settings: Settings,
  folder: string,
  keysFile: string | undefined,
  now: Date,
): Promise<Manifest> {
  const manifest = await openArchive(folder)
  await assertKnown(manifest.migrations)
  const keys = await keysFor(settings, keysFile)
  assertOpens(manifest, keys)
  await assertIntact(folder, manifest)
  const files = openFiles(settings)
  await assertEmpty(files)
  const closing: (() => Promise<void>)[] = []
  try {
    await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
    const ownerUrl = await databaseFor(settings, true, closing)
    if (!(await isEmptyDatabase(ownerUrl)))
      throw new BadSettings(
        'This database is not empty, and an archive can only be restored into an empty one. Create a new database, or set DATA_DIR to another folder.',
      )
    if (!settings.secretKeys && !(await readKeyFile(settings.dataDir)))
      await writeKeyFile(settings.dataDir, keys)
    await migrate(ownerUrl, { only: new Set(manifest.migrations.map(({ name }) => name)) })
    await restoreFiles(folder, files)
    const { tables, sequences } = manifest
    const dump = { at: new Date(manifest.at), tables, sequences, read: readTable.bind(null, folder) }
    await loadTables(ownerUrl, dump, now)
    await migrate(ownerUrl)
    await writeAuditedKinds(ownerUrl, events)
    return manifest
  } finally {
    for (const end of closing.reverse()) await end()
  }
}

async function keysFor({ secretKeys, dataDir }: Settings, file: string | undefined): Promise<string[]> {
  if (secretKeys && file)
    throw new BadSettings('Both SECRET_KEYS and --keys are given: leave out one of them.')
  const given = file === undefined ? null : await readFile(file, 'utf8').catch(() => null)
  if (file !== undefined && given === null) throw new BadSettings(`The file of keys does not exist: ${file}`)
  const keys = secretKeys ?? (given === null ? await readKeyFile(dataDir) : parseKeys(given))
  if (!keys)
    throw new BadSettings(
      'An archive contains no keys: name the file that the backup wrote with --keys FILE, or set SECRET_KEYS.',
    )
  if (keys.length === 0 || keys.some((key) => Buffer.from(key, 'base64').length !== 32))
    throw new BadSettings(`${file ?? 'secret-keys'} must contain keys of 32 bytes in base64, one per line.`)
  return keys
}

function assertOpens({ keys: needed }: Manifest, keys: readonly string[]): void {
  const { ids } = openKeyRing(keys)
  const missing = needed.filter((id) => !ids.includes(id))
  if (missing.length > 0)
    throw new BadSettings(
      `These are not the keys of this archive: it was made with ${needed.join(', ')}, but ${missing.join(', ')} is not among the given ones (${ids.join(', ')}). Nothing was restored.`,
    )
}

async function assertEmpty(files: Files): Promise<void> {
  for await (const { name } of files.list())
    throw new BadSettings(
      `There are files already where they are to go (${name}): an archive is restored into an empty folder or bucket.`,
    )
}

const atOnce = 8

async function restoreFiles(folder: string, files: Files): Promise<void> {
  const names: string[] = []
  const flush = () =>
    Promise.all(names.splice(0).map(async (name) => files.keep(name, await readFile(fileOf(folder, name)))))
  for await (const { name } of readFileList(folder)) {
    names.push(name)
    if (names.length === atOnce) await flush()
  }
  await flush()
}
