import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { PageFacts } from '#web/lib/page.ts'
import { countLoads } from '#web/lib/sent-page.tsx'
import type { PortalPath, PublicPath } from './address.ts'
import { headOfPublicPage, loadPublicView } from './load-public-page.tsx'
import { moved } from './moved.ts'
import { paths } from './paths.gen.ts'

type Folder = keyof typeof paths

const root = createRootRoute({ beforeLoad: countLoads })

/** The frame around the pages of a folder. */
const frame = (folder: Folder, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, id: `frame of ${folder}`, component })

const publicParts = () => import('#web/public/public-frame.tsx')
const publicFrame = frame('_public', lazyRouteComponent(publicParts, 'PublicFrame'))
const doors = frame(
  '_doors',
  lazyRouteComponent(() => import('#web/accounts/auth-frame.tsx'), 'AuthFrame'),
)

const portal = () => import('#web/portal/portal.tsx')
const portals = {
  patient: frame('patient', lazyRouteComponent(portal, 'PatientPortal')),
  dietitian: frame('dietitian', lazyRouteComponent(portal, 'DietitianPortal')),
  admin: frame(
    'admin',
    lazyRouteComponent(() => import('#web/portal/admin-portal.tsx'), 'AdminPortal'),
  ),
  _party: frame('_party', lazyRouteComponent(portal, 'PartyPortal')),
  // These pages only redirect, so they have no frame.
  _crossing: frame('_crossing', Outlet),
} satisfies Partial<Record<Folder, AnyRoute>>
/** One component for all pages, so that a page that has several addresses stays mounted between them. */
const PortalScreen = lazyRouteComponent(portal, 'PortalScreen')
const CrossingScreen = lazyRouteComponent(portal, 'CrossingScreen')

/** The gallery of the design system; production builds do not have this address. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/gallery',
        component: lazyRouteComponent(() => import('#web/ui/gallery.tsx'), 'GalleryPage'),
        staticData: {
          page: {
            kind: 'public',
            head: async () => ({
              title: { en: 'Gallery', ar: 'المعرض' },
              status: 200,
              isIndexed: false,
            }),
          },
        },
      }),
    ]
  : []

export const routeTree = root.addChildren([
  publicFrame.addChildren([
    ...pathsOf('_public').map((path) => publicRoute(publicFrame, path)),
    madeRoute('/', '/'),
    madeRoute('/dietitians', '/dietitians'),
    madeRoute('/dietitians/$name', '/dietitians'),
  ]),
  doors.addChildren(pathsOf('_doors').map((path) => publicRoute(doors, path))),
  ...(Object.keys(portals) as (keyof typeof portals)[]).map((folder) =>
    portals[folder].addChildren(pathsOf(folder).map((path) => portalRoute(portals[folder], path))),
  ),
  ...Object.entries(moved).map(([path, to]) => movedRoute(path, to)),
  ...developmentRoutes,
])

function pathsOf<In extends Folder>(folder: In) {
  return paths[folder] as readonly (typeof paths)[In][number][]
}

function publicRoute(parent: AnyRoute, path: PublicPath): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(async () => ({ View: await loadPublicView(path) }), 'View'),
    staticData: {
      page: { kind: path === '/$' ? 'missing' : 'public', head: () => headOfPublicPage(path) },
    },
  })
}

function portalRoute(parent: AnyRoute, path: PortalPath): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: asIndex(path),
    component: parent === portals._crossing ? CrossingScreen : PortalScreen,
    staticData: { page: portalFacts(path) },
    loader: async ({ params, location, preload }) => {
      const { prepareFirstPage, preparePage } = await portal()
      const visit = { params, search: location.searchStr, isPressed: !preload }
      // The first page is complete before anything is rendered; later ones begin with their skeletons.
      if (isFirst || import.meta.env.SSR) await prepareFirstPage(path, visit)
      else preparePage(path, visit).catch(() => {})
      isFirst = false
    },
  })
}

/** True until this document has shown a page of a portal. */
let isFirst = true

/** The server renders these pages from its data, in documents from the build. */
function madeRoute(path: string, headOf: '/' | '/dietitians'): AnyRoute {
  return createRoute({
    getParentRoute: () => publicFrame,
    path,
    component: lazyRouteComponent(publicParts, 'MadePage'),
    beforeLoad: async (load) =>
      import.meta.env.SSR || load.preload ? {} : (await publicParts()).fetchMadePage(load),
    staticData: {
      page: {
        kind: 'made',
        head: async () => ({
          ...(await import('#copy/public/pages.ts')).pages[headOf],
          status: 200,
          isIndexed: true,
        }),
      },
    },
  })
}

function movedRoute(path: string, to: string): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: asIndex(path),
    staticData: { page: portalFacts('/dashboard') },
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })
}

/** A path that has a wildcard below it needs a trailing slash, because the wildcard would match it as well. */
function asIndex(path: string): string {
  const all: readonly string[] = [...Object.values(paths).flat(), ...Object.keys(moved)]
  return all.includes(`${path}/$`) ? `${path}/` : path
}

function portalFacts(path: PortalPath): PageFacts {
  return { kind: 'portal', head: async () => (await portal()).headOfPortalPage(path) }
}
