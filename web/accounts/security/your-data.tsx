import { security } from '#copy/accounts/security/security.ts'
import { useWords } from '#web/lib/words.ts'
import { SettingsSection } from '#web/ui/settings-section.tsx'
import { CopyOfData } from './copy-of-data.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function YourData() {
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
