import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/ground/log.ts'
import type { GatewaySettings } from '../../server/money/gateway/gateway.ts'
import { readJournal } from './journal.ts'
import type { SimulatorMessage } from './main.ts'
import type { PaymentMethod } from './test-cards.ts'

export type Simulator = {
  settings: GatewaySettings
  tell(told: SimulatorMessage): void
  /** The rows of its journal, whatever its API answers. */
  rows<Row>(kind: string): Row[]
  /** Kills the process as kill -9 does; it is restarted automatically. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  seed?: number
  lateMs?: number
  disputeMs?: number
  payoutMs?: number
  ways?: readonly PaymentMethod[]
  webhooksTo?: string
  log?: Log
}

/** Nothing listens at this address: until the simulator runs, payments are refused as `unavailable`. */
const nowhere = 'http://127.0.0.1:1'
const [shortestWait, longestWait] = [1_000, 30_000]

/**
 * Our own gateway, beside the product: a separate process, reached only by HTTP, with a journal in `dataDir`. It is
 * restarted whenever it ends; meanwhile the product runs without payments.
 */
export async function startSimulator(
  dataDir: string,
  { log = () => {}, ...options }: Options = {},
): Promise<Simulator> {
  const [key, webhookSecret] = [randomBytes(24), randomBytes(24)].map((bytes) => bytes.toString('base64url'))
  if (!key || !webhookSecret) throw new Error('no key')
  const folder = join(dataDir, 'gateway')
  const env = {
    PATH: process.env.PATH,
    SIMULATOR_FOLDER: folder,
    SIMULATOR_KEY: `sk_test_${key}`,
    SIMULATOR_WEBHOOK_SECRET: webhookSecret,
    SIMULATOR_SEED: String(options.seed ?? 1),
    ...(options.lateMs !== undefined && { SIMULATOR_LATE_MS: String(options.lateMs) }),
    ...(options.disputeMs !== undefined && { SIMULATOR_DISPUTE_MS: String(options.disputeMs) }),
    ...(options.payoutMs !== undefined && { SIMULATOR_PAYOUT_MS: String(options.payoutMs) }),
    ...(options.ways && { SIMULATOR_WAYS: options.ways.join() }),
  }
  const settings = { url: nowhere, key: env.SIMULATOR_KEY, webhookSecret, payoutAccount: 'simulated' }
  const known: SimulatorMessage = options.webhooksTo ? { webhooksTo: options.webhooksTo } : {}
  const stopping = new AbortController()
  let child: ChildProcess

  const launch = async () => {
    const launched = fork(new URL('./main.ts', import.meta.url), {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = launched
    settings.url = await new Promise<string>((resolve, reject) => {
      launched.once('message', (said) => resolve((said as { origin: string }).origin))
      launched.once('error', reject)
      launched.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
    })
    send(known)
    launched.once('exit', () => {
      back = comeBack()
    })
  }
  const launches = (retryMs: number) =>
    launch().then(
      () => true,
      (fault: Error) => {
        log('error', 'payments.simulator_down', { why: fault.message, folder, retryMs })
        return false
      },
    )
  const comeBack = async () => {
    for (let wait = shortestWait; !stopping.signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      if (await launches(wait)) return
      await patience(wait)
    }
  }
  const patience = (wait: number) => pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
  /** The child may have ended before its exit event has reached us. */
  const send = (told: SimulatorMessage) => void (child.connected && child.send(told, () => {}))
  let back: Promise<void> = (await launches(shortestWait))
    ? Promise.resolve()
    : patience(shortestWait).then(comeBack)

  return {
    settings,
    tell(told) {
      const { disputes, banksAnswer, losesPayouts, ...lasting } = told
      Object.assign(known, lasting)
      send({ ...known, ...told })
    },
    rows: (kind) => readJournal(join(folder, 'journal.jsonl'), kind),
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      await back
    },
    async stop() {
      stopping.abort()
      await back
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
