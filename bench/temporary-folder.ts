import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs the work with a folder that is removed afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
