import { setTimeout as pause } from 'node:timers/promises'
import { type Drill, seconds, unless } from '../drill.ts'
import { workOffJobs } from '../jobs.ts'
import { countHalves, countSurvivors, countUnwritten } from '../ledger.ts'
import { startProduct } from '../product.ts'
import { startWriters } from '../writers.ts'

export const killServer: Drill = {
  name: 'server killed',
  promise: 'kill -9 under 8 writers loses nothing; the next start serves within 10 s and sends the letters',
  async run(folder, rounds) {
    const acknowledged: string[] = []
    let slowestStart = 0
    let product = await startProduct(folder)
    for (let round = 0; round < rounds; round++) {
      const writers = startWriters(product.origin)
      await pause(300 + Math.random() * 1_200)
      product.signal('SIGKILL')
      await product.ended
      await writers.stop()
      acknowledged.push(...writers.acknowledged)
      product = await startProduct(folder)
      slowestStart = Math.max(slowestStart, product.startedIn)
    }
    const owner = await product.owner()
    try {
      const stuck = await workOffJobs(owner)
      const survived = await countSurvivors(owner, acknowledged)
      const halves = await countHalves(owner)
      const unwritten = await countUnwritten(owner, folder)
      return {
        acknowledged: acknowledged.length,
        survived,
        seen: `${rounds} rounds, slowest start ${seconds(slowestStart)}, ${unwritten} letters missing`,
        faults: unless(
          [survived === acknowledged.length, `${acknowledged.length - survived} acknowledged rows are gone`],
          [halves === 0, `${halves} changes are half done`],
          [
            stuck === 0 && unwritten === 0,
            `${unwritten} letters were not sent, ${stuck} jobs are stuck as taken by a dead server`,
          ],
          [slowestStart < 10_000, `a start took ${seconds(slowestStart)}`],
        ),
      }
    } finally {
      await owner.end()
      await product.stop()
    }
  },
}
