import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { addressOfRunning } from '#server/ground/data/embedded/postgres.ts'
import { openOwner } from '#server/ground/data/pools.ts'

/** Nabta as started by `npm start`, in its own process and folder. */
export type Product = {
  origin: string
  port: number
  folder: string
  pid: number
  /** Milliseconds from the command to the first answer. */
  startedIn: number
  /** Its output on stderr, truncated if there was much. */
  said(): string
  /** Its exit code, or null if it was killed. */
  ended: Promise<number | null>
  signal(name: NodeJS.Signals): void
  postmaster(): Promise<number>
  /** The owner's connection to its database, for facts that no route shows. */
  owner(): Promise<pg.Client>
  stop(): Promise<void>
}

export async function startProduct(folder: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = Number(settings.PORT) || (await freePort())
  const started = performance.now()
  const child = spawn(process.execPath, ['bin/run.js', 'start'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let greeting = ''
  let errors = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (bytes) => {
      if (greeting.length < 10_000) greeting += bytes
      if (greeting.includes('Nabta is open')) resolve()
    })
    child.stderr.on('data', (bytes) => {
      if (errors.length < 10_000) errors += bytes
    })
    ended.then(() => reject(new Error(`Nabta did not start: ${errors}`)))
  })
  return {
    origin: `http://localhost:${port}`,
    port,
    folder,
    pid: child.pid as number,
    startedIn: performance.now() - started,
    said: () => errors,
    ended,
    signal: (name) => child.kill(name),
    postmaster: async () =>
      Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]),
    owner: async () => openOwner(await addressOfRunning(folder)),
    async stop() {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), 20_000)
      await ended
      clearTimeout(force)
    },
  }
}
