import { listEarned as listEarnedRoute, readBalance as readBalanceRoute } from '#contract/finance/balance.ts'
import type { Bound } from '#server/http/bind.ts'
import { bindRead } from '#server/http/bind-read.ts'
import { listEarned } from './list-earned.ts'
import { readBalance } from './read-balance.ts'

export const financeRoutes: readonly Bound[] = [
  bindRead(readBalanceRoute, readBalance),
  bindRead(listEarnedRoute, listEarned),
]
