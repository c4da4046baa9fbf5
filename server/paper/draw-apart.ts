import { Worker } from 'node:worker_threads'
import { openSemaphore } from '#server/semaphore.ts'
import { Unavailable } from '#server/unavailable.ts'

const patience = 20_000
const inTurn = openSemaphore(1, 20)

/**
 * Draws pages on a thread of their own: unpacking fonts and setting two pages takes longer than others should wait.
 * One kind of page has one thread, and one page is drawn at a time.
 */
export function openDrawing<Facts>(worker: URL): (facts: Facts) => Promise<Buffer> {
  let drawer: Drawer<Facts> | undefined

  function openDrawer(): Drawer<Facts> {
    let answer: ((drawn: Uint8Array | null) => void) | undefined
    const thread = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    const mine: Drawer<Facts> = {
      ask: (facts) =>
        new Promise((resolve, reject) => {
          answer = (drawn) =>
            drawn
              ? resolve(Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength))
              : reject(new Unavailable('DrawerGone', {}))
          thread.postMessage(facts)
        }),
      giveUp() {
        if (drawer === mine) drawer = undefined
        answer?.(null)
        void thread.terminate()
      },
    }
    thread.unref()
    thread.on('message', (drawn: Uint8Array | null) => answer?.(drawn))
    thread.on('error', mine.giveUp)
    thread.on('exit', mine.giveUp)
    return mine
  }

  return (facts) =>
    inTurn(async () => {
      drawer ??= openDrawer()
      const mine = drawer
      const timer = setTimeout(mine.giveUp, patience)
      return mine.ask(facts).finally(() => clearTimeout(timer))
    })
}

type Drawer<Facts> = { ask(facts: Facts): Promise<Buffer>; giveUp(): void }
