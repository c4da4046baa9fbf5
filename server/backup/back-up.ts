import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { qualifiedName } from '#server/ground/data/dumped-tables.ts'
import { formatKeys, readKeyFile } from '#server/ground/data/key-file.ts'
import { openKeyRing } from '#server/ground/data/key-ring.ts'
import { isWithinBaseline, readMigrations } from '#server/ground/data/migrate.ts'
import { openSnapshot, type Snapshot } from '#server/ground/data/snapshot.ts'
import { type Files, openFiles } from '#server/ground/files/files.ts'
import { findOrphans } from '#server/ground/files/sweep.ts'
import { BadSettings, type Settings } from '#server/ground/settings.ts'
import { fileFolders } from '#server/jobs.ts'
import { databaseFor } from '#server/start.ts'
import {
  archiveFile,
  closeArchive,
  digestOfFile,
  erasedListOf,
  fileListOf,
  type Manifest,
  syncFolder,
  writeTable,
} from './archive.ts'
import { erasedLine } from './erased.ts'

export type BackupTargets = { to: string; keysTo?: string | undefined }
export type BackupResult = { folder: string; keys: string | null; rows: number; manifest: Manifest }

/** Takes one snapshot of the database, then copies the files that it names. Later writes are not in the backup. */
export async function backUp(settings: Settings, places: BackupTargets): Promise<BackupResult> {
  assertApart(places)
  const keys = settings.secretKeys ?? (await readKeyFile(settings.dataDir))
  if (!keys)
    throw new BadSettings(`There is nothing to back up in ${settings.dataDir}: no server has run there yet.`)
  const closing: (() => Promise<void>)[] = []
  try {
    const snapshot = await openSnapshot(
      settings.backupDatabaseUrl ?? (await databaseFor(settings, false, closing)),
    )
    closing.push(snapshot.close)
    await assertCurrent(snapshot)
    const name = `nabta-${snapshot.at.toISOString().replaceAll(/[:.]/g, '-')}`
    const folder = join(places.to, name)
    const manifest = await write(folder, snapshot, openFiles(settings), openKeyRing(keys).ids)
    return {
      folder,
      keys: places.keysTo ? await keepKeys(places.keysTo, name, keys) : null,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      manifest,
    }
  } catch (fault) {
    throw inWords(fault)
  } finally {
    for (const end of closing.reverse()) await end()
  }
}

/** A thief who finds the archive must not find the keys beside it. */
function assertApart({ to, keysTo }: BackupTargets): void {
  if (keysTo === undefined) return
  const isWithin = (inner: string, outer: string) =>
    !relative(resolve(outer), resolve(inner)).startsWith('..')
  if (isWithin(keysTo, to) || isWithin(to, keysTo))
    throw new BadSettings(
      'Choose another place for the keys than for the archive: without them the archive is of no use to a thief.',
    )
}

async function assertCurrent({ migrations }: Snapshot): Promise<void> {
  const applied = new Set(migrations.map(({ name }) => name).filter((name) => !isWithinBaseline(name)))
  const wanted = await readMigrations()
  if (wanted.length !== applied.size || !wanted.every(({ name }) => applied.has(name)))
    throw new BadSettings(
      'The database belongs to another version: back it up with the version that runs on it, or start this version first.',
    )
}

async function write(
  folder: string,
  snapshot: Snapshot,
  files: Files,
  keys: readonly string[],
): Promise<Manifest> {
  const draft = `${folder}.part`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    await mkdir(join(draft, 'tables'), { mode: 0o700 })
    const manifest: Manifest = {
      format: 1,
      at: snapshot.at.toISOString(),
      migrations: snapshot.migrations,
      tables: await writeTables(draft, snapshot),
      sequences: snapshot.sequences.map(({ schema, name, value, isCalled }) => ({
        schema,
        name,
        value,
        isCalled,
      })),
      files: await writeFiles(draft, snapshot, files),
      keys: [...keys],
    }
    await writeErased(draft, snapshot)
    await closeArchive(draft, manifest)
    await syncFolder(draft)
    await rename(draft, folder)
    return manifest
  } catch (fault) {
    await rm(draft, { recursive: true, force: true })
    throw fault
  }
}

async function writeTables(folder: string, snapshot: Snapshot): Promise<Manifest['tables']> {
  const written: Manifest['tables'] = []
  for (const table of snapshot.tables) {
    const copy = snapshot.copy(table)
    const sha256 = await writeTable(folder, table, copy)
    const rows = await snapshot.count(table)
    if (copy.rowCount !== rows)
      throw new Error(`${qualifiedName(table)} has ${rows} rows but ${copy.rowCount} were copied`)
    written.push({ schema: table.schema, name: table.name, columns: table.columns, rows, sha256 })
  }
  return written
}

const atOnce = 8

/** Files uploaded after the snapshot have no row in it, and files deleted since have no bytes: both are left out. */
async function writeFiles(folder: string, snapshot: Snapshot, files: Files): Promise<Manifest['files']> {
  const list = createWriteStream(fileListOf(folder), { mode: 0o600, flags: 'wx', flush: true })
  const total = { count: 0, bytes: 0 }
  for await (const names of batches(files)) {
    const loose = new Set(await findOrphans(snapshot.rows, fileFolders, names))
    const named = names.filter((name) => (name.split('/')[0] ?? '') in fileFolders && !loose.has(name))
    for (let at = 0; at < named.length; at += atOnce) {
      const kept = await Promise.all(
        named.slice(at, at + atOnce).map(async (name) => {
          const bytes = await files.read(name)
          return bytes && archiveFile(folder, name, bytes)
        }),
      )
      for (const each of kept) {
        if (!each) continue
        list.write(`${JSON.stringify(each)}\n`)
        total.count++
        total.bytes += each.bytes
      }
    }
  }
  list.end()
  await finished(list)
  return { ...total, sha256: (await digestOfFile(fileListOf(folder))) ?? '' }
}

async function* batches(files: Files): AsyncIterable<string[]> {
  let names: string[] = []
  for await (const { name } of files.list()) {
    names.push(name)
    if (names.length < 500) continue
    yield names
    names = []
  }
  yield names
}

/** When an older archive is restored, this list shows whom to erase again. */
async function writeErased(folder: string, snapshot: Snapshot): Promise<void> {
  const erased = await snapshot.rows(
    sql<{
      person: string
      at: Date
    }>`select subject_id as person, at from events where kind = 'account.erased' order by id`,
  )
  await writeFile(erasedListOf(folder), erased.map(erasedLine).join(''), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
}

async function keepKeys(folder: string, name: string, keys: readonly string[]): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.keys`)
  await writeFile(path, formatKeys(keys), { mode: 0o600, flag: 'wx', flush: true })
  return path
}

/** Explains the two likely faults: a role that may not read everything, and a database that is not Nabta's. */
function inWords(fault: unknown): unknown {
  const { code, message } = fault as { code?: string; message?: string }
  const sentence = {
    '42501': `The database does not let this role read everything (${message}): create a role for backups with BYPASSRLS and name it in BACKUP_DATABASE_URL, as docs/operating.md says under Backups. Nothing was written.`,
    '42P01': 'There is nothing to back up in this database: no server has run on it yet.',
  }[code ?? '']
  return sentence ? new BadSettings(sentence, { cause: fault }) : fault
}
