import { callersPassword, nextCaller, nextNewcomer } from './callers.ts'
import { countJobs, releaseJobs } from './jobs.ts'
import type { Request } from './load.ts'
import type { Row, Side } from './measure.ts'
import { cpuOf, cpuOfWorkers } from './processes.ts'
import { appointmentRows } from './rows-appointments.ts'
import { directoryRows } from './rows-directory.ts'
import { slotRows } from './rows-slots.ts'
import { floorSide, type Ground, productSide, type Subject } from './sides.ts'

export const smallCount = 10_000
export const largeCount = 100_000

/** The table of `npm run bench`, in order. */
export const rowsOn = (ground: Ground): Row[] => {
  const { small, large, bare } = ground
  const ours = (make: () => Request, subject = small) => productSide(make, subject)
  const floor = (make: () => Request) => floorSide(make, ground)
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
      ours: ours(() => ({ path: '/api/session', headers: { cookie: nextCaller().session } })),
      floor: floor(() => ({ path: '/session' })),
      count: 1_000,
      mostRatio: 3.5,
    },
    {
      name: 'signing in on a known device, beside the hash',
      floorName: 'node:http, which makes the same hash in its thread pool, and an INSERT of a session by pg',
      ours: besideWorkers(small.product.pid, ours(credentials)),
      floor: besideWorkers(
        bare.pid,
        floor(() => ({ ...credentials(), path: '/hash' })),
      ),
      count: 100,
      floorCount: 100,
      warmCount: 1_000,
      mostBeyond: 4,
    },
    {
      name: 'write with event and job (newsletter)',
      floorName: 'node:http and BEGIN, INSERT, COMMIT by pg in one round trip, same columns and indexes',
      ours: ours(subscription),
      floor: floor(() => ({ ...subscription(), path: '/insert' })),
      count: 300,
      mostRatio: 5,
    },
    {
      name: 'its letter afterwards (job, two limits, fsynced file)',
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
      mostRatio: 1.6,
    },
    ...slotRows(ground),
    ...directoryRows(ground),
    ...appointmentRows(ground),
  ]
}

/** Excludes the password hash on both sides: it takes twenty milliseconds and varies by more than all the rest. */
const besideWorkers = (pid: number, { cpu, run }: Side): Side => ({
  cpu: () => cpu() - cpuOfWorkers(pid),
  run,
})

const credentials = (): Request => {
  const { email, device } = nextNewcomer()
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

/** Releases `count` of the jobs that the writes enqueued, and waits for them. */
const letters = ({ product, owner }: Subject): Side => ({
  cpu: () => cpuOf(product.pid),
  async run(count) {
    const left = (await countJobs(owner)) - count
    if (left < 0) throw new Error('the writes left too few letters to measure')
    await releaseJobs(owner, count)
    while ((await countJobs(owner)) > left) await new Promise((done) => setTimeout(done, 50))
  },
})
