import type { ReactNode } from 'react'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import { AccountFacts } from './account-facts.tsx'
import { DefaultRole } from './default-role.tsx'
import { LanguageOfMails } from './language-of-mails.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

/** Who one is here, in which language, and in which role one starts. */
export function AccountSettings({ phone }: { phone?: ReactNode }) {
  const user = useSignedIn()?.user
  if (!user) return <SettingsSkeleton sections={['facts', 'language']} />
  return (
    <SettingsList>
      <AccountFacts user={user} />
      {phone}
      <LanguageOfMails chosen={user.language} />
      {user.roles.length > 1 && <DefaultRole roles={user.roles} />}
    </SettingsList>
  )
}
