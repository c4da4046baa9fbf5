import { readPlatform as readPlatformRoute } from '#contract/platform/announced.ts'
import { announceFee as announceFeeRoute, readPlatformFee as readFeeRoute } from '#contract/platform/fee.ts'
import { type Bound, bind } from '#server/http/bind.ts'
import { bindRead } from '#server/http/bind-read.ts'
import { announceFee, readPlatformFee } from './fee.ts'
import { readPlatform } from './read-platform.ts'

export const platformRoutes: readonly Bound[] = [
  bindRead(readPlatformRoute, readPlatform),
  bindRead(readFeeRoute, readPlatformFee),
  bind(announceFeeRoute, announceFee),
]
