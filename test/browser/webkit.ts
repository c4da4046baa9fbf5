import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import type { App } from '#test/app.ts'
import { pathOf } from '#test/needs.ts'
import { signedIn } from './signed-in.ts'
import { waitFor } from './webdriver.ts'
import { openSession, type Page, type Session } from './webkit-page.ts'

/**
 * Opens pages in WebKit, Safari's engine, on the test's own server; an error in a page fails the test. The tests
 * declare `needs('webkit', 'display')`. A test file uses one window, which is emptied after each test.
 */
export function openWebKit(
  app: App,
): (path: string, person?: Parameters<typeof signedIn>[0]) => Promise<Page> {
  const programs: ChildProcess[] = []
  // An interrupted run must leave no browser behind.
  process.once('exit', () => {
    for (const program of programs) program.kill()
  })
  let session: Session | undefined
  const isInstalled = pathOf('webkit') !== '' && pathOf('display') !== ''

  beforeAll(async () => {
    if (isInstalled) session = await openSession(await startDriver(programs), app.origin)
  })
  afterEach(async () => {
    const faults = await session?.faults()
    await session?.empty()
    expect(faults ?? [], 'no page may complain').toEqual([])
  })
  afterAll(async () => {
    await session?.close()
    for (const program of programs.reverse()) await stop(program)
  })

  return async (path, person) => {
    if (!session) throw new Error('The test says needs("webkit", "display").')
    const stored = person && signedIn(person).storageState
    return session.open(path, typeof stored === 'object' ? stored.cookies : [])
  }
}

/** The address of a driver whose windows open on an invisible display, in Riyadh time. */
async function startDriver(programs: ChildProcess[]): Promise<string> {
  const display = spawn(
    pathOf('display'),
    ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  programs.push(display)
  const [number] = await once(createInterface(display.stdio[3] as NodeJS.ReadableStream), 'line')
  const port = String(await freePort())
  const env = { ...process.env, DISPLAY: `:${number}`, TZ: 'Asia/Riyadh', NO_AT_BRIDGE: '1' }
  programs.push(spawn(pathOf('webkit'), ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' }))
  const address = `http://127.0.0.1:${port}`
  await waitFor('WebKitWebDriver', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return address
}

async function stop(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}
