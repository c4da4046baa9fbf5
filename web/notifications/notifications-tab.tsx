import type { Party } from '#contract/appointments/appointment.ts'
import { CalendarFeed } from '#web/appointments/calendar/calendar-feed.tsx'
import { MarketingSwitch } from '#web/newsletter/marketing-switch.tsx'
import { NotificationSettings } from './notification-settings.tsx'

/** A tab of the settings. */
export const NotificationsTab = ({ party }: { party: Party }) => (
  <NotificationSettings party={party} calendarFeed={<CalendarFeed />} marketing={<MarketingSwitch />} />
)
