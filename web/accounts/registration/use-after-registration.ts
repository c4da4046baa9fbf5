import { useCallback } from 'react'
import type { RegistrationType } from '#copy/accounts/registration/register.ts'
import type { Address } from '#web/app/address.ts'
import { useGo } from '#web/lib/go.ts'
import { storeNotice } from '../registration-notice.ts'

/**
 * Leads to the address in the query, else to the portal, whose guard shows the sign-in page with a note about the
 * email.
 */
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
