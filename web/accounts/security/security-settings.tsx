import { Download } from 'lucide-react'
import { useState } from 'react'
import { copyMyData, readSecurity } from '#contract/accounts/security.ts'
import { security } from '#copy/accounts/security/security.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { knownProviders } from '../connections/known-providers.ts'
import { AccessTokens } from './access-tokens.tsx'
import { ChangeAddress } from './change-address.tsx'
import { ChangePassword } from './change-password.tsx'
import { ConnectedAccounts } from './connected-accounts.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SettingsRow } from './settings-row.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'), 'DeleteDialog', null)

/** The security settings, which are the same for every role. */
export function SecuritySettings() {
  const read = useRead(readSecurity, {})
  return (
    <Read
      of={read}
      failed={security.failed}
      waiting={<SettingsSkeleton sections={['password', 'address', 'second', 'devices', 'tokens', 'data']} />}
    >
      {(data) => (
        <SettingsList>
          <ChangePassword security={data} />
          <ChangeAddress security={data} />
          <SecondFactor security={data} />
          {knownProviders().length > 0 && <ConnectedAccounts />}
          <SignedInDevices />
          <AccessTokens security={data} />
          <YourData />
        </SettingsList>
      )}
    </Read>
  )
}

function YourData() {
  const t = useWords()
  const { title, text } = security.data
  return (
    <SettingsSection title={t(title)} text={t(text)}>
      <CopyOfData />
      <hr className="my-5 border-line" />
      <DeleteAccount />
    </SettingsSection>
  )
}

function DeleteAccount() {
  const t = useWords()
  const words = security.data.delete
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingsRow
        action={
          <Button variant="secondary-danger" onClick={() => setOpen(true)}>
            {t(words.open)}
          </Button>
        }
      >
        <h3 className="font-medium text-ink">{t(words.title)}</h3>
        <p className="mt-0.5 text-ink-soft">{t(words.text)}</p>
      </SettingsRow>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function CopyOfData() {
  const t = useWords()
  const words = security.data.copy
  const { get, isPending } = useFile(copyMyData, {
    onDone: (name) =>
      showToast({ tone: 'success', title: t(words.done), description: t(words.doneText(name)) }),
    onRefused: (reason, again) => showFileFault(t, words.failed, reason, again),
  })

  return (
    <SettingsRow
      action={
        <Button variant="secondary" busy={isPending} busyText={t(words.busy)} onClick={() => get({})}>
          <Icon of={Download} small />
          {t(words.open)}
        </Button>
      }
    >
      <h3 className="font-medium text-ink">{t(words.title)}</h3>
      <p className="mt-0.5 text-ink-soft">{t(words.text)}</p>
    </SettingsRow>
  )
}
