import { useCallback } from 'react'
import type { Role } from '#contract/accounts/role.ts'
import type { Session } from '#contract/accounts/session-view.ts'
import type { Language } from '#contract/language.ts'
import type { Address } from '#web/lib/addresses.ts'
import { useGo } from '#web/lib/go.ts'
import { homeOf } from '#web/lib/home-of.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { localPath } from '#web/lib/path.ts'
import { readRedirectTo } from '#web/lib/redirect-to.ts'

/** Takes whoever is signed in to where the address asks to go, else home, in the language of the account. */
export function useRedirect() {
  const goIn = useGoIn()
  return useCallback(
    ({ user, activeRole }: Session, roles: readonly Role[] = user.roles.map(({ roleType }) => roleType)) => {
      const redirectTo = readRedirectTo(window.location.search)
      goIn(user.language, redirectTo && isOpenTo(roles, redirectTo) ? redirectTo : homeOf(activeRole))
    },
    [goIn],
  )
}

/** To a path in a language, which is another document where it is not this one's. */
export function useGoIn() {
  const go = useGo()
  const here = useLanguage()
  return useCallback(
    (language: Language, path: Address) => {
      if (language === here) go(path, { replace: true })
      else window.location.replace(localPath(language, path))
    },
    [go, here],
  )
}

/** A portal opens to its own role, every other page to everybody. */
export function isOpenTo(roles: readonly Role[], path: string): boolean {
  const [, portal] = /^\/(patient|dietitian|admin)(?:-dashboard)?(?=[/?#]|$)/.exec(path) ?? []
  return portal === undefined || roles.some((role) => role === portal)
}
