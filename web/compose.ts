import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Load = () => Promise<object>
type Loaded<Loads extends readonly Load[]> = {
  [At in keyof Loads]: Loads[At] extends () => Promise<infer Module> ? Module : never
}

/** A page of parts from one room or several, which fetches them side by side before it shows. */
export function compose<const Loads extends readonly Load[]>(
  loads: Loads,
  show: (...modules: Loaded<Loads>) => ReactNode,
): RouteComponent {
  return lazyRouteComponent(async () => {
    const modules = (await Promise.all(loads.map((load) => load()))) as Loaded<Loads>
    return { shown: () => show(...modules) }
  }, 'shown')
}
