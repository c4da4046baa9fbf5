import { listSessions, readSecurity } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { queryClient, useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { ChangeAddress } from './change-address.tsx'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'
import { YourData } from './your-data.tsx'

/** How one's account is kept safe, the same for every role. */
export function SecuritySettings() {
  const t = useWords()
  const { data, isError, isFetching, refetch } = useRead(readSecurity, {})

  if (!data && isError)
    return <ErrorState title={t(security.failed)} onRetry={() => refetch()} retrying={isFetching} />
  if (!data) return <SettingsSkeleton sections={['password', 'address', 'second', 'devices', 'data']} />
  return (
    <SettingsList>
      <ChangePassword security={data} onChanged={readAgain} />
      <ChangeAddress security={data} onChanged={readAgain} />
      <SecondFactor security={data} onChanged={readAgain} />
      <SignedInDevices />
      <YourData />
    </SettingsList>
  )
}

/** A change of one may be a change of the other: a new password signs devices out. */
function readAgain() {
  for (const { path } of [readSecurity, listSessions]) queryClient.invalidateQueries({ queryKey: [path] })
}
