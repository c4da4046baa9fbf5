import { downloadCalendarEntry as downloadCalendarEntryRoute } from '#contract/appointments.ts'
import {
  followCalendar as followCalendarRoute,
  readCalendarFeed as readCalendarFeedRoute,
  removeCalendarFeed as removeCalendarFeedRoute,
  renewCalendarFeed as renewCalendarFeedRoute,
} from '#contract/calendar.ts'
import { type Bound, bind } from '../bind.ts'
import { bindFile } from '../bind-file.ts'
import { bindRead } from '../bind-read.ts'
import { downloadCalendarEntry } from './download-entry.ts'
import { followCalendar } from './feed-follow.ts'
import { readCalendarFeed } from './feed-read.ts'
import { removeCalendarFeed } from './feed-remove.ts'
import { renewCalendarFeed } from './feed-renew.ts'

export const calendarRoutes: readonly Bound[] = [
  bindFile(downloadCalendarEntryRoute, downloadCalendarEntry),
  bindRead(readCalendarFeedRoute, readCalendarFeed),
  bind(renewCalendarFeedRoute, renewCalendarFeed),
  bind(removeCalendarFeedRoute, removeCalendarFeed),
  bindFile(followCalendarRoute, followCalendar),
]
