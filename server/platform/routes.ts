import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { announceFee } from './fee.ts'
import { readPlatform } from './read-platform.ts'

export const platformRoutes: readonly Bound[] = [
  bindRead(contract.readPlatform, readPlatform),
  bind(contract.announceFee, announceFee),
]
