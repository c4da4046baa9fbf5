import type { ReactNode } from 'react'
import type { Party } from '#contract/appointments/appointment.ts'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { ContactSwitches } from './contact-switches.tsx'
import { PushSwitch } from './push/push-switch.tsx'

type NotificationSettingsProps = { party: Party; calendarFeed: ReactNode; marketing: ReactNode }

/** The settings of notifications: by email, text message, push and calendar. */
export function NotificationSettings({ party, calendarFeed, marketing }: NotificationSettingsProps) {
  return (
    <SettingsList>
      <PushSwitch />
      <ContactSwitches party={party} marketing={marketing} />
      {calendarFeed}
    </SettingsList>
  )
}
