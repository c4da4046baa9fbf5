import { parentPort } from 'node:worker_threads'
import { drawInvoice, type PaperFacts } from './draw-invoice.ts'

parentPort?.on('message', async (facts: PaperFacts) => {
  parentPort?.postMessage(await drawInvoice(facts))
})
