import { AccountSettings } from './accounts/security/account-settings.tsx'
import { useProof } from './accounts/security/use-proof.tsx'
import { PhoneSettings } from './profiles/phone-settings.tsx'

/** Under a patient's tab; a dietitian's number stands in the practice's profile. */
export function PatientAccountTab() {
  const { askForPassword, proofDialog } = useProof()
  return (
    <>
      <AccountSettings phone={<PhoneSettings askForPassword={askForPassword} />} />
      {proofDialog}
    </>
  )
}
