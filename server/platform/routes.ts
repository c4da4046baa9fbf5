import { readPlatform as readPlatformRoute } from '#contract/platform/announced.ts'
import type { Bound } from '#server/http/bind.ts'
import { bindRead } from '#server/http/bind-read.ts'
import { readPlatform } from './read-platform.ts'

export const platformRoutes: readonly Bound[] = [bindRead(readPlatformRoute, readPlatform)]
