import { useSearchParam } from '#web/lib/search-param.ts'
import { readWayOn } from '#web/lib/way-on.ts'

/** Where the address asks to go afterwards, for links that carry it on. */
export function useWayOn(): `/${string}` | null {
  const asked = useSearchParam('redirectTo')
  return asked === null ? null : readWayOn(`?redirectTo=${encodeURIComponent(asked)}`)
}

/** `/register` with the way on behind it, if there is one. */
export const withWayOn = (path: `/${string}`, wayOn: string | null): `/${string}` =>
  wayOn === null ? path : `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(wayOn)}`
