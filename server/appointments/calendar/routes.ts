import {
  downloadCalendarEntry as downloadCalendarEntryRoute,
  followCalendar as followCalendarRoute,
  readCalendarFeed as readCalendarFeedRoute,
  removeCalendarFeed as removeCalendarFeedRoute,
  renewCalendarFeed as renewCalendarFeedRoute,
} from '#contract/appointments/calendar.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { downloadCalendarEntry } from './download-entry.ts'
import { followCalendar } from './follow-feed.ts'
import { readCalendarFeed } from './read-feed.ts'
import { removeCalendarFeed } from './remove-feed.ts'
import { renewCalendarFeed } from './renew-feed.ts'

export const calendarRoutes: readonly Bound[] = [
  bindFile(downloadCalendarEntryRoute, downloadCalendarEntry),
  bindRead(readCalendarFeedRoute, readCalendarFeed),
  bind(renewCalendarFeedRoute, renewCalendarFeed),
  bind(removeCalendarFeedRoute, removeCalendarFeed),
  bindFile(followCalendarRoute, followCalendar),
]
