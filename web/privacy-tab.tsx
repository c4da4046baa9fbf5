import { patientPages } from '#copy/portal/patient-pages.ts'
import { ConsentSettings } from './health/consent/consent-settings.tsx'
import { Readings } from './health/sharing/readings.tsx'
import { SharingSettings } from './health/sharing/sharing-settings.tsx'
import { Link } from './lib/link.tsx'
import { useWords } from './lib/words.ts'
import { buttonClass } from './ui/button-class.ts'
import { SettingsList } from './ui/settings-list.tsx'
import { UsageSettings } from './usage/usage-settings.tsx'

/** Under a tab of the patient's settings. */
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
