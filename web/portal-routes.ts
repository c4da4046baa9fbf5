import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { Role } from '#contract/accounts/role.ts'

/** Every address for those who are signed in. Only the addresses are here: a visitor's page pays for no more. */
const addresses: Readonly<Record<Role, readonly string[]>> = {
  patient: [
    'dashboard',
    'appointments',
    'appointments/$id',
    'messages',
    'dietitians',
    'dietitians/$id',
    'dietitians/$id/book',
    'payment-methods',
    'nutrition-plans',
    'health-data',
    'profile',
    'settings',
    'onboarding',
  ],
  dietitian: [
    'dashboard',
    'appointments',
    'appointments/$id',
    'messages',
    'patients',
    'patients/$id',
    'services',
    'availability',
    'nutrition-plans',
    'reviews',
    'payments',
    'profile',
    'settings',
    'onboarding',
  ],
  admin: ['settings'],
}

const moved = {
  '/patient': '/patient/dashboard',
  '/dietitian': '/dietitian/dashboard',
  '/patient-dashboard': '/patient/dashboard',
  '/patient-dashboard/$': '/patient',
  '/dietitian-dashboard': '/dietitian/dashboard',
  '/dietitian-dashboard/$': '/dietitian',
}

export function portalRoutes(root: AnyRoute): AnyRoute[] {
  const portals = (Object.keys(addresses) as Role[]).map((role) => {
    const portal = createRoute({
      getParentRoute: () => root,
      id: `${role}-portal`,
      component: later(async () => (await screens()).openPortal(role)),
    })
    const pages = addresses[role].map((path) => page(portal, `/${role}/${path}`, screen))
    return portal.addChildren(role === 'admin' ? [...pages, adminDashboard(portal)] : pages)
  })
  const calls = createRoute({
    getParentRoute: () => root,
    id: 'party-portal',
    component: later(async () => (await screens()).openPartyPortal()),
  })
  return [
    ...portals,
    calls.addChildren([page(calls, '/call/$id', screen)]),
    page(root, '/dashboard', screen),
    ...Object.entries(moved).map(([path, to]) =>
      page(root, path, () => ({
        beforeLoad: () => {
          throw redirect({ to, replace: true })
        },
      })),
    ),
  ]
}

/** One dashboard at its own address and all below it, so that going from tab to tab it stays the same one. */
function adminDashboard(portal: AnyRoute): AnyRoute {
  const dashboard: AnyRoute = createRoute({
    getParentRoute: () => portal,
    path: '/admin',
    ...screen('/admin'),
  })
  return dashboard.addChildren(
    ['/', '/users', '/analytics', '/$'].map((path) => page(dashboard, path, () => ({}))),
  )
}

function page(
  parent: AnyRoute,
  path: string,
  does: (path: string) => { component?: RouteComponent; beforeLoad?: () => void },
): AnyRoute {
  const head = async () => (await screens()).headOf(route.fullPath.replace(/(?<=.)\/$/, ''))
  const route: AnyRoute = createRoute({
    getParentRoute: () => parent,
    path,
    ...does(path),
    staticData: { page: { shell: true, files: [], status: 200, indexable: false, head } },
  })
  return route
}

const screen = (path: string) => ({ component: later(async () => (await screens()).openScreen(path)) })
const screens = () => import('./portal-screens.tsx')

const later = (open: () => Promise<RouteComponent>): RouteComponent =>
  lazyRouteComponent(async () => ({ Screen: await open() }), 'Screen')
