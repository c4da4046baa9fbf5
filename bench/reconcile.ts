import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#test/app.ts'

/** Runs the nightly comparison with the gateway to its end; returns what differs. */
export async function reconcile(app: App): Promise<string[]> {
  await app.runCron('reconcile')
  for (const until = Date.now() + 120_000; Date.now() < until; await pause(300)) {
    const [run] = await app.rows<{ is_over: boolean }>(
      'select ended_at is not null as is_over from reconciliations order by begun_at desc limit 1',
    )
    if (!run?.is_over) continue
    const differences = await app.rows<{ kind: string; subject: string }>(
      'select kind, subject from differences',
    )
    return differences.map(({ kind, subject }) => `reconciliation finds ${kind} of ${subject}`)
  }
  return ['the reconciliation did not end within two minutes']
}
