import type { Party } from '#contract/appointments/appointment.ts'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { ContactSwitches } from './contact-switches.tsx'

/** What reaches somebody of their appointments, and how. */
export function NotificationSettings({ party }: { party: Party }) {
  return (
    <SettingsList>
      <ContactSwitches party={party} />
      <CalendarFeed />
    </SettingsList>
  )
}
