import { listPresences as listPresencesRoute, readCall as readCallRoute } from '#contract/calls.ts'
import type { Bound } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { listPresences } from './list-presences.ts'
import { readCall } from './read-call.ts'

export const callRoutes: readonly Bound[] = [
  bindRead(readCallRoute, readCall),
  bindRead(listPresencesRoute, listPresences),
]
