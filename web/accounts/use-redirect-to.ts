import type { Address } from '#web/app/address.ts'
import { readRedirectTo } from '#web/lib/redirect-to.ts'
import { useSearchParam } from '#web/lib/search-param.ts'

/** Where to go afterwards, from the query, for links that pass it on. */
export function useRedirectTo(): Address | null {
  const asked = useSearchParam('redirectTo')
  return asked === null ? null : readRedirectTo(`?redirectTo=${encodeURIComponent(asked)}`)
}

/** `/register` with `redirectTo`, if there is one. */
export const withRedirectTo = (path: Address, redirectTo: string | null): Address =>
  redirectTo === null
    ? path
    : (`${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}` as Address)
