import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  answered(method: string, route: string, status: number, ms: number): void
  text(): Promise<string>
}

/** A figure that is read on every scrape, at a cost that does not grow with the tables. */
export type Meter = {
  kind: 'gauge' | 'counter'
  name: `nabta_${string}`
  help: string
  labels?: readonly string[]
  read(): readonly Reading[] | Promise<readonly Reading[]>
}
export type Reading = { value: number; labels?: Readonly<Record<string, string>> }

export function openMetrics(meters: readonly Meter[]): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answers = new Counter({
    name: 'nabta_http_answers_total',
    help: 'Responses by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'nabta_http_seconds',
    help: 'Response time',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [register],
  })
  for (const meter of meters) addMeter(register, meter)
  return {
    answered(method, route, status, ms) {
      answers.inc({ method, route, status: String(status) })
      seconds.observe({ route }, ms / 1_000)
    },
    text: () => register.metrics(),
  }
}

/** If a meter cannot be read, for example without the database, only its own figures are left out. */
function addMeter(register: Registry, { kind, name, help, labels = [], read }: Meter) {
  const metric = new (kind === 'counter' ? Counter : Gauge)({
    name,
    help,
    labelNames: [...labels],
    registers: [register],
    async collect() {
      const readings = await inTime(read).catch(() => [])
      metric.reset()
      // A figure without labels would be reported as 0 if it could not be read.
      if (labels.length === 0) metric.remove()
      for (const { labels = {}, value } of readings) metric.inc(labels, value)
    },
  })
}

/** Milliseconds: the scraper gives up after ten seconds. */
const patience = 2_000

async function inTime(read: Meter['read']): Promise<readonly Reading[]> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('nobody answers')), patience)
  try {
    return await Promise.race([read(), promise])
  } finally {
    clearTimeout(timer)
  }
}
