import { useCallback } from 'react'
import type { RegistrationType } from '#copy/accounts/registration/register.ts'
import type { Address } from '#web/app/address.ts'
import { useGo } from '#web/lib/go.ts'
import { storeNotice } from '../registration-notice.ts'

/** On to where the address asked to go, else to the portal: its gate shows the sign-in screen, with a word about the mail. */
export function useAfterRegistration(type: RegistrationType) {
  const go = useGo()
  return useCallback(
    (email: string, redirectTo: Address | null) => {
      storeNotice({ email, redirectTo })
      go(redirectTo ?? `/${type}-dashboard`, { replace: true })
    },
    [go, type],
  )
}
