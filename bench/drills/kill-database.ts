import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { type Drill, seconds, stillAlive, unless } from '../drill.ts'
import { startFakeSmtp } from '../fake-smtp.ts'
import { workOffJobs } from '../jobs.ts'
import { compareLetters, countHalves, countSurvivors } from '../ledger.ts'
import { backAfter, startProbe } from '../probe.ts'
import { startProduct } from '../product.ts'
import { startWriters, unexpected } from '../writers.ts'

export const killDatabase: Drill = {
  name: 'database killed',
  promise:
    'kill -9 of the postmaster under 8 writers: 503 within 2 s, back within 5 s, nothing lost, each letter sent once',
  async run(folder, rounds) {
    const smtp = await startFakeSmtp(await freePort())
    const product = await startProduct(folder, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
    try {
      const writers = startWriters(product.origin)
      const probe = startProbe(product.origin)
      let slowestReturn = 0
      let done = 0
      while (done < rounds && Number.isFinite(slowestReturn)) {
        done++
        await pause(300 + Math.random() * 700)
        process.kill(await product.postmaster(), 'SIGKILL')
        slowestReturn = Math.max(slowestReturn, await backAfter(probe, performance.now()))
      }
      await writers.stop()
      await probe.stop()
      const [lives, died] = stillAlive(product)
      if (!lives) return { acknowledged: writers.acknowledged.length, survived: 0, seen: '', faults: [died] }

      const owner = await product.owner()
      const stuck = await workOffJobs(owner)
      const survived = await countSurvivors(owner, writers.acknowledged)
      const halves = await countHalves(owner)
      const { missing, twice } = await compareLetters(owner, smtp)
      await owner.end()
      const slowest = Math.max(writers.slowest(), probe.slowest())
      const lost = writers.acknowledged.length - survived
      return {
        acknowledged: writers.acknowledged.length,
        survived,
        seen: `${done} rounds, slowest answer ${seconds(slowest)}, slowest recovery ${seconds(slowestReturn)}, ${missing} letters missing, ${twice} twice`,
        faults: [
          ...unless(
            [lost === 0, `${lost} acknowledged rows are gone`],
            [halves === 0, `${halves} changes are half done`],
            [stuck === 0 && missing === 0, `${missing} letters were not sent, ${stuck} jobs are stuck`],
            [twice === 0, `${twice} letters were sent twice`],
            [slowest < 2_000, `an answer took ${seconds(slowest)}`],
            [slowestReturn < 5_000, `it took ${seconds(slowestReturn)} to recover`],
            [probe.strange.length === 0, `readiness also returned ${probe.strange.slice(0, 3).join(', ')}`],
          ),
          ...unexpected(writers, 201, 202, 503),
        ],
      }
    } finally {
      await product.stop()
      await smtp.close()
    }
  },
}
