import { once } from 'node:events'
import { createServer } from 'node:net'

/** Operating systems hand out ports from 32,768 upwards. */
const [lowest, firstHandedOut] = [20_000, 32_768]

/** A free loopback port that no other program is given while a killed server restarts. */
export async function restartPort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (firstHandedOut - lowest))
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
