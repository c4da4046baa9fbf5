import { parentPort } from 'node:worker_threads'
import { drawSummary } from './draw-summary.ts'
import type { SummaryFacts } from './summary-facts.ts'

parentPort?.on('message', async (facts: SummaryFacts) => {
  parentPort?.postMessage(await drawSummary(facts))
})
