import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { BadSettings, readSettings } from '#server/ground/settings.ts'
import { openHouse, startServer } from '#server/start.ts'
import { runsAll } from '#test/setup/extent.ts'

const folder = await mkdtemp(join(inject('room'), 'npm-start-'))
const port = await freePort()
const groups = new Set<number>()
const databases = new Set<number>()
afterAll(async () => {
  for (const group of groups) quietly(() => process.kill(-group, 'SIGKILL'))
  for (const database of databases) quietly(() => process.kill(database, 'SIGKILL'))
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** Started as a supervisor does: npm leads its own process group, and a signal reaches only npm. */
async function npmStart() {
  const npm = spawn('npm', ['start'], {
    env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: folder, PORT: String(port), DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const group = npm.pid as number
  groups.add(group)
  const ended = once(npm, 'exit').then(([code]) => code as number | null)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (bytes) => {
      said += bytes
      if (said.includes('Nabta is open')) resolve()
    })
    ended.then(() => reject(new Error(said)))
  })
  const database = Number((await readFile(pidFile, 'utf8')).split('\n')[0])
  databases.add(database)
  return { npm, ended, database }
}

const pidFile = join(folder, 'postgres', 'postmaster.pid')
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const isTaken = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
function quietly(work: () => void) {
  try {
    work()
  } catch {}
}

const onPosix = { skip: process.platform === 'win32' }

/** One handler ends the server on both. */
const endings = ['SIGTERM', 'SIGINT'] as const

test.each(runsAll ? endings : endings.slice(0, 1))(
  '%s to npm start ends the server and its database, and frees the port',
  onPosix,
  (signal) => startAndEnd(signal, 0),
)

test(
  'a stale lock file of the database is no obstacle, and SIGHUP ends everything too',
  onPosix,
  async () => {
    // Only if this test runs without the others.
    if (!existsSync(dirname(pidFile))) await startAndEnd('SIGTERM', 0)
    await writeFile(pidFile, `${process.pid}\n${join(folder, 'postgres')}\n`)
    // This signal kills npm without being passed on.
    await startAndEnd('SIGHUP', null)
  },
)

async function startAndEnd(signal: NodeJS.Signals, code: number | null) {
  const { npm, ended, database } = await npmStart()
  expect([await isTaken(), isAlive(database)]).toEqual([true, true])
  npm.kill(signal)
  expect(await ended).toBe(code)
  await expect
    .poll(async () => [await isTaken(), isAlive(database), existsSync(pidFile)])
    .toEqual([false, false, false])
}

test('a port that another program uses is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port: taken } = other.address() as AddressInfo
  const settings = readSettings({ DATA_DIR: folder, PORT: String(taken), DEMO: '0', LOG_LEVEL: 'error' })
  await expect(startServer(settings)).rejects.toThrow(
    new BadSettings(
      `Port ${taken} on 127.0.0.1 is in use by another program. Stop that program, or set PORT to another port.`,
    ),
  )
})

test('a DATA_DIR that is not a folder is named in one sentence', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  for (const [path, code] of [
    [file, 'EEXIST'],
    [join(file, 'below'), 'ENOTDIR'],
  ])
    await expect(openHouse(readSettings({ DATA_DIR: path }))).rejects.toThrow(
      new BadSettings(
        `DATA_DIR ${path} cannot be used (${code}): it must be a folder that this user may write to.`,
      ),
    )
})
