import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { signIn } from '#contract/accounts/sign-in.ts'
import { listReadings } from '#contract/health/sharing.ts'
import { checkReady } from '#contract/health-checks.ts'
import { readPlatformHealth } from '#contract/platform/health.ts'
import { startEmbedded } from '#server/ground/data/embedded/postgres.ts'
import { parseKeys } from '#server/ground/data/key-file.ts'
import { openKeyRing } from '#server/ground/data/key-ring.ts'
import { openPersonKey } from '#server/ground/data/person-keys.ts'
import { openOwner } from '#server/ground/data/pools.ts'
import { differing, readAgain, readEverything } from '#test/read-everything.ts'
import { type Drill, seconds, unless } from '../drill.ts'
import { countJobs, workOffJobs } from '../jobs.ts'
import { countHalves } from '../ledger.ts'
import { type Product, startProduct } from '../product.ts'
import { startWriters } from '../writers.ts'

const accounts = ['patient', 'dietitian', 'admin', 'both']

export const restoreBackup: Drill = {
  name: 'backup restored elsewhere',
  promise:
    'a backup under load is one consistent moment; its copy answers every GET of four accounts alike and sends nothing before its release',
  async run(folder) {
    const at = (name: string) => join(folder, name)
    const original = await startProduct(at('original'), { DEMO: '1' })
    const stopping = [original.stop]
    try {
      const load = await underLoad(original, at)
      const visitors = await signedIn(original)
      const reads = await Promise.all(visitors.map((headers) => readEverything({ ...original, headers }, 20)))
      for (const read of reads) for (const path of ofThePlace) read.delete(path)
      await command('backup', original.folder, at('archives'), '--keys-to', at('keys'))
      const keys = await latestIn(at('keys'))
      await command('restore', at('copy'), await latestIn(at('archives')), '--keys', keys)
      const copy = await startProduct(at('copy'), { DEMO: '1' })
      stopping.push(copy.stop)
      const differences: string[] = []
      for (const [place, read] of reads.entries()) {
        const headers = visitors[place] ?? {}
        differences.push(...differing(read, await readAgain({ ...copy, headers }, read), withoutOwn))
      }
      const owner = await copy.owner()
      const [waiting, unsealed] = [await countJobs(owner), await countUnsealed(owner, keys)]
      const files = await countDifferentFiles(original.folder, copy.folder)
      await pause(5_000)
      const isStill = (await countJobs(owner)) === waiting && (await lettersOf(copy.folder)) === 0
      await command('restore', copy.folder, '--release', '--erased', 'nobody')
      const left = await workOffJobs(owner)
      const letters = await lettersOf(copy.folder)
      await owner.end()
      const asked = reads.reduce((sum, read) => sum + read.size, 0)
      return {
        acknowledged: load.rows,
        survived: load.kept,
        seen: `backed up in ${seconds(load.took)} beside ${load.writes} writes; compared ${asked} answers of four accounts, ${differences.length} differ; ${letters} letters after the release`,
        faults: [
          ...load.faults,
          ...differences.slice(0, 10).map((each) => `the copy answers differently: ${each}`),
          ...unless(
            [unsealed === 0, `${unsealed} keys of people do not open`],
            [files === 0, `${files} files differ`],
            [isStill, 'jobs ran or mail was sent before the release'],
            [left === 0, `${left} jobs are left after the release`],
          ),
        ],
      }
    } finally {
      for (const stop of stopping) await stop()
    }
  },
}

/** Checks that the backup contains everything that was acknowledged before it began, and no half-done change. */
async function underLoad(product: Product, at: (name: string) => string) {
  const writers = startWriters(product.origin)
  while (writers.acknowledged.length < 100) await pause(50)
  const before = writers.acknowledged.length
  const began = performance.now()
  await command('backup', product.folder, at('archives under load'))
  const took = performance.now() - began
  await writers.stop()
  const acknowledged = writers.acknowledged.slice(0, before)
  await command(
    'restore',
    at('copy under load'),
    await latestIn(at('archives under load')),
    '--keys',
    join(product.folder, 'secret-keys'),
  )
  const database = await startEmbedded(at('copy under load'))
  const owner = await openOwner(database.url)
  const { rows } = await owner.query(
    `select count(distinct email)::int as kept from (select email::text from newsletter_subscribers union all select email from survey_answers) as held
      where email = any ($1)`,
    [acknowledged],
  )
  const halves = await countHalves(owner)
  await owner.end()
  await database.stop()
  const original = await product.owner()
  await workOffJobs(original)
  await original.end()
  return {
    took,
    rows: acknowledged.length,
    kept: rows[0].kept as number,
    writes: writers.acknowledged.length,
    faults: unless(
      [rows[0].kept === acknowledged.length, 'rows acknowledged before the backup are missing'],
      [halves === 0, `${halves} changes in the backup are half done`],
    ),
  }
}

/**
 * Their answers depend on the installation: the size of the database, whether it is on hold, and the list of who has
 * read what, which this drill changes.
 */
const ofThePlace = [readPlatformHealth.path, checkReady.path, listReadings.path]

/**
 * Removes parts that depend on each server's clock and port: when a person was last seen, how long a session lasts,
 * and the stored link of a call.
 */
const withoutOwn = (answer: string): string =>
  answer.replace(/"(?:seenAt|expiresAt|until)":"[^"]*"|DTSTAMP:\w+|http:\/\/localhost:\d+/g, '')

async function command(name: string, dataDir: string, ...words: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, ['bin/run.js', name, ...words], { env })
}

const latestIn = async (folder: string) => join(folder, (await readdir(folder)).sort().at(-1) ?? '')

const signedIn = ({ origin }: Product): Promise<Record<string, string>[]> =>
  Promise.all(
    accounts.map(async (name) => {
      const answer = await fetch(origin + signIn.path, {
        method: signIn.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${name}@nabta.test`, password: 'nabta-demo' }),
      })
      const lines = answer.headers.getSetCookie()
      return { cookie: lines.map((line) => line.slice(0, line.indexOf(';'))).join('; ') }
    }),
  )

/** Counts people whose key, which seals all of their data, cannot be opened with the keys stored separately. */
async function countUnsealed(owner: Awaited<ReturnType<Product['owner']>>, file: string): Promise<number> {
  const ring = openKeyRing(parseKeys(await readFile(file, 'utf8')))
  const { rows } = await owner.query<{ id: string; key: Buffer }>(
    'select user_id as id, key_sealed as key from person_keys',
  )
  return rows.filter(({ id, key }) => !opens(() => openPersonKey(ring, id, key).seal('', ''))).length
}

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

async function countDifferentFiles(one: string, other: string): Promise<number> {
  const folder = join(one, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let different = 0
  for (const entry of entries.filter((each) => each.isFile() && !/(store|probes)$/.test(each.parentPath))) {
    const path = join(entry.parentPath, entry.name)
    const copied = await readFile(path.replace(one, other)).catch(() => null)
    if (!copied?.equals(await readFile(path))) different++
  }
  return different
}

const lettersOf = async (folder: string) => (await readdir(join(folder, 'outbox')).catch(() => [])).length
