import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { pathOf } from './needs.ts'

type Kind = 'redis' | 'nats'

const optionsOf = {
  redis: (port: string) => ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  nats: (port: string) => ['-a', '127.0.0.1', '-p', port],
}

/** The real server on a port of its own, for a test that `needs(kind)`. */
export async function openBusServer(kind: Kind) {
  const port = await freePort()
  let running: ChildProcess
  const start = async () => {
    running = spawn(pathOf(kind), optionsOf[kind](String(port)), { stdio: 'ignore' })
    while (!(await answers(port))) await pause(20)
  }
  const stop = async () => {
    if (running.exitCode === null && running.signalCode === null) {
      running.kill('SIGKILL')
      await once(running, 'exit')
    }
  }
  await start()
  onTestFinished(stop)
  return { url: `${kind}://127.0.0.1:${port}`, start, stop }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
