import { readPlatform as readPlatformRoute } from '#contract/platform/announced.ts'
import { announceFee as announceFeeRoute } from '#contract/platform/fee.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { announceFee } from './fee.ts'
import { readPlatform } from './read-platform.ts'

export const platformRoutes: readonly Bound[] = [
  bindRead(readPlatformRoute, readPlatform),
  bind(announceFeeRoute, announceFee),
]
