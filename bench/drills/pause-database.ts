import { setTimeout as pause } from 'node:timers/promises'
import { type Drill, seconds, unless } from '../drill.ts'
import { countHalves, countSurvivors } from '../ledger.ts'
import { backAfter, startProbe } from '../probe.ts'
import { familyOf } from '../processes.ts'
import { startProduct } from '../product.ts'
import { startWriters, unexpected } from '../writers.ts'

export const pauseDatabase: Drill = {
  name: 'database paused',
  promise: 'stopped for 5 s, every request is answered within 2 s, and all is well within 5 s after',
  async run(folder) {
    const product = await startProduct(folder)
    try {
      const before = startWriters(product.origin)
      await pause(500)
      await before.stop()

      const stopped = familyOf(await product.postmaster())
      for (const pid of stopped) process.kill(pid, 'SIGSTOP')
      const meanwhile = startWriters(product.origin)
      const probe = startProbe(product.origin)
      await pause(5_000)
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
      const back = await backAfter(probe, performance.now())
      await meanwhile.stop()
      await probe.stop()

      const acknowledged = [...before.acknowledged, ...meanwhile.acknowledged]
      const owner = await product.owner()
      const survived = await countSurvivors(owner, acknowledged)
      const halves = await countHalves(owner)
      await owner.end()
      const slowest = Math.max(meanwhile.slowest(), probe.slowest())
      return {
        acknowledged: acknowledged.length,
        survived,
        seen: `slowest answer ${seconds(slowest)}, back after ${seconds(back)}`,
        faults: [
          ...unless(
            [
              survived === acknowledged.length,
              `${acknowledged.length - survived} acknowledged rows are gone`,
            ],
            [halves === 0, `${halves} changes are there by half`],
            [slowest < 2_000, `an answer took ${seconds(slowest)}`],
            [back < 5_000, `it was back only after ${seconds(back)}`],
            [probe.strange.length === 0, `readiness also said ${probe.strange.slice(0, 3).join(', ')}`],
          ),
          ...unexpected(meanwhile, 201, 202, 503),
        ],
      }
    } finally {
      await product.stop()
    }
  },
}
