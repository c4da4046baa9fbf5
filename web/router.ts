import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Language } from '#contract/language.ts'
import { FaultPage } from './lib/fault-page.tsx'
import { localPath, readPath } from './lib/path.ts'
import { routeTree } from './routes.tsx'

/** The same routes in every language: the prefix is taken off on the way in and put back on the way out. */
export function createAppRouter(language: Language, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    trailingSlash: 'never',
    // As the server has it: an address that is written otherwise is another one.
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
    defaultErrorComponent: FaultPage,
    scrollRestoration: import.meta.env.SSR ? false : () => hasMoved || isReturning(),
    scrollRestorationBehavior: 'instant',
  })

  // Somebody who scrolled while the scripts were on their way must not be thrown back to the top.
  let hasMoved = false
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    hasMoved ||= fromLocation !== undefined
  })

  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** A new one: the router still needs the address that it passed in. */
function withPath(url: URL, path: string) {
  const other = new URL(url)
  other.pathname = path
  return other
}

function isReturning() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
