import { FolderInUse } from '#server/one-at-a-time.ts'
import { BadSettings } from '#server/settings.ts'
import type { Running } from '#server/start.ts'

/** Starts, says where, and stops cleanly when told to. */
export async function runUntilStopped(start: () => Promise<Running>) {
  let running: Running
  try {
    running = await start()
  } catch (fault) {
    tell(fault)
  }
  console.log(greeting(running))

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** A fault that somebody can mend has a sentence, and its stack would only hide it. */
export function tell(fault: unknown): never {
  console.error(fault instanceof BadSettings || fault instanceof FolderInUse ? fault.message : fault)
  process.exit(1)
}

function greeting({ address, house: { settings } }: Running): string {
  const lines = [`Nabta is open at ${address} (English) and ${address}/ar (Arabic).`]
  if (!settings.smtpUrl)
    lines.push(`Mail goes to ${settings.dataDir}/outbox; read it at ${address}/dev/mail.`)
  if (settings.demo) lines.push('The demo marketplace is filled in.')
  return lines.join('\n')
}
