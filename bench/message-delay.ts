import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { openBrowserSocket } from './browser-socket.ts'
import { callers } from './callers.ts'
import type { Delay } from './delays.ts'
import { deskId, deskSession } from './fill-appointments.ts'
import type { Ground } from './sides.ts'

/** A patient writes to the desk, which has its page open. */
export async function openMessageDelay({
  small: { product, owner, load },
  bare,
}: Pick<Ground, 'small' | 'bare'>): Promise<{ delay: Delay; close(): void }> {
  const [patient] = callers
  const { rows } = await owner.query(
    `insert into conversations (kind, person_id, dietitian_id, begun_at)
      select 'care', id, $2, now() from users where email = $1 returning id`,
    [patient?.email, deskId],
  )
  const path = `/api/conversations/${rows[0].id}/messages`
  let heard = (_: number) => {}
  let joined = () => {}
  const isJoined = new Promise<void>((resolve) => {
    joined = resolve
  })
  const page = openBrowserSocket({
    origin: product.origin,
    cookie: deskSession,
    onFrame(frame) {
      if (frame.type === 'hello') joined()
      if (frame.type === 'change' && frame.change.topic === 'messages') heard(Number(frame.change.sequence))
    },
  })
  page.start()
  await isJoined
  const echo = new WebSocket(`ws://127.0.0.1:${bare.port}`)
  await once(echo, 'open')

  let sent = 0
  async function ours(): Promise<number> {
    const sequence = ++sent
    const arrived = new Promise<number>((resolve) => {
      heard = (each) => each === sequence && resolve(performance.now())
    })
    const begun = performance.now()
    await load.send(1, () => ({
      method: 'POST',
      path,
      headers: { cookie: patient?.session ?? '' },
      body: { clientId: randomUUID(), content: `May I eat dates before running? ${sequence}` },
    }))
    return (await arrived) - begun
  }

  async function floor(): Promise<number> {
    const answered = once(echo, 'message')
    const begun = performance.now()
    echo.send(JSON.stringify({ type: 'change', sequence: sent, change: { topic: 'messages' } }))
    await answered
    return performance.now() - begun
  }

  return {
    delay: {
      name: 'message: from POST to the frame at the other side',
      floorName: 'ws sends the same bytes back',
      ours,
      floor,
      count: 1_000,
      mostRatio: { p50: 25, p99: 25 },
    },
    close() {
      page.stop()
      echo.terminate()
    },
  }
}
