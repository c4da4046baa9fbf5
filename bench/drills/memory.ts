import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '#contract/contract.ts'
import type { Route } from '#contract/route.ts'
import { freePort } from '#server/data/embedded/free-port.ts'
import { keepAsBrowser } from '../browser-socket.ts'
import { type Drill, seconds, stillAlive, unless } from '../drill.ts'
import { familyOf, memoryOf } from '../processes.ts'
import { startProduct } from '../product.ts'

const papers = 200
const sockets = 2_000
const atOnce = 8
const most = 512

/** A number is minutes: `npm run drill -- 60 memory` is an hour. */
export const memory: Drill = {
  name: 'memory',
  promise: `${papers} papers of all kinds, ${sockets} sockets and all that people read, minute after minute, within ${most} MB`,
  async run(folder, minutes) {
    const settings = { PORT: String(await freePort()), DEMO: '1' }
    const product = await startProduct(folder, settings)
    try {
      const people = await Promise.all(
        ['patient', 'dietitian', 'admin'].map((name) => signIn(product.origin, name)),
      )
      const begun = memoryOf(product.pid).now
      const joined = await openSockets(product.origin, people)
      const withSockets = sizeOf(product.pid)
      const reads = (await Promise.all(people.map(readable))).flat()
      const wanted = await papersOf(people)
      const until = performance.now() + minutes * 60_000
      const seen = { answers: 0, faults: 0, drawn: 0, refused: 0, highest: 0, drawer: 0 }
      const look = setInterval(() => {
        const size = sizeOf(product.pid)
        seen.highest = Math.max(seen.highest, size.all)
        seen.drawer = Math.max(seen.drawer, size.drawer)
      }, 500)
      const read = async (worker: number) => {
        for (let at = worker; performance.now() < until; at += atOnce) {
          const status = await reads[at % reads.length]?.()
          seen.answers++
          if (!status || status >= 500) seen.faults++
        }
      }
      // A third of the time as much as it can, then one now and then, so that the process for papers ends between them.
      const draw = async (worker: number) => {
        for (let at = worker; at < papers; at += 2) {
          const status = await wanted[at % wanted.length]?.()
          if (status === 200) seen.drawn++
          else seen.refused++
          if (at > papers / 2) await pause(Math.max(0, (until - performance.now()) / (papers - at)))
        }
      }
      await Promise.all([...Array.from({ length: atOnce }, (_, at) => read(at)), draw(0), draw(1)])
      clearInterval(look)
      const stillOpen = joined()
      await pause(15_000)
      const after = sizeOf(product.pid)
      return {
        acknowledged: papers + sockets,
        survived: seen.drawn + stillOpen,
        seen: `${begun} MB with the demo, ${withSockets.all} with the sockets, ${seen.highest} at most (papers ${seen.drawer} of it), ${after.all} after ${seconds(minutes * 60_000)} and ${seen.answers} answers`,
        faults: unless(
          stillAlive(product),
          [seen.faults === 0, `${seen.faults} answers were faults`],
          [seen.refused === 0, `${seen.refused} papers were not drawn`],
          [stillOpen === sockets, `${sockets - stillOpen} sockets were gone`],
          [seen.highest <= most, `${seen.highest} MB were needed`],
          [after.drawer === 0, `the process for papers is still there`],
        ),
      }
    } finally {
      await product.stop()
    }
  },
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

/** Opens them all, and says how many are joined. */
async function openSockets(origin: string, people: readonly Person[]): Promise<() => number> {
  const open = Array.from({ length: sockets }, (_, at) =>
    keepAsBrowser({ origin, cookie: people[at % people.length]?.cookie ?? '', onFrame: () => {} }),
  )
  for (const socket of open) socket.start()
  const joined = () => open.filter((socket) => socket.state() === 'joined').length
  for (const until = performance.now() + 120_000; joined() < sockets && performance.now() < until; )
    await pause(100)
  return joined
}

/** Whatever this person can read without naming anything, and pages in both languages. */
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

/** Papers of the four kinds by turns. */
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

/** Megabytes that are in memory of the server and of the process for papers; what both of them map counts once. */
function sizeOf(server: number): { all: number; drawer: number } {
  const drawer = familyOf(server)
    .filter((pid) => /draw-process/.test(commandOf(pid)))
    .reduce((sum, pid) => sum + megabytesOf(pid, 'Pss'), 0)
  return { all: megabytesOf(server, 'Rss') + drawer, drawer }
}

function megabytesOf(pid: number, what: 'Rss' | 'Pss'): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Math.round(Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1_024)
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
