import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Bare = { port: number; pid: number; stop(): void }

/**
 * Starts the floor's server as a child, so that its CPU time is counted apart from ours; it ends when its input does.
 */
export async function startBare(samePage: string, databaseUrl: string): Promise<Bare> {
  const program = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [program, samePage, databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the floor did not start'))),
  ])
  return { port: Number(port), pid: child.pid as number, stop: () => child.stdin.end() }
}
