import { globSync } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../bin/build.ts'

const memory = '/dev/shm'
const name = 'nabta-test-'
/** Enough for the template, the databases of a few workers, and a log. */
const needed = 4 * 2 ** 30

/**
 * The folder for all files of a run. Each test file copies and drops a database of a thousand files, which on a disk
 * takes a fifth of the time of all server tests, so the folder is in memory if there is enough.
 */
export async function makeRoom(): Promise<string> {
  const isRoomy = await statfs(memory).then(
    ({ bavail, bsize }) => Math.min(bavail * bsize, process.availableMemory() / 2) > needed,
    () => false,
  )
  const parent = isRoomy ? memory : tmpdir()
  await clearAway(parent)
  return mkdtemp(join(parent, `${name}${process.pid}-`))
}

/** Interrupted runs leave their folders behind, and memory is not cleared by itself. */
async function clearAway(parent: string) {
  for (const left of globSync(`${name}*-*`, { cwd: parent }))
    if (!isAlive(Number.parseInt(left.slice(name.length), 10)))
      await rm(join(parent, left), { recursive: true, force: true })
}
