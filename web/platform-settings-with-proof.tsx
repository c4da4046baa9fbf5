import { useProof } from './accounts/security/use-proof.tsx'
import { PlatformSettings } from './platform/platform-settings.tsx'

/** The platform's settings, with the dialog that asks for the password before the fee is changed. */
export function PlatformSettingsWithProof() {
  const { askForPassword, proofDialog } = useProof()
  return (
    <>
      <PlatformSettings askForPassword={askForPassword} />
      {proofDialog}
    </>
  )
}
