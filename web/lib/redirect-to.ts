import { safePath } from '#contract/safe-path.ts'
import type { Address } from '#web/app/address.ts'
import { readPath } from './path.ts'

/** The page to open after signing in, from the query: a path of this site without its language, or null. */
export function readRedirectTo(search: string): Address | null {
  const asked = safePath(new URLSearchParams(search).get('redirectTo'))
  if (asked === null) return null
  const { pathname, search: query, hash } = new URL(asked, here)
  const { path } = readPath(pathname)
  return isDoor(path) ? null : (`${path}${query}${hash}` as Address)
}

/** The sign-in page, with the way back to the current page. */
export const signInPath = (redirectTo: string): Address =>
  `/login?redirectTo=${encodeURIComponent(redirectTo)}`

const here = 'https://here.invalid'

/** A person who has just signed in must not be led to a sign-in page. */
const isDoor = (path: string) => /^\/(login|register|reset-password)$/.test(path)
