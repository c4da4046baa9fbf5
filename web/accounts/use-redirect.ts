import { useCallback } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { readRedirectTo } from '#web/lib/redirect-to.ts'

/** Leads a signed-in person to the address in the query, else home, in the language of the current page. */
export function useRedirect() {
  const go = useGo()
  return useCallback(
    ({ user, activeRole }: Session, roles: readonly Role[] = user.roles.map(({ roleType }) => roleType)) => {
      const redirectTo = readRedirectTo(window.location.search)
      go(redirectTo && isOpenTo(roles, redirectTo) ? redirectTo : homeOf(activeRole), { replace: true })
    },
    [go],
  )
}

/** A portal is open to its own role, every other page to everybody. */
export function isOpenTo(roles: readonly Role[], path: string): boolean {
  const [, portal] = /^\/(patient|dietitian|admin)(?:-dashboard)?(?=[/?#]|$)/.exec(path) ?? []
  return portal === undefined || roles.some((role) => role === portal)
}
