import { patientPages } from '#copy/portal/patient-pages.ts'
import { ConsentSettings } from '#web/health/consent/consent-settings.tsx'
import { Readings } from '#web/health/sharing/readings.tsx'
import { SharingSettings } from '#web/health/sharing/sharing-settings.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { SettingsList } from '#web/ui/settings-list.tsx'
import { UsageSettings } from '#web/usage/usage-settings.tsx'

/** A tab of the patient's settings. */
export function PrivacyTab() {
  const t = useWords()
  return (
    <SettingsList>
      <ConsentSettings />
      <SharingSettings />
      <Readings />
      <UsageSettings />
      <Link to="/privacy-policy" className={buttonClass('quiet', 'md', 'justify-self-start')}>
        {t(patientPages.settings.privacy.policy)}
      </Link>
    </SettingsList>
  )
}
