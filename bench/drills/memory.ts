import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'
import { startEmbedded } from '#server/ground/data/embedded/postgres.ts'
import { makeDocumentedDatabase } from '#test/setup/documented-database.ts'
import { openBrowserSocket } from '../browser-socket.ts'
import { type Drill, seconds, stillAlive, unless } from '../drill.ts'
import { familyOf } from '../processes.ts'
import { startProduct } from '../product.ts'

const papers = 200
const sockets = 2_000
const crowd = 5_000
const atOnce = 8
const [most, mostInCrowd] = [512, 640]

/** The old generation's size that V8 chooses by itself in a container of 512 MB; outside one it would choose more. */
const inContainer = '--max-old-space-size=256'

/** The number is minutes: `npm run drill -- 60 memory` runs for an hour. */
export const memory: Drill = {
  name: 'memory',
  promise: `${papers} papers of all kinds, ${sockets} sockets and everything people read, minute after minute, within ${most} MB; ${crowd} sockets within ${mostInCrowd}`,
  async run(folder, minutes) {
    const cluster = await startEmbedded(join(folder, 'cluster'), { database: 'postgres' })
    const { ownerUrl, appUrl } = await makeDocumentedDatabase(cluster.url)
    const settings = {
      DATABASE_URL: ownerUrl,
      DATABASE_APP_URL: appUrl,
      SECRET_KEYS: randomBytes(32).toString('base64'),
      NODE_OPTIONS: inContainer,
    }
    // Another process fills the demo and ends: a node does not need the memory that filling takes.
    await (await startProduct(folder, { ...settings, DEMO: '1' })).stop()
    const product = await startProduct(folder, settings)
    const watched = watch(product.pid)
    try {
      const people = await Promise.all(
        ['patient', 'dietitian', 'admin'].map((name) => signIn(product.origin, name)),
      )
      const begun = watched.sinceLast().now
      const joined = await openSockets(product.origin, people, sockets)
      const reads = (await Promise.all(people.map(readable))).flat()
      const wanted = await papersOf(people)
      const until = performance.now() + minutes * 60_000
      const [read, drawn] = await Promise.all([readUntil(until, reads), drawUntil(until, wanted)])
      const stillOpen = joined()
      // The drawing process ends after its last document.
      await pause(15_000)
      const loaded = watched.sinceLast()
      const joinedLater = await openSockets(product.origin, people, crowd - sockets)
      const readInCrowd = await readUntil(performance.now() + 60_000, reads)
      const crowded = watched.sinceLast()
      const open = joined() + joinedLater()
      const faults = read.faults + readInCrowd.faults
      return {
        acknowledged: papers + crowd,
        survived: drawn + open,
        seen: `${begun} MB at first, ${loaded.highest} at most (papers ${loaded.papers} of it), ${loaded.now} after ${seconds(minutes * 60_000)} and ${read.answers} answers, ${crowded.highest} at most with ${crowd} sockets and ${readInCrowd.answers} answers`,
        faults: unless(
          stillAlive(product),
          [faults === 0, `${faults} answers were server faults`],
          [drawn === papers, `${papers - drawn} papers were not drawn`],
          [stillOpen === sockets, `${sockets - stillOpen} sockets were closed`],
          [open === crowd, `${crowd - open} sockets of the crowd were closed`],
          [loaded.highest <= most, `the server used ${loaded.highest} MB`],
          [crowded.highest <= mostInCrowd, `with the crowd it used ${crowded.highest} MB`],
          [!hasDrawer(product.pid), 'the paper process is still running'],
        ),
      }
    } finally {
      watched.stop()
      await product.stop()
      await cluster.stop()
    }
  },
}

async function readUntil(until: number, reads: readonly Ask[]): Promise<{ answers: number; faults: number }> {
  const seen = { answers: 0, faults: 0 }
  const read = async (worker: number) => {
    for (let at = worker; performance.now() < until; at += atOnce) {
      const status = await reads[at % reads.length]?.()
      seen.answers++
      if (!status || status >= 500) seen.faults++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => read(at)))
  return seen
}

/**
 * Draws half of the documents as fast as possible and the others at intervals, so that the drawing process ends in
 * between. Returns how many were drawn.
 */
async function drawUntil(until: number, wanted: readonly Ask[]): Promise<number> {
  let drawn = 0
  const draw = async (worker: number) => {
    for (let at = worker; at < papers; at += 2) {
      if ((await wanted[at % wanted.length]?.()) === 200) drawn++
      if (at > papers / 2) await pause(Math.max(0, (until - performance.now()) / (papers - at)))
    }
  }
  await Promise.all([draw(0), draw(1)])
  return drawn
}

