import { parentPort } from 'node:worker_threads'
import { drawStatement, type StatementFacts } from './draw-statement.ts'

parentPort?.on('message', async (facts: StatementFacts) => {
  parentPort?.postMessage(await drawStatement(facts))
})
