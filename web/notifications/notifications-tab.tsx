import type { Party } from '#contract/appointments/appointment.ts'
import { CalendarFeed } from '#web/appointments/calendar/calendar-feed.tsx'
import { MarketingSwitch } from '#web/newsletter/marketing-switch.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { ContactSwitches } from './contact-switches.tsx'
import { PushSwitch } from './push/push-switch.tsx'

/** A tab of the settings: notifications by email, text message, push and calendar. */
export const NotificationsTab = ({ party }: { party: Party }) => (
  <SettingsList>
    <PushSwitch />
    <ContactSwitches party={party} marketing={<MarketingSwitch />} />
    <CalendarFeed />
  </SettingsList>
)
