import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Language } from '#contract/language.ts'
import { addressRules } from '#web/lib/address-rules.ts'
import { FaultPage } from '#web/lib/fault-page.tsx'
import { routeTree } from './routes.tsx'

/** The same routes in every language. */
export function createAppRouter(language: Language, history?: RouterHistory) {
  const router = createRouter({
    ...addressRules(language),
    routeTree,
    ...(history && { history }),
    defaultErrorComponent: FaultPage,
    scrollRestoration: import.meta.env.SSR ? false : () => hasMoved || isReturning(),
    scrollRestorationBehavior: 'instant',
  })

  // A person who scrolled while the scripts were loading must not be thrown back to the top.
  let hasMoved = false
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    hasMoved ||= fromLocation !== undefined
  })

  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

function isReturning() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
