import { setTimeout as pause } from 'node:timers/promises'
import { type Drill, seconds, stillAlive, unless } from '../drill.ts'
import { countHalves, countSurvivors } from '../ledger.ts'
import { backAfter, startProbe } from '../probe.ts'
import { familyOf } from '../processes.ts'
import { startProduct } from '../product.ts'
import { startWriters, unexpected } from '../writers.ts'

export const pauseDatabase: Drill = {
  name: 'database paused',
  promise:
    'stopped for 5 s: 503 within 2 s for new requests, within 7 s for those in flight; back within 5 s',
  async run(folder) {
    const product = await startProduct(folder)
    try {
      const writers = startWriters(product.origin)
      const probe = startProbe(product.origin)
      await pause(1_000)
      const family = familyOf(await product.postmaster())
      const paused = performance.now()
      for (const pid of family) process.kill(pid, 'SIGSTOP')
      await pause(5_000)
      for (const pid of family) process.kill(pid, 'SIGCONT')
      const back = await backAfter(probe, performance.now())
      await writers.stop()
      await probe.stop()

      const owner = await product.owner()
      const survived = await countSurvivors(owner, writers.acknowledged)
      const halves = await countHalves(owner)
      await owner.end()
      const lost = writers.acknowledged.length - survived
      const served = writers.slowest(0, paused)
      const newcomer = Math.max(writers.slowest(paused), probe.slowest())
      return {
        acknowledged: writers.acknowledged.length,
        survived,
        seen: `slowest answer ${seconds(newcomer)}, to requests in flight ${seconds(served)}, back after ${seconds(back)}`,
        faults: [
          ...unless(
            [lost === 0, `${lost} acknowledged rows are gone`],
            [halves === 0, `${halves} changes are half done`],
            [newcomer < 2_000, `an answer took ${seconds(newcomer)}`],
            [served < 7_000, `a request in flight waited ${seconds(served)}`],
            stillAlive(product),
            [back < 5_000, `it took ${seconds(back)} to recover`],
            [probe.strange.length === 0, `readiness also returned ${probe.strange.slice(0, 3).join(', ')}`],
          ),
          ...unexpected(writers, 201, 202, 503),
        ],
      }
    } finally {
      await product.stop()
    }
  },
}
