import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/back-up.ts'
import { readSettings } from '#server/ground/settings.ts'
import { reportAndExit } from './until-stopped.ts'

const usage = `Usage: npm run backup -- DIRECTORY [--keys-to OTHER_PLACE]
Writes an archive into DIRECTORY, as a folder named after the day and time. The server may be running or stopped.
The keys go to OTHER_PLACE. Store them apart from the archive: without them nobody can read what is sealed in it.`

async function run(): Promise<void> {
  const { to, keysTo } = given()
  const started = performance.now()
  const { folder, keys, rows, manifest } = await backUp(readSettings(), { to, keysTo })
  const { count, bytes } = manifest.files
  console.log(
    `Backed up ${manifest.tables.length} tables with ${rows} rows and ${count} files (${megabytes(bytes)}) as of ${manifest.at} to ${folder} in ${((performance.now() - started) / 1_000).toFixed(1)} s.`,
  )
  console.log(
    keys
      ? `The keys are in ${keys}.`
      : 'The archive does not contain the keys: store SECRET_KEYS, or DATA_DIR/secret-keys, in another place (--keys-to).',
  )
}

function given(): { to: string; keysTo: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      options: { 'keys-to': { type: 'string' } },
      allowPositionals: true,
    })
    const [to, ...more] = positionals
    if (to && more.length === 0) return { to, keysTo: values['keys-to'] }
  } catch {}
  console.error(usage)
  process.exit(2)
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

try {
  await run()
} catch (fault) {
  reportAndExit(fault)
}
