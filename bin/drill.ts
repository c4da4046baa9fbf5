import { type Drill, type Outcome, seconds } from '../bench/drill.ts'
import { drills } from '../bench/drills.ts'
import { tableOf } from '../bench/table.ts'
import { inTemporaryFolder } from '../bench/temporary-folder.ts'
import { buildWeb } from './build.ts'

/** A number sets the rounds, words select drills: `npm run drill -- 50 server killed`. */
const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 5)
const wanted = words.filter((word) => !/^\d+$/.test(word)).join(' ')

if (process.platform !== 'linux') {
  console.error('The drills stop and kill processes through /proc, so they run on Linux only.')
  process.exit(1)
}

type Result = { drill: Drill; outcome: Outcome | { skipped: string } }

await buildWeb()
const results: Result[] = []
for (const drill of drills.filter(({ name }) => name.includes(wanted))) {
  const started = performance.now()
  const outcome = await inTemporaryFolder((folder) => drill.run(folder, rounds)).catch((fault: Error) => ({
    acknowledged: 0,
    survived: 0,
    seen: 'could not be completed',
    faults: [fault.stack ?? fault.message],
  }))
  results.push({ drill, outcome })
  console.log(`${verdictOf(outcome)}: ${drill.name} (${seconds(performance.now() - started)})`)
}

console.log(
  `\n${tableOf(
    ['accident', 'promise', 'acknowledged', 'survived', 'seen', ''],
    results.map(({ drill, outcome }) =>
      'skipped' in outcome
        ? [drill.name, drill.promise, '', '', outcome.skipped, 'skipped']
        : [
            drill.name,
            drill.promise,
            String(outcome.acknowledged),
            String(outcome.survived),
            outcome.seen,
            verdictOf(outcome),
          ],
    ),
  )}`,
)
const broken = results.flatMap(({ drill, outcome }) =>
  'skipped' in outcome ? [] : outcome.faults.map((fault) => `${drill.name}: ${fault}.`),
)
if (broken.length > 0) console.log(`\n${broken.join('\n')}`)
process.exit(broken.length > 0 || results.length === 0 ? 1 : 0)

function verdictOf(outcome: Result['outcome']): string {
  if ('skipped' in outcome) return 'skipped'
  return outcome.faults.length > 0 ? 'BROKEN' : 'ok'
}
