import { parseArgs } from 'node:util'
import { readErased } from '#server/backup/erased.ts'
import { releaseHold } from '#server/backup/release-hold.ts'
import { restore } from '#server/backup/restore.ts'
import { readSettings } from '#server/ground/settings.ts'
import { systemClock } from '#server/ground/time/clock.ts'
import { openHouse } from '#server/start.ts'
import { releasedWords } from './released-words.ts'
import { reportAndExit } from './until-stopped.ts'

const usage = `Usage:
  npm run restore -- ARCHIVE [--keys FILE]      restores into an empty database and an empty file store, and puts them on hold
  npm run restore -- --release --erased FILE    after you have looked: erases again, compares with the gateway, starts jobs and mail
ARCHIVE is a folder made by npm run backup. FILE after --keys is what it wrote to the place given by --keys-to.
FILE after --erased lists who was erased since: a newer archive, the server's log, or a list of ids. It may be given more
than once. Use "--erased nobody" if nobody was.`

type Order = { archive: string; keys: string | undefined } | { erased: string[] }

async function run(order: Order): Promise<void> {
  if ('erased' in order) return letGo(order.erased)
  const { at, tables, files } = await restore(readSettings(), order.archive, order.keys, systemClock.now())
  const rows = tables.reduce((sum, each) => sum + each.rows, 0)
  console.log(`Restored ${rows} rows and ${files.count} files as of ${at}. They are on hold.
Start the server and look: people can sign in and read, but nothing is changed, sent or paid.
Then: npm run restore -- --release --erased FILE`)
}

async function letGo(erased: string[]): Promise<void> {
  const people = await readErased(erased.filter((each) => each !== 'nobody'))
  const { house, close } = await openHouse(readSettings())
  console.log(releasedWords(await releaseHold(house, people).finally(close)))
}

function read(): Order {
  try {
    const { positionals, values } = parseArgs({
      options: {
        keys: { type: 'string' },
        release: { type: 'boolean' },
        erased: { type: 'string', multiple: true },
      },
      allowPositionals: true,
    })
    const [archive, ...more] = positionals
    if (values.release && !archive && values.erased && !values.keys) return { erased: values.erased }
    if (!values.release && archive && more.length === 0 && !values.erased)
      return { archive, keys: values.keys }
  } catch {}
  console.error(usage)
  process.exit(2)
}

try {
  await run(read())
} catch (fault) {
  reportAndExit(fault)
}
