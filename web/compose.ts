import type { RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A page of parts from several rooms, which fetches them side by side before it shows. */
export function compose(
  parts: readonly Pick<RouteComponent, 'preload'>[],
  Page: () => ReactNode,
): RouteComponent {
  return Object.assign(Page, {
    preload: async () => {
      await Promise.all(parts.map((part) => part.preload?.()))
    },
  })
}
