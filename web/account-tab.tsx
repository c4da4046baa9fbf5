import { AccountSettings } from './accounts/security/account-settings.tsx'
import { PhoneSettings } from './profiles/phone-settings.tsx'

/** Under a patient's tab; a dietitian's number stands in the practice's profile. */
export function PatientAccountTab() {
  return <AccountSettings phone={<PhoneSettings />} />
}
