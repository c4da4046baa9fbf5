import { FolderInUse } from '#server/ground/data/embedded/folder-lock.ts'
import { BadSettings } from '#server/ground/settings.ts'
import type { Running } from '#server/start.ts'
import { greeting } from './greeting.ts'

/** Starts, prints the address, and stops cleanly on a signal, even during startup, so that nothing is left running. */
export async function runUntilStopped(start: () => Promise<Running>) {
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    if (isStartedByNpm()) whenOrphaned(resolve)
  })
  try {
    const running = await start()
    console.log(greeting(running.address, running.house.settings))
    await told
    await running.stop()
  } catch (fault) {
    reportAndExit(fault)
  }
  process.exit(0)
}

/** Settings and locked folders are for the operator to fix: they get a sentence, which a stack would only hide. */
export function reportAndExit(fault: unknown): never {
  console.error(fault instanceof BadSettings || fault instanceof FolderInUse ? fault.message : fault)
  process.exit(1)
}

const isStartedByNpm = () => ['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')

/** npm forwards SIGTERM and SIGINT, but is killed by SIGHUP and SIGKILL without telling us. */
function whenOrphaned(stop: () => void) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}
