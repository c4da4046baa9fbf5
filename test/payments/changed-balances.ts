import type { App } from '#test/app.ts'
import { balancesOf } from './paying.ts'

/** The accounts that have changed since, each with its difference. */
export async function changedBalances(
  app: App,
  since: Readonly<Record<string, number>>,
): Promise<Record<string, number>> {
  const now = Object.entries(await balancesOf(app))
  return Object.fromEntries(
    now.map(([account, sum]) => [account, sum - (since[account] ?? 0)]).filter(([, sum]) => sum !== 0),
  )
}
