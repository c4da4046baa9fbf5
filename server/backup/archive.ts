import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import { type DumpedTable, qualifiedName } from '#server/ground/data/dumped-tables.ts'
import { BadSettings } from '#server/ground/settings.ts'

/** A backup folder: `tables/`, `files/` with a list of them, the erased people, and `manifest.json`, written last. */
const manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  files: z.object({ count: z.int(), bytes: z.number(), sha256: z.string() }),
  /** Ids of the keys that decrypt the data. The keys themselves are not in the archive. */
  keys: z.array(z.string()),
})
export type Manifest = z.output<typeof manifest>

const kept = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })
export type ArchivedFile = z.output<typeof kept>

export const fileOf = (folder: string, name: string) => join(folder, 'files', name)
export const fileListOf = (folder: string) => join(folder, 'files.jsonl')
export const erasedListOf = (folder: string) => join(folder, 'erased.jsonl')
const tableOf = (folder: string, table: Pick<DumpedTable, 'schema' | 'name'>) =>
  join(folder, 'tables', `${qualifiedName(table)}.copy.gz`)
const manifestOf = (folder: string) => join(folder, 'manifest.json')

export const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Compresses the rows while writing and resolves once they are on disk, with the digest of the compressed file. */
export async function writeTable(folder: string, table: DumpedTable, rows: Readable): Promise<string> {
  const hash = createHash('sha256')
  const seen = new PassThrough()
  seen.on('data', (bytes) => hash.update(bytes))
  await pipeline(rows, createGzip({ level: 4 }), seen, createWriteStream(tableOf(folder, table), synced))
  return hash.digest('hex')
}

export const readTable = (folder: string, table: DumpedTable): Readable =>
  pipelined(createReadStream(tableOf(folder, table)), createGunzip())

/** `pipe` does not forward errors, so a failed read must destroy the unzip stream explicitly. */
function pipelined(source: Readable, unpacked: ReturnType<typeof createGunzip>): Readable {
  source.on('error', (fault) => unpacked.destroy(fault))
  return source.pipe(unpacked)
}

const synced = { mode: 0o600, flags: 'wx', flush: true } as const

export async function archiveFile(folder: string, name: string, bytes: Buffer): Promise<ArchivedFile> {
  const path = fileOf(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { mode: 0o600, flag: 'wx', flush: true })
  return { name, bytes: bytes.length, sha256: digest(bytes) }
}

export async function* readFileList(folder: string): AsyncIterable<ArchivedFile> {
  for await (const line of createInterface({ input: createReadStream(fileListOf(folder)) }))
    yield kept.parse(JSON.parse(line))
}

export async function openArchive(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => null)
  if (text === null) throw new BadSettings(`${folder} is not a complete archive: it has no manifest.json.`)
  const read = manifest.safeParse(parsed(text))
  if (!read.success)
    throw new BadSettings(`${folder} was made by a version of Nabta whose archives this version cannot read.`)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export async function closeArchive(folder: string, whole: Manifest): Promise<void> {
  await writeFile(manifestOf(folder), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600, flush: true })
}

/** Checks every byte of the archive before any of it is restored. */
export async function assertIntact(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const table of tables)
    if ((await digestOfFile(tableOf(folder, table))) !== table.sha256)
      throw damaged(folder, qualifiedName(table))
  if ((await digestOfFile(fileListOf(folder))) !== files.sha256) throw damaged(folder, 'the list of files')
  for await (const { name, sha256 } of readFileList(folder))
    if ((await digestOfFile(fileOf(folder, name))) !== sha256) throw damaged(folder, name)
}

const damaged = (folder: string, part: string) =>
  new BadSettings(
    `The archive ${folder} is damaged: ${part} differs from what was written. Nothing was restored.`,
  )

export async function digestOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  } catch {
    return null
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
