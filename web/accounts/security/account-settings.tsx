import type { ReactNode } from 'react'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { AccountFacts } from './account-facts.tsx'
import { DefaultRole } from './default-role.tsx'
import { LanguageOfMails } from './language-of-mails.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { TimeZone } from './time-zone.tsx'

/** The reader's name, language, time zone and default role. */
export function AccountSettings({ phone }: { phone?: ReactNode }) {
  const session = useSignedIn()
  const user = session?.user
  if (!user) return <SettingsSkeleton sections={['facts', 'language']} />
  return (
    <SettingsList>
      <AccountFacts user={user} />
      {phone}
      <LanguageOfMails chosen={user.language} />
      {session.activeRole !== 'admin' && <TimeZone chosen={user.zone} side={session.activeRole} />}
      {user.roles.length > 1 && <DefaultRole roles={user.roles} />}
    </SettingsList>
  )
}
