import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { GatewaySettings } from '../gateway.ts'
import type { Told } from './main.ts'
import type { Way } from './test-cards.ts'

export type Simulator = {
  settings: GatewaySettings
  tell(told: Told): void
  /** As kill -9 does; it is started again by itself. */
  kill(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  seed?: number
  lateMs?: number
  disputeMs?: number
  payoutMs?: number
  ways?: readonly Way[]
  webhooksTo?: string
}

/** Our own gateway, beside the product: another process, reached by HTTP alone, with a journal under `dataDir`. */
export async function startSimulator(dataDir: string, options: Options = {}): Promise<Simulator> {
  const [key, webhookSecret] = [randomBytes(24), randomBytes(24)].map((bytes) => bytes.toString('base64url'))
  if (!key || !webhookSecret) throw new Error('no key')
  const env = {
    PATH: process.env.PATH,
    SIMULATOR_FOLDER: join(dataDir, 'gateway'),
    SIMULATOR_KEY: `sk_test_${key}`,
    SIMULATOR_WEBHOOK_SECRET: webhookSecret,
    SIMULATOR_SEED: String(options.seed ?? 1),
    ...(options.lateMs !== undefined && { SIMULATOR_LATE_MS: String(options.lateMs) }),
    ...(options.disputeMs !== undefined && { SIMULATOR_DISPUTE_MS: String(options.disputeMs) }),
    ...(options.payoutMs !== undefined && { SIMULATOR_PAYOUT_MS: String(options.payoutMs) }),
    ...(options.ways && { SIMULATOR_WAYS: options.ways.join() }),
  }
  const known: Told = options.webhooksTo ? { webhooksTo: options.webhooksTo } : {}
  let isStopping = false
  let child: ChildProcess
  let origin = ''

  const launch = async () => {
    child = fork(new URL('./main.ts', import.meta.url), {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    origin = await new Promise<string>((resolve, reject) => {
      child.once('message', (said) => resolve((said as { origin: string }).origin))
      child.once('exit', (code) => reject(new Error(`the payment simulator ended with ${code}`)))
    })
    child.send(known)
    child.once('exit', () => {
      if (!isStopping) back = launch()
    })
  }
  let back = launch()
  await back

  return {
    settings: { url: origin, key: env.SIMULATOR_KEY, webhookSecret, payoutAccount: 'simulated' },
    tell(told) {
      const { disputes, ...lasting } = told
      Object.assign(known, lasting)
      child.send({ ...known, ...(disputes && { disputes }) })
    },
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      await back
    },
    async stop() {
      isStopping = true
      await back
      if (child.exitCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await gone
    },
  }
}
