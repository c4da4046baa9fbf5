import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { downloadCalendarEntry } from './download-entry.ts'
import { readCalendarFeed, removeCalendarFeed, renewCalendarFeed } from './feed.ts'
import { followCalendar } from './follow-feed.ts'

export const calendarRoutes: readonly Bound[] = [
  bindFile(contract.downloadCalendarEntry, downloadCalendarEntry),
  bindRead(contract.readCalendarFeed, readCalendarFeed),
  bind(contract.renewCalendarFeed, renewCalendarFeed),
  bind(contract.removeCalendarFeed, removeCalendarFeed),
  bindFile(contract.followCalendar, followCalendar),
]
