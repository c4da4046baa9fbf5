import { Worker } from 'node:worker_threads'
import { openSemaphore } from '#server/ground/semaphore.ts'

/** A PDF that takes longer than this (milliseconds) to inspect is refused. */
const patience = 5_000
const inTurn = openSemaphore(1)

/** Inspects a PDF on a separate thread, so that nothing in it can delay other requests. */
export const isHarmlessInThread = (bytes: Buffer): Promise<boolean> =>
  inTurn(async () => {
    inspector ??= openInspector()
    const mine = inspector
    const timer = setTimeout(mine.giveUp, patience)
    return mine.ask(bytes).finally(() => clearTimeout(timer))
  })

type Inspector = { ask(bytes: Buffer): Promise<boolean>; giveUp(): void }
let inspector: Inspector | undefined

/** One thread inspects one PDF after another. If it fails or has to be stopped, the next PDF gets a new one. */
function openInspector(): Inspector {
  let answer: ((isHarmless: boolean) => void) | undefined
  const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const mine: Inspector = {
    ask: (bytes) =>
      new Promise((resolve) => {
        answer = resolve
        worker.postMessage(bytes)
      }),
    giveUp() {
      if (inspector === mine) inspector = undefined
      answer?.(false)
      void worker.terminate()
    },
  }
  worker.unref()
  worker.on('message', (isHarmless: boolean) => answer?.(isHarmless))
  worker.on('error', mine.giveUp)
  worker.on('exit', mine.giveUp)
  return mine
}
