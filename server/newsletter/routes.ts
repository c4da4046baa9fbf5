import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { readMarketingChoice, saveMarketingChoice } from './choice.ts'
import { confirm } from './confirm.ts'
import { leave } from './leave.ts'
import { subscribe } from './subscribe.ts'
import { exportSubscribers, removeSubscriber, searchSubscribers } from './subscribers.ts'

const fromHere: Limit = { name: 'newsletter.visitor', most: 3, seconds: 3_600 }
const toAddress: Limit = { name: 'newsletter.address', most: 5, seconds: 86_400 }

export const newsletterRoutes: readonly Bound[] = [
  bind(contract.subscribeToNewsletter, subscribe, {
    limits: ({ email }, { address }) => [
      [fromHere, address],
      [toAddress, email],
    ],
  }),
  bindRead(contract.readMarketingChoice, readMarketingChoice),
  bind(contract.saveMarketingChoice, saveMarketingChoice),
  bind(contract.confirmNewsletter, confirm),
  bind(contract.leaveNewsletter, leave),
  bind(contract.leaveNewsletterByOneClick, (...given) => leave(...given)),
  bindRead(contract.searchSubscribers, searchSubscribers),
  bind(contract.removeSubscriber, removeSubscriber),
  bindFile(contract.exportSubscribers, exportSubscribers),
]
