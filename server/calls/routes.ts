import { contract } from '#contract/contract.ts'
import type { Bound } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { listPresences } from './list-presences.ts'
import { readCall } from './read-call.ts'

export const callRoutes: readonly Bound[] = [
  bindRead(contract.readCall, readCall),
  bindRead(contract.listPresences, listPresences),
]
