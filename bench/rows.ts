import type pg from 'pg'
import type { Bare } from './bare.ts'
import { type Caller, callers, callersPassword } from './callers.ts'
import { countJobs, releaseJobs } from './jobs.ts'
import type { Load, Request } from './load.ts'
import type { Row, Side } from './measure.ts'
import { cpuOf, cpuOfWorkers } from './processes.ts'
import type { Product } from './product.ts'

/** One running Nabta with its callers, and its database's owner. */
export type Subject = { product: Product; postmaster: number; load: Load; owner: pg.Client }

/** `small` and `large` differ only in how many rows they hold; the floor uses the small one's database. */
export type Ground = { small: Subject; large: Subject; bare: Bare; bareLoad: Load }

export const smallCount = 10_000
export const largeCount = 100_000

/** The table of `npm run bench`, in its order. */
export const rowsOn = ({ small, large, bare, bareLoad }: Ground): Row[] => {
  const ours = (make: () => Request, { product, load } = small): Side => ({
    cpu: () => cpuOf(product.pid),
    run: (count) => load.send(count, make),
  })
  const floor = (make: () => Request): Side => ({
    cpu: () => cpuOf(bare.pid) + cpuOf(small.postmaster),
    run: (count) => bareLoad.send(count, make),
  })
  return [
    {
      name: 'public page (/faq, brotli)',
      floorName: 'node:http sends the same bytes',
      ours: ours(() => ({ path: '/faq', headers: { 'accept-encoding': 'br' } })),
      floor: floor(() => ({ path: '/page' })),
      count: 2_000,
    },
    {
      name: 'one statement through the door (/api/ready)',
      floorName: 'node:http and the SELECT by pg, named, no transaction',
      ours: ours(() => ({ path: '/api/ready' })),
      floor: floor(() => ({ path: '/select' })),
      count: 1_000,
    },
    {
      name: 'who is signed in (/api/session)',
      floorName: 'node:http and one SELECT by the token’s hash',
      ours: ours(() => ({ path: '/api/session', headers: { cookie: caller().session } })),
      floor: floor(() => ({ path: '/session' })),
      count: 1_000,
    },
    {
      name: 'signing in on a known device, beside the hash',
      floorName: 'node:http, which has the same hash made in its thread pool',
      ours: besideWorkers(small.product.pid, ours(credentials)),
      floor: besideWorkers(
        bare.pid,
        floor(() => ({ ...credentials(), path: '/hash' })),
      ),
      count: 100,
      mostBeyond: 1,
    },
    {
      name: 'write with event and job (newsletter)',
      floorName: 'node:http and BEGIN, INSERT, COMMIT by pg in one round trip, same columns and indexes',
      ours: ours(subscription),
      floor: floor(() => ({ ...subscription(), path: '/insert' })),
      count: 300,
    },
    {
      name: 'its letter afterwards (job, two limits, synced file)',
      floorName: '',
      ours: letters(small),
      count: 100,
    },
    {
      name: `the write with ${largeCount.toLocaleString('en')} rows in each table`,
      floorName: `Nabta with ${smallCount.toLocaleString('en')} rows`,
      ours: ours(subscription, large),
      floor: ours(subscription),
      count: 300,
      mostRatio: 1.5,
    },
  ]
}

/** The hash takes twenty milliseconds, more or less by more than all the rest: it is left out on both sides. */
const besideWorkers = (pid: number, { cpu, run }: Side): Side => ({
  cpu: () => cpu() - cpuOfWorkers(pid),
  run,
})

let asked = 0
const caller = () => callers[asked++ % callers.length] as Caller

const credentials = (): Request => {
  const { email, device } = caller()
  return {
    method: 'POST',
    path: '/api/session',
    headers: { cookie: device },
    body: { email, password: callersPassword },
  }
}

let subscriptions = 0
const subscription = (): Request => ({
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  body: { email: `reader-${subscriptions++}@example.sa` },
})

/** Of the jobs that the writes left behind, so many are let go and waited for. */
const letters = ({ product, owner }: Subject): Side => ({
  cpu: () => cpuOf(product.pid),
  async run(count) {
    const left = (await countJobs(owner)) - count
    if (left < 0) throw new Error('the writes left too few letters to measure')
    await releaseJobs(owner, count)
    while ((await countJobs(owner)) > left) await new Promise((done) => setTimeout(done, 50))
  },
})
