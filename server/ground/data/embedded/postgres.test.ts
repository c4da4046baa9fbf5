import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { freePort } from './free-port.ts'

const folder = await mkdtemp(join(inject('room'), 'start-'))
const port = await freePort()
const children = new Set<ReturnType<typeof spawn>>()
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  const database = await postmaster().catch(() => 0)
  if (database && database !== process.pid) process.kill(database, 'SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** Starts the product as `npm start` does, in this test's own folder. */
function start(settings: Record<string, string> = {}) {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    ...settings,
  }
  const child = spawn(process.execPath, ['bin/run.js', 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  let said = ''
  const ended = once(child, 'exit').then(([code]) => {
    children.delete(child)
    return code as number | null
  })
  const open = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        said += bytes
        if (said.includes('Nabta is open')) resolve()
      })
    }
    ended.then(() => reject(new Error(said)))
  })
  open.catch(() => {})
  return { child, open, ended, said: () => said }
}

/** The server that one test leaves running for the next, started if there is none. */
let shared: ReturnType<typeof start> | undefined
async function runningServer() {
  shared ??= start()
  await shared.open
  return shared
}

const subscribe = async (email: string) => {
  const answer = await fetch(`http://localhost:${port}/api/newsletter/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return answer.status
}
const ready = async () => (await fetch(`http://localhost:${port}/api/ready`)).status
const postmaster = async () =>
  Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
const outbox = async () => (await import('../../post/outbox.ts')).readOutbox(join(folder, 'outbox'), 1_000)

test('a server killed at any moment loses nothing it acknowledged, and the next start takes over', async () => {
  const first = start()
  await first.open
  const acknowledged: string[] = []
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let at = 0; ; at++) {
      const email = `writer-${writer}-${at}@example.sa`
      const status = await subscribe(email).catch(() => null)
      if (status !== 202) return
      acknowledged.push(email)
      if (acknowledged.length === 60) first.child.kill('SIGKILL')
    }
  })
  await Promise.all([...writers, first.ended])
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)

  await runningServer()
  expect(await ready()).toBe(200)
  const untold = async () => {
    const told = new Set((await outbox()).letters.map(({ to }) => to))
    return acknowledged.filter((email) => !told.has(email))
  }
  await expect.poll(untold).toEqual([])
})

test('a database killed under the server restarts by itself, and meanwhile the API says so', async () => {
  await runningServer()
  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  const started = performance.now()
  const meanwhile = await ready()
  expect(performance.now() - started).toBeLessThan(2_000)
  expect([200, 503]).toContain(meanwhile)
  // Until the server has noticed, it may still say that it is ready.
  await expect.poll(() => postmaster().catch(() => killed), { interval: 50 }).not.toBe(killed)
  await expect.poll(ready, { interval: 50 }).toBe(200)
  expect(await subscribe('after@example.sa')).toBe(202)

  const second = start({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/already running on .*process \d+/)
  expect(second.said()).not.toContain('    at ')
})

test('while its database hangs, the API says so before the time limit of a read', {
  skip: process.platform !== 'linux',
}, async () => {
  await runningServer()
  expect(await ready()).toBe(200)
  const parent = await postmaster()
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
  const family = [parent, ...children.trim().split(' ').map(Number)]
  try {
    for (const pid of family) process.kill(pid, 'SIGSTOP')
    const started = performance.now()
    expect(await ready()).toBe(503)
    // The time limit of a read is six seconds.
    expect(performance.now() - started).toBeLessThan(5_000)
  } finally {
    for (const pid of family) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(ready, { interval: 50 }).toBe(200)
})

test('settings that cannot work are listed in one sentence each', async () => {
  const refused = start({ PORT: 'none', LOG_LEVEL: 'loud' })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toContain('  - PORT must be a port')
  expect(refused.said()).toContain('  - LOG_LEVEL must be one of')
})
