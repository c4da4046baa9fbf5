import { setTimeout as pause } from 'node:timers/promises'
import { type Drill, seconds, unless } from '../drill.ts'
import { countHalves, countSurvivors } from '../ledger.ts'
import { startProduct } from '../product.ts'
import { write } from '../writers.ts'

const inFlight = 15

export const drain: Drill = {
  name: 'server told to stop',
  promise: 'SIGTERM: what is in flight is answered, new callers are not, exit 0 within 10 s',
  async run(folder) {
    const product = await startProduct(folder)
    const owner = await product.owner()
    await owner.query('begin; lock table newsletter_subscribers in exclusive mode')
    const emails = Array.from({ length: inFlight }, (_, at) => `in-flight-${at}@example.sa`)
    const statuses = emails.map((email) => write(product.origin, email, 'newsletter'))
    await pause(500)
    const told = performance.now()
    product.signal('SIGTERM')
    await pause(300)
    const late = await write(product.origin, 'late@example.sa', 'newsletter')
    await owner.query('commit')
    await owner.end()
    const answers = await Promise.all(statuses)
    const code = await product.ended
    const took = performance.now() - told

    const acknowledged = emails.filter((_, at) => answers[at] === 202)
    const next = await startProduct(folder)
    const witness = await next.owner()
    const survived = await countSurvivors(witness, acknowledged)
    const halves = await countHalves(witness)
    await witness.end()
    await next.stop()
    return {
      acknowledged: acknowledged.length,
      survived,
      seen: `${acknowledged.length} of ${inFlight} in flight answered, a new caller got ${late || 'no connection'}, exit ${code} after ${seconds(took)}`,
      faults: unless(
        [acknowledged.length === inFlight, `requests in flight were answered ${answers.join(', ')}`],
        [survived === acknowledged.length, `${acknowledged.length - survived} acknowledged rows are gone`],
        [halves === 0, `${halves} changes are there by half`],
        [late === 0 || late === 503, `a new caller was answered with ${late}`],
        [code === 0, `the exit code was ${code}`],
        [took < 10_000, `stopping took ${seconds(took)}`],
      ),
    }
  },
}
