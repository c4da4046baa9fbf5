import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  answered(method: string, route: string, status: number, ms: number): void
  text(): Promise<string>
}

export function openMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answers = new Counter({
    name: 'nabta_http_answers_total',
    help: 'Answers by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'nabta_http_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [register],
  })
  return {
    answered(method, route, status, ms) {
      answers.inc({ method, route, status: String(status) })
      seconds.observe({ route }, ms / 1_000)
    },
    text: () => register.metrics(),
  }
}
