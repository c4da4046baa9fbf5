import { safePath } from '#contract/safe-path.ts'
import type { Address } from '#web/app/address.ts'
import { readPath } from './path.ts'

/** Where to go after signing in, as the address asks for it: a path of this site without its language, or null. */
export function readRedirectTo(search: string): Address | null {
  const asked = safePath(new URLSearchParams(search).get('redirectTo'))
  if (asked === null) return null
  const { pathname, search: query, hash } = new URL(asked, here)
  const { path } = readPath(pathname)
  return isDoor(path) ? null : (`${path}${query}${hash}` as Address)
}

/** The sign-in page that leads back to where one was. */
export const signInPath = (redirectTo: string): Address =>
  `/login?redirectTo=${encodeURIComponent(redirectTo)}`

const here = 'https://here.invalid'

/** Who has just signed in has no business at a door. */
const isDoor = (path: string) => /^\/(login|register|reset-password)$/.test(path)