type Person = { cookie: string; audience: string; ask(path: string): Promise<Response> }
type Ask = () => Promise<number>

async function signIn(origin: string, name: string): Promise<Person> {
  const { path, method } = contract.signIn
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: `${name}@nabta.test`, password: 'nabta-demo' }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { cookie, audience: name, ask: (path) => fetch(origin + path, { headers: { cookie } }) }
}

/** Opens `count` sockets; the function it returns tells how many are joined. */
async function openSockets(origin: string, people: readonly Person[], count: number): Promise<() => number> {
  const open = Array.from({ length: count }, (_, at) =>
    openBrowserSocket({ origin, cookie: people[at % people.length]?.cookie ?? '', onFrame: () => {} }),
  )
  for (const socket of open) socket.start()
  const joined = () => open.filter((socket) => socket.state() === 'joined').length
  for (const until = performance.now() + 120_000; joined() < count && performance.now() < until; )
    await pause(100)
  return joined
}

/** Every route that this person can read without an id, and pages in both languages. */
async function readable({ ask, audience }: Person): Promise<Ask[]> {
  const routes = (Object.values(contract) as Route[]).filter(
    ({ method, path, audience: whose, givesFile }) =>
      method === 'GET' && !path.includes(':') && !givesFile && (whose as unknown) === audience,
  )
  const paths = [
    ...routes.map(({ path }) => path),
    '/api/session',
    '/',
    '/ar',
    '/dietitians',
    '/ar/dietitians',
  ]
  const good: Ask[] = []
  for (const path of paths) {
    const reading = async () => {
      const answer = await ask(path)
      await answer.arrayBuffer()
      return answer.status
    }
    if ((await reading()) === 200) good.push(reading)
  }
  return good
}

/** Documents of the four kinds in turn. */
async function papersOf([patient, dietitian]: readonly Person[]): Promise<Ask[]> {
  if (!patient || !dietitian) throw new Error('nobody is signed in')
  const listed = async (who: Person, path: string, list: string, key: string): Promise<string[]> => {
    const body = (await (await who.ask(path)).json()) as Record<string, Record<string, string>[]>
    return (body[list] ?? []).map((each) => each[key] ?? '')
  }
  const invoices = await listed(patient, contract.listInvoices.path, 'invoices', 'id')
  const plans = await listed(patient, contract.listPlans.path, 'plans', 'id')
  const months = await listed(dietitian, contract.listStatements.path, 'months', 'month')
  const paper = (who: Person, path: string) => async () => {
    const answer = await who.ask(path)
    await answer.arrayBuffer()
    return answer.status
  }
  return Array.from({ length: papers }, (_, at) => {
    const of = (list: string[]) => list[(at >> 2) % list.length] ?? ''
    return [
      paper(patient, contract.printInvoice.path.replace(':id', of(invoices))),
      paper(dietitian, contract.printStatement.path.replace(':month', of(months))),
      paper(patient, `${contract.makeSummary.path}?period=all&answers=with`),
      paper(patient, contract.printPlan.path.replace(':id', of(plans))),
    ][at % 4] as Ask
  })
}

type Memory = { now: number; highest: number; papers: number }

/**
 * Watches the memory of server and drawing process in megabytes; `sinceLast` returns the highest since its last call.
 */
function watch(server: number): { sinceLast(): Memory; stop(): void } {
  const seen: Memory = { now: 0, highest: 0, papers: 0 }
  const look = () => {
    const papers = drawersOf(server).reduce((sum, pid) => sum + megabytesOf(pid), 0)
    seen.now = megabytesOf(server) + papers
    seen.highest = Math.max(seen.highest, seen.now)
    seen.papers = Math.max(seen.papers, papers)
  }
  const timer = setInterval(look, 500)
  return {
    sinceLast() {
      look()
      const until = { ...seen }
      Object.assign(seen, { highest: 0, papers: 0 })
      return until
    },
    stop: () => clearInterval(timer),
  }
}

const drawersOf = (server: number) => familyOf(server).filter((pid) => /draw-process/.test(commandOf(pid)))
const hasDrawer = (server: number) => drawersOf(server).length > 0

/** Anonymous memory, which is the memory that a container runs out of: pages of files can be dropped and read again. */
function megabytesOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Math.round(Number(/^Anonymous:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1_024)
  } catch {
    return 0
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
