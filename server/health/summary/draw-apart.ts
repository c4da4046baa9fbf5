import { Worker } from 'node:worker_threads'
import { openSemaphore } from '#server/semaphore.ts'
import { Unavailable } from '#server/unavailable.ts'
import type { SummaryFacts } from './summary-facts.ts'

const patience = 20_000
const inTurn = openSemaphore(1, 20)

/** Draws the pages on a thread of its own: unpacking fonts and setting two pages takes longer than others should wait. */
export const drawApart = (facts: SummaryFacts): Promise<Buffer> =>
  inTurn(async () => {
    drawer ??= openDrawer()
    const mine = drawer
    const timer = setTimeout(mine.giveUp, patience)
    return mine.ask(facts).finally(() => clearTimeout(timer))
  })

type Drawer = { ask(facts: SummaryFacts): Promise<Buffer>; giveUp(): void }
let drawer: Drawer | undefined

function openDrawer(): Drawer {
  let answer: ((drawn: Uint8Array | null) => void) | undefined
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const mine: Drawer = {
    ask: (facts) =>
      new Promise((resolve, reject) => {
        answer = (drawn) =>
          drawn
            ? resolve(Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength))
            : reject(new Unavailable('DrawerGone', {}))
        worker.postMessage(facts)
      }),
    giveUp() {
      if (drawer === mine) drawer = undefined
      answer?.(null)
      void worker.terminate()
    },
  }
  worker.unref()
  worker.on('message', (drawn: Uint8Array | null) => answer?.(drawn))
  worker.on('error', mine.giveUp)
  worker.on('exit', mine.giveUp)
  return mine
}
