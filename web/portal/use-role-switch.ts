import { useCallback } from 'react'
import { switchRole } from '#contract/accounts/people.ts'
import type { Role } from '#contract/accounts/role.ts'
import { signOut } from '#contract/accounts/sign-in.ts'
import { roles } from '#copy/portal/roles.ts'
import type { Address } from '#web/app/address.ts'
import { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import { setSession } from '#web/app/session.ts'
import { useGo } from '#web/lib/go.ts'
import { signInPath } from '#web/lib/redirect-to.ts'
import { useWords } from '#web/lib/words.ts'
import { showToast } from '#web/ui/toast.ts'

let switchedHere: Role | undefined

/** Whether this tab has just switched to the role itself; if another tab did, this one says so. */
export function takeOwnSwitch(role: Role): boolean {
  const isOwn = switchedHere === role
  switchedHere = undefined
  return isOwn
}

type Switching = {
  /** Where to go after signing in again; by default the guard leads back here. */
  redirectTo?: Address
  asDefault?: boolean
}

/** Switches the session to another role and confirms it. Returns false if the role requires signing in again. */
export function useRoleSwitch() {
  const t = useWords()
  const go = useGo()
  const { mutateAsync: changeRole } = useChange(switchRole, { asksForPassword: false })
  const { mutateAsync: leave } = useChange(signOut)
  return useCallback(
    async (role: Role, { asDefault = false, redirectTo }: Switching = {}): Promise<boolean> => {
      try {
        const { session } = await changeRole({ role, asDefault })
        switchedHere = role
        setSession(session, 'token_refreshed')
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.code !== 'proof_needed') throw fault
        await leave({})
        showToast({ title: t(roles.signInAgain) })
        if (redirectTo) await go(signInPath(redirectTo), { replace: true })
        setSession(null, 'signed_out')
        return false
      }
      showToast({ tone: 'success', title: t(roles.switched(t(roles.names[role]))) })
      return true
    },
    [t, go, changeRole, leave],
  )
}
