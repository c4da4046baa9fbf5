import type { ComponentType } from 'react'
import { useProof } from './accounts/security/use-proof.tsx'

/** With the dialog that asks for the password before something is done there. */
export const withProof = (Part: ComponentType<{ askForPassword: () => Promise<boolean> }>) =>
  function WithProof() {
    const { askForPassword, proofDialog } = useProof()
    return (
      <>
        <Part askForPassword={askForPassword} />
        {proofDialog}
      </>
    )
  }
