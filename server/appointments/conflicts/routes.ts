import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { cancelConflicts, keepConflicts, listConflicts } from './conflicts.ts'

export const conflictRoutes: readonly Bound[] = [
  bindRead(contract.listConflicts, listConflicts),
  bind(contract.keepConflicts, keepConflicts),
  bind(contract.cancelConflicts, cancelConflicts),
]
