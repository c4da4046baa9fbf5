import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { Role } from '#contract/accounts/role.ts'
import { adminDashboard, movedAddresses, portalAddresses } from './lib/addresses.ts'

export function portalRoutes(root: AnyRoute): AnyRoute[] {
  const portals = (Object.keys(portalAddresses) as Role[]).map((role) => {
    const portal = createRoute({
      getParentRoute: () => root,
      id: `${role}-portal`,
      component: later(async () => (await pages()).openPortal(role)),
    })
    const own = portalAddresses[role].map((path) => page(portal, `/${role}/${path}`, screen))
    return portal.addChildren(role === 'admin' ? [...own, dashboardOf(portal)] : own)
  })
  const calls = createRoute({
    getParentRoute: () => root,
    id: 'party-portal',
    component: later(async () => (await pages()).openPartyPortal()),
  })
  return [
    ...portals,
    calls.addChildren([page(calls, '/call/$id', screen)]),
    page(root, '/dashboard', screen),
    page(root, '/dashboard/messages', screen),
    ...Object.entries(movedAddresses).map(([path, to]) =>
      page(root, path, () => ({
        beforeLoad: () => {
          throw redirect({ to, replace: true })
        },
      })),
    ),
  ]
}

/** Going from tab to tab it stays the same one. */
function dashboardOf(portal: AnyRoute): AnyRoute {
  const [path, ...tabs] = adminDashboard
  const dashboard: AnyRoute = createRoute({ getParentRoute: () => portal, path, ...screen(path) })
  return dashboard.addChildren(
    ['/', ...tabs.map((tab) => tab.slice(path.length)), '/$'].map((each) =>
      page(dashboard, each, () => ({})),
    ),
  )
}

function page(
  parent: AnyRoute,
  path: string,
  does: (path: string) => { component?: RouteComponent; beforeLoad?: () => void },
): AnyRoute {
  const head = async () => (await pages()).headOf(route.fullPath.replace(/(?<=.)\/$/, ''))
  const route: AnyRoute = createRoute({
    getParentRoute: () => parent,
    path,
    ...does(path),
    staticData: { page: { shell: true, files: [], status: 200, indexable: false, head } },
  })
  return route
}

const screen = (path: string) => ({ component: later(async () => (await pages()).openPage(path)) })
const pages = () => import('./portal-pages.tsx')

const later = (open: () => Promise<RouteComponent>): RouteComponent =>
  lazyRouteComponent(async () => ({ Screen: await open() }), 'Screen')
