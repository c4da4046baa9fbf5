import type { Address } from '#web/app/address.ts'
import { readRedirectTo } from '#web/lib/redirect-to.ts'
import { useSearchParam } from '#web/lib/search-param.ts'

/** Where the address asks to go afterwards, for links that carry it on. */
export function useRedirectTo(): Address | null {
  const asked = useSearchParam('redirectTo')
  return asked === null ? null : readRedirectTo(`?redirectTo=${encodeURIComponent(asked)}`)
}

/** `/register` with the way on behind it, if there is one. */
export const withRedirectTo = (path: Address, redirectTo: string | null): Address =>
  redirectTo === null
    ? path
    : (`${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}` as Address)
