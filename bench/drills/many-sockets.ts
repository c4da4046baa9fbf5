import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { openBrowserSocket } from '../browser-socket.ts'
import { callers, fillCallers } from '../callers.ts'
import { type Drill, seconds, unless } from '../drill.ts'
import { memoryOf } from '../processes.ts'
import { startProduct } from '../product.ts'

const sockets = 5_000
const mostMemory = 600

export const manySockets: Drill = {
  name: '5,000 sockets',
  promise: `within 10 s, under ${mostMemory} MB, all back within 30 s of a restart, and notified of what changed meanwhile`,
  async run(folder) {
    const settings = { PORT: String(await freePort()) }
    const origin = `http://localhost:${settings.PORT}`
    let product = await startProduct(folder, settings)
    try {
      const owner = await product.owner()
      await fillCallers(owner)
      let heard = 0
      const begun = performance.now()
      const open = Array.from({ length: sockets }, (_, at) =>
        openBrowserSocket({
          origin,
          cookie: callers[at % callers.length]?.session ?? '',
          onFrame: ({ type }) => {
            if (type === 'change') heard++
          },
        }),
      )
      for (const socket of open) socket.start()
      const joined = () => open.filter((socket) => socket.state() === 'joined').length
      const opened = await until(() => joined() === sockets, begun, 60_000)
      await pause(5_000)
      const { now } = memoryOf(product.pid)
      await owner.end()

      await product.stop()
      product = await startProduct(folder, settings)
      const restarted = performance.now()
      const again = await product.owner()
      await again.query(
        `select app.tell(array_agg(id), 'conflicts', '{}', now(), true) from users where email like 'caller-%'`,
      )
      const back = await until(() => joined() === sockets, restarted, 90_000)
      const told = await until(() => heard >= sockets, restarted, 90_000)
      await pause(2_000)
      const after = memoryOf(product.pid).now
      for (const socket of open) socket.stop()
      await again.end()
      return {
        acknowledged: sockets,
        survived: Math.min(heard, sockets),
        seen: `open in ${seconds(opened)} at ${now} MB; back ${seconds(back)} and notified ${seconds(told)} after the restart, at ${after} MB`,
        faults: unless(
          [opened < 10_000, `they were open after ${seconds(opened)}`],
          [Math.max(now, after) < mostMemory, `they used ${Math.max(now, after)} MB`],
          [back < 30_000, `all of them were back after ${seconds(back)}`],
          [told < 30_000, `all of them were notified after ${seconds(told)}`],
          [heard === sockets, `${heard} frames came instead of ${sockets}`],
        ),
      }
    } finally {
      await product.stop()
    }
  },
}

/** Milliseconds from `begun` until the condition held, or Infinity. */
async function until(isSo: () => boolean, begun: number, most: number): Promise<number> {
  while (!isSo()) {
    if (performance.now() - begun > most) return Number.POSITIVE_INFINITY
    await pause(50)
  }
  return performance.now() - begun
}
