import { parseArgs } from 'node:util'
import { readErased } from '#server/backup/erased.ts'
import { release } from '#server/backup/release.ts'
import { restore } from '#server/backup/restore.ts'
import { readSettings } from '#server/ground/settings.ts'
import { systemClock } from '#server/ground/time/clock.ts'
import { openHouse } from '#server/start.ts'
import { releasedWords } from './released-words.ts'
import { tell } from './until-stopped.ts'

const usage = `Use it like this:
  npm run restore -- ARCHIVE [--keys FILE]      into an empty database and an empty place for files, which are held then
  npm run restore -- --release --erased FILE    once you have looked: erases again, compares with the gateway, lets jobs and mail go
ARCHIVE is a folder that npm run backup has made, FILE behind --keys what it has written there with --keys-to.
FILE behind --erased says who was erased since: a newer archive, the server's log, or a list of ids; it may be given more
than once. "--erased nobody" says that nobody was.`

type Order = { archive: string; keys: string | undefined } | { erased: string[] }

async function run(order: Order): Promise<void> {
  if ('erased' in order) return letGo(order.erased)
  const { at, tables, files } = await restore(readSettings(), order.archive, order.keys, systemClock.now())
  const rows = tables.reduce((sum, each) => sum + each.rows, 0)
  console.log(`${rows} rows and ${files.count} files as of ${at} are restored, and held.
Start the server and look: people can sign in and read, and nothing is changed, sent or paid.
Then: npm run restore -- --release --erased FILE`)
}

async function letGo(erased: string[]): Promise<void> {
  const people = await readErased(erased.filter((each) => each !== 'nobody'))
  const { house, close } = await openHouse(readSettings())
  console.log(releasedWords(await release(house, people).finally(close)))
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
  tell(fault)
}
