import { type Spread, type Timed, timeDelay } from '../bench/delays.ts'
import { withGround } from '../bench/ground.ts'
import { type Measured, measure } from '../bench/measure.ts'
import { openMessageDelay } from '../bench/message-delay.ts'
import { rowsOn } from '../bench/rows.ts'
import { tableOf } from '../bench/table.ts'
import { inTemporaryFolder } from '../bench/temporary-folder.ts'
import { buildWeb } from './build.ts'

if (process.platform !== 'linux') {
  console.error('The bench reads CPU time from /proc, so it runs on Linux only.')
  process.exit(1)
}

/** `npm run bench -- booking` measures only the rows whose names contain that word. */
const asked = process.argv.slice(2).join(' ')

const { measured, timed } = await inTemporaryFolder(async (folder) => {
  await buildWeb()
  return withGround(folder, async (ground) => {
    const isAsked = ({ name }: { name: string }) => new RegExp(asked, 'i').test(name)
    const measured: Measured[] = []
    for (const row of rowsOn(ground).filter(isAsked)) measured.push(await measure(row))
    const { delay, close } = await openMessageDelay(ground)
    const timed: Timed[] = isAsked(delay) ? [await timeDelay(delay)] : []
    close()
    return { measured, timed }
  })
})

const ms = (value: number | undefined) => value?.toFixed(3) ?? ''
const limitOf = ({ row: { mostMs, mostRatio, mostBeyond } }: Measured) =>
  [mostMs && `${mostMs} ms`, mostRatio && `${mostRatio} times`, mostBeyond && `floor + ${mostBeyond} ms`]
    .filter(Boolean)
    .join(', ')
console.log(
  'CPU milliseconds per request, server and database together; Nabta and floor in turn, medians of 5 rounds.\n',
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
const inTwo = ({ p50, p99 }: Spread, write: (value: number) => string = ms) => `${write(p50)} / ${write(p99)}`
const times = (value: number) => value.toFixed(0)
console.log('\nMilliseconds from end to end, p50 / p99, one at a time.\n')
console.log(
  tableOf(
    ['what', 'Nabta', 'floor', 'ratio', 'limit', '', 'the floor'],
    timed.map(({ delay, ours, floor, over }) => [
      delay.name,
      inTwo(ours),
      inTwo(floor),
      inTwo({ p50: ours.p50 / floor.p50, p99: ours.p99 / floor.p99 }, times),
      `${inTwo(delay.mostRatio, times)} times`,
      over ? 'OVER' : 'ok',
      delay.floorName,
    ]),
  ),
)
process.exit([...measured, ...timed].some(({ over }) => over) ? 1 : 0)
