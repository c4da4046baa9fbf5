import type { AnyRoute, RouterOptions } from '@tanstack/react-router'
import type { Language } from '#contract/language.ts'
import { localPath, readPath } from './path.ts'

/** How a router reads and writes addresses. The prefix of a language is removed on the way in and added on the way out. */
export const addressRules = (language: Language) =>
  ({
    trailingSlash: 'never',
    // As on the server: paths that differ in capitals are different.
    caseSensitive: true,
    rewrite: {
      input: ({ url }) => withPath(url, readPath(url.pathname).path),
      output: ({ url }) => withPath(url, localPath(language, url.pathname)),
    },
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      // Lists and times stay readable: `?city=riyadh,jeddah`.
      const text = new URLSearchParams(search as Record<string, string>)
        .toString()
        .replace(/%(2C|3A)/g, decodeURIComponent)
      return text && `?${text}`
    },
  }) satisfies Partial<RouterOptions<AnyRoute, 'never'>>

/** A new URL, because the router still needs the one that it passed in. */
function withPath(url: URL, path: string) {
  const other = new URL(url)
  other.pathname = path
  return other
}
