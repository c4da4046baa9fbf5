import { useCallback } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import { switchRole } from '#contract/accounts/roles.ts'
import { roles } from '#copy/portal/roles.ts'
import { call } from '#web/lib/call.ts'
import { takeSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'

/** Acts in another role from now on, and says so. */
export function useRoleSwitch() {
  const t = useWords()
  return useCallback(
    async (role: Role, { asDefault = false } = {}) => {
      const { session } = await call(switchRole, { role, asDefault })
      takeSession(session, 'token_refreshed')
      showToast({ tone: 'success', title: t(roles.switched(t(roles.names[role]))) })
    },
    [t],
  )
}
