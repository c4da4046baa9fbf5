import { onGround } from '../bench/ground.ts'
import { type Measured, measure } from '../bench/measure.ts'
import { rowsOn } from '../bench/rows.ts'
import { tableOf } from '../bench/table.ts'
import { inTemporaryFolder } from '../bench/temporary-folder.ts'
import { buildWeb } from './build.ts'

if (process.platform !== 'linux') {
  console.error('The bench reads CPU time from /proc, so it runs on Linux only.')
  process.exit(1)
}

/** `npm run bench -- booking` measures only the rows whose names hold that word. */
const asked = process.argv.slice(2).join(' ')

const measured = await inTemporaryFolder(async (folder) => {
  await buildWeb()
  return onGround(folder, async (ground) => {
    const done: Measured[] = []
    const rows = rowsOn(ground).filter(({ name }) => new RegExp(asked, 'i').test(name))
    for (const row of rows) done.push(await measure(row))
    return done
  })
})

const ms = (value: number | undefined) => value?.toFixed(3) ?? ''
const limitOf = ({ row: { mostMs, mostRatio, mostBeyond } }: Measured) =>
  [mostMs && `${mostMs} ms`, mostRatio && `${mostRatio} times`, mostBeyond && `floor + ${mostBeyond} ms`]
    .filter(Boolean)
    .join(', ')
console.log(
  'CPU milliseconds a request, server and database together; both sides by turns, medians of 5 rounds.\n',
)
console.log(
  tableOf(
    ['what', 'Nabta', 'floor', 'ratio', 'limit', '', 'the floor'],
    measured.map((each) => [
      each.row.name,
      ms(each.ours),
      ms(each.floor),
      each.ratio?.toFixed(2) ?? '',
      limitOf(each),
      each.over ? 'OVER' : limitOf(each) && 'ok',
      each.row.floorName,
    ]),
  ),
)
process.exit(measured.some(({ over }) => over) ? 1 : 0)
