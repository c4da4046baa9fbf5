import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { Unavailable } from '../unavailable.ts'
import type { DrawRequest, DrawResult } from './draw-process.ts'
import { openFairQueue } from './fair-queue.ts'

type Limits = {
  /** The most milliseconds that one document may take. */
  patience: number
  /** Milliseconds without work after which the process ends. */
  idle: number
  /** How many documents may wait, per person and in total. */
  each: number
  all: number
}

/** Draws documents of every kind in one child process, one at a time; people take turns. */
export function openDrawer({
  patience,
  idle,
  ...bounds
}: Limits): (whose: string, work: DrawRequest) => Promise<Buffer> {
  const inTurn = openFairQueue(bounds)
  let present: Helper | undefined
  let ending: NodeJS.Timeout | undefined

  function launch(): Helper {
    let answer: ((answer: DrawResult) => void) | undefined
    const cache = getCompileCacheDir()
    const child = fork(new URL('./draw-process.ts', import.meta.url), {
      // The process needs no secrets. The compile cache saves a quarter of the work on the first document.
      env: { PATH: process.env.PATH, ...(cache && { NODE_COMPILE_CACHE: cache }) },
      // With so small a young generation, memory is 128 MB after ten invoices instead of 188, and drawing is no
      // slower.
      execArgv: ['--max-old-space-size=256', '--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const forget = () => {
      if (present === mine) present = undefined
    }
    const mine: Helper = {
      ask: (work) =>
        new Promise((resolve, reject) => {
          answer = ({ bytes, fault }) =>
            bytes
              ? resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
              : reject(notDrawn(fault))
          child.send(work, (fault) => fault && mine.giveUp())
        }),
      giveUp() {
        forget()
        answer?.({})
        child.kill('SIGKILL')
      },
      letGo() {
        forget()
        if (child.connected) child.disconnect()
      },
    }
    child.on('message', (said: DrawResult) => answer?.(said))
    child.on('error', mine.giveUp)
    child.on('exit', mine.giveUp)
    // A server that is stopping must not wait for the child.
    child.unref()
    child.channel?.unref()
    return mine
  }

  return (whose, work) =>
    inTurn(whose, async () => {
      clearTimeout(ending)
      present ??= launch()
      const mine = present
      const late = setTimeout(mine.giveUp, patience)
      return mine.ask(work).finally(() => {
        clearTimeout(late)
        ending = setTimeout(mine.letGo, idle).unref()
      })
    })
}

type Helper = { ask(work: DrawRequest): Promise<Buffer>; giveUp(): void; letGo(): void }

/** Preserves the child's stack, so that the log shows where drawing failed. */
function notDrawn(fault: unknown): Unavailable {
  const failed = new Unavailable('PaperNotDrawn', fault ?? {})
  if (fault instanceof Error && fault.stack) failed.stack = fault.stack
  return failed
}
