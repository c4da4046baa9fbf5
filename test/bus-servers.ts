import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished, type TestContext } from 'vitest'
import { freePort } from '#server/data/embedded/free-port.ts'

type Kind = 'redis' | 'nats'

const programs = {
  redis: {
    name: 'redis-server',
    arguments: (port: string) => ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  },
  nats: { name: 'nats-server', arguments: (port: string) => ['-a', '127.0.0.1', '-p', port] },
}

/** The real thing, as Debian has it, on a port of its own; where it is not installed the test says so and is skipped. */
export async function openBusServer(kind: Kind, { skip }: TestContext) {
  const program = programs[kind]
  const found = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program.name))
    .find(isProgram)
  if (!found) skip(`${program.name} is not installed (Debian: apt-get install ${program.name})`)
  const port = await freePort()
  let running: ChildProcess
  const start = async () => {
    running = spawn(found as string, program.arguments(String(port)), { stdio: 'ignore' })
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

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
