import { parentPort } from 'node:worker_threads'
import { drawPlan, type PlanFacts } from './draw-plan.ts'

parentPort?.on('message', async (facts: PlanFacts) => {
  parentPort?.postMessage(await drawPlan(facts))
})
