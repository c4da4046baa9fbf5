import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '../settings.ts'
import { Unavailable } from '../unavailable.ts'
import { s3Files } from './s3-files.ts'

/** Storage for uploads, outside all folders that are served. We choose the names: `documents/` and an id. */
export type Files = {
  /** Resolves once the bytes would survive a power cut. */
  keep(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer | null>
  /** Deletes a file; repeating it has no effect. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<{ name: string; keptAt: Date }>
}

export function openFiles({ dataDir, storageUrl }: Pick<Settings, 'dataDir' | 'storageUrl'>): Files {
  const store = storageUrl === undefined ? onDisk(folderOf(dataDir)) : s3Files(storageUrl)
  return {
    keep: async (name, bytes) => store.keep(ours(name), bytes).catch(asGone),
    read: async (name) => store.read(ours(name)).catch(asGone),
    remove: async (name) => store.remove(ours(name)).catch(asGone),
    list: store.list,
  }
}

/** The location of the files, worded for an operator, without the secret key. */
export function describeStore({ dataDir, storageUrl }: Pick<Settings, 'dataDir' | 'storageUrl'>): string {
  if (storageUrl === undefined) return folderOf(dataDir)
  const { host, pathname } = new URL(storageUrl)
  return `the bucket ${host}${pathname}`
}

const folderOf = (dataDir: string) => join(dataDir, 'files')

/** A name that does not match our pattern never reaches the store. */
function ours(name: string): string {
  if (!/^[a-z]+\/[0-9a-z.-]+$/.test(name) || name.includes('..'))
    throw new Error('not a valid name for a stored file')
  return name
}

/** A full disk or a silent store: the request cannot be met now, and nothing half-written is left behind. */
function asGone(fault: unknown): never {
  throw new Unavailable('StoreGone', fault)
}

function onDisk(folder: string): Files {
  return {
    async keep(name, bytes) {
      const path = join(folder, name)
      const draft = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await written(draft, bytes)
        await rename(draft, path)
        await synced(dirname(path))
      } catch (fault) {
        await rm(draft, { force: true })
        throw fault
      }
    },
    read: (name) => readFile(join(folder, name)).catch(nothingThere),
    remove: (name) => rm(join(folder, name), { force: true }),
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere)
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const known = await stat(path).catch(nothingThere)
        if (known) yield { name: path.slice(folder.length + 1), keptAt: known.mtime }
      }
    },
  }
}

async function written(path: string, bytes: Buffer) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function synced(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function nothingThere(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null
  throw fault
}
