import {
  confirmNewsletter,
  leaveNewsletter,
  leaveNewsletterByOneClick,
  readMarketingChoice as readMarketingChoiceRoute,
  saveMarketingChoice as saveMarketingChoiceRoute,
  subscribeToNewsletter,
} from '#contract/newsletter.ts'
import {
  exportSubscribers as exportSubscribersRoute,
  removeSubscriber as removeSubscriberRoute,
  searchSubscribers as searchSubscribersRoute,
} from '#contract/newsletter-subscribers.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { readMarketingChoice, saveMarketingChoice } from './choice.ts'
import { confirm } from './confirm.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { leave } from './leave.ts'
import { removeSubscriber } from './remove-subscriber.ts'
import { searchSubscribers } from './search-subscribers.ts'
import { subscribe } from './subscribe.ts'

const fromHere: Limit = { name: 'newsletter.visitor', most: 3, seconds: 3_600 }
const toAddress: Limit = { name: 'newsletter.address', most: 5, seconds: 86_400 }

export const newsletterRoutes: readonly Bound[] = [
  bind(subscribeToNewsletter, subscribe, {
    limits: ({ email }, { address }) => [
      [fromHere, address],
      [toAddress, email],
    ],
  }),
  bindRead(readMarketingChoiceRoute, readMarketingChoice),
  bind(saveMarketingChoiceRoute, saveMarketingChoice),
  bind(confirmNewsletter, confirm),
  bind(leaveNewsletter, leave),
  bind(leaveNewsletterByOneClick, (...given) => leave(...given)),
  bindRead(searchSubscribersRoute, searchSubscribers),
  bind(removeSubscriberRoute, removeSubscriber),
  bindFile(exportSubscribersRoute, exportSubscribers),
]
