import { Worker } from 'node:worker_threads'
import type { HealthExportPreview } from '#contract/health/apple-health.ts'
import { openSemaphore } from '#server/ground/semaphore.ts'
import type { ReadingWork } from './read-worker.ts'

/** Milliseconds; an export that takes longer to read is not a real person's. */
const patience = 180_000
const inTurn = openSemaphore(1)

/** Reads an export on a thread of its own, which ends with it. Null if the file is not an export. */
export const readInThread = (prepare: () => Promise<ReadingWork>): Promise<HealthExportPreview | null> =>
  inTurn(async () => {
    const work = await prepare()
    const { promise, resolve } = Promise.withResolvers<HealthExportPreview | null>()
    const reader = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    })
    const timer = setTimeout(() => void reader.terminate(), patience)
    reader.once('message', resolve)
    reader.once('error', () => resolve(null))
    reader.once('exit', () => resolve(null))
    return promise.finally(() => {
      clearTimeout(timer)
      return reader.terminate()
    })
  })
