import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openBrowserSocket } from '../browser-socket.ts'
import { callers, fillCallers } from '../callers.ts'
import { type Drill, seconds, stillAlive, unless } from '../drill.ts'
import { startProduct } from '../product.ts'
import { startRoughProxy } from '../rough-proxy.ts'

const changes = 1_000

export const roughRoad: Drill = {
  name: 'sockets on a rough road',
  promise:
    'a proxy delays, cuts and half-opens them: of 1,000 changes none is lost or repeated, all in order',
  async run(folder) {
    const product = await startProduct(folder)
    const proxy = await startRoughProxy(product.port)
    const owner = await product.owner()
    try {
      await fillCallers(owner)
      const [caller] = callers
      const { rows } = await owner.query('select id from users where email = $1', [caller?.email])
      const heard: string[] = []
      const socket = openBrowserSocket({
        origin: product.origin,
        port: proxy.port,
        cookie: caller?.session ?? '',
        hurry: 20,
        onFrame: (frame) => {
          if (frame.type === 'change') heard.push(String(frame.change.id))
          if (frame.type === 'reset') heard.push('reset')
        },
      })
      socket.start()
      for (let left = 500; left > 0 && socket.told() === undefined; left--) await pause(20)
      const told = Array.from({ length: changes }, () => randomUUID())
      for (const id of told) {
        await owner.query("select app.tell(array[$1::uuid], 'appointments', $2, now(), true)", [
          rows[0]?.id,
          JSON.stringify({ id }),
        ])
        await pause(Math.random() * 30)
      }
      const last = performance.now()
      proxy.calm()
      while (heard.length < changes && performance.now() - last < 60_000) await pause(50)
      const took = performance.now() - last
      await pause(2_000)
      socket.stop()
      const { cut, silenced } = proxy.did()
      const missing = told.filter((id) => !heard.includes(id)).length
      return {
        acknowledged: changes,
        survived: changes - missing,
        seen: `${cut} times cut, ${silenced} times silenced; the last change arrived after ${seconds(took)}`,
        faults: unless(
          [missing === 0, `${missing} changes were lost`],
          [
            heard.length <= changes,
            `${heard.length - changes} changes came twice, or everything was fetched again`,
          ],
          [told.join() === heard.join(), 'changes came in a different order'],
          [cut > 3 && silenced > 3, 'the road was not rough'],
          stillAlive(product),
        ),
      }
    } finally {
      await owner.end()
      await proxy.close()
      await product.stop()
    }
  },
}
