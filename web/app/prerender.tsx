import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Role, roles } from '#contract/accounts/role.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { type Language, languages } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { queryClient } from '#web/app/query.ts'
import { LanguageProvider } from '#web/lib/language.tsx'
import type { PageFacts, PageHead } from '#web/lib/page.ts'
import { localPath, readPath } from '#web/lib/path.ts'
import { blank } from '#web/lib/sent-page.tsx'
import { nobodyYet } from '#web/portal/nobody-yet.ts'
import { PortalContext } from '#web/portal/portal-context.ts'
import { PageView } from '#web/portal/portal-screen.tsx'
import { ShellPage } from '#web/portal/shell-page.tsx'
import { DietitianCard } from '#web/public/directory/dietitian-card.tsx'
import { DietitianPage } from '#web/public/directory/dietitian-page.tsx'
import { BusyDirectoryPage, DietitiansPage } from '#web/public/directory/dietitians-page.tsx'
import { ReviewTexts } from '#web/public/directory/review-texts.tsx'
import { LandingPage } from '#web/public/landing-page.tsx'
import type { PortalPath, PublicPath } from './address.ts'
import { App } from './app.tsx'
import { type Assets, writeDocument } from './document.ts'
import { loadPortalPage } from './load-portal-page.ts'
import { loadPublicPage } from './load-public-page.tsx'
import { moved } from './moved.ts'
import { read } from './page.ts'
import { paths } from './paths.gen.ts'
import { type IndexedPage, indexedRead } from './prepare-page.ts'
import { createAppRouter } from './router.ts'

export { webManifests } from './web-manifest.ts'

/** Returns the addresses of the built files that a frame and a page need. */
type AssetsOf = (language: Language, needed: { frame: string; page?: string }) => Assets

const frames = {
  _public: 'web/public/public-frame.tsx',
  _doors: 'web/accounts/auth-frame.tsx',
  portal: 'web/portal/portal.tsx',
  admin: 'web/portal/admin-portal.tsx',
} as const

const frameOf = (path: string) => (path.startsWith('/admin') ? frames.admin : frames.portal)

const publicPaths: readonly PublicPath[] = [...paths._public, ...paths._doors]

type RenderedPage = {
  readonly html: string
  readonly file: string
  readonly status: 200 | 404
  readonly indexable: boolean
}

/** Renders one address as the server will send it; tokens mark what only a request can fill in. */
export async function renderPage(address: string, assetsOf: AssetsOf): Promise<RenderedPage> {
  const { language, path } = readPath(address)
  const router = createAppRouter(language, createMemoryHistory({ initialEntries: [address] }))
  const { fullPath = '/$', options } = router.getMatchedRoutes(path)[2] ?? {}
  if (options?.staticData?.page?.kind === 'portal') {
    const shell = await renderShell(language, withoutSlash(fullPath), assetsOf, '')
    return { ...shell, status: 200, indexable: false }
  }
  await router.load()
  const facts = router.state.matches.at(-1)?.staticData.page
  if (!facts) throw new Error(`${address} is no prerendered page.`)
  const head = await facts.head()
  const at = publicPaths.find((each) => each === withoutSlash(fullPath))
  const isDoor = paths._doors.some((door) => door === at)
  // The gallery, which exists in development only, is not in the list.
  const hasScripts = at !== undefined && !(await loadPublicPage(at)).isStill
  const html = writeDocument({
    language,
    path,
    head,
    isShell: false,
    assets: assetsOf(language, {
      frame: isDoor ? frames._doors : frames._public,
      ...(hasScripts && { page: at }),
    }),
    body: render(<App language={language} router={router} />),
  })
  const { status, isIndexed } = head
  return {
    html,
    file: `pages/${language}/${path === '/' ? 'index' : path.slice(1)}.html`,
    status,
    indexable: isIndexed,
  }
}

type Made = { readonly documents: Record<string, string>; readonly pieces: Record<string, string> }

/** Renders the pages that the server makes: documents with blanks for its data, and the templates that fill them. */
export async function renderMade(language: Language, assetsOf: AssetsOf): Promise<Made> {
  const router = createAppRouter(language, createMemoryHistory())
  const pieces = {
    landing: LandingPage,
    list: DietitiansPage,
    busy: BusyDirectoryPage,
    reviews: ReviewTexts,
    card: DietitianCard,
    dietitian: DietitianPage,
  }
  const paths = { landing: '/', list: '/dietitians', dietitian: `/dietitians/${someName}` }
  return {
    documents: Object.fromEntries(
      await Promise.all(
        Object.entries(paths).map(async ([name, path]) => [
          name,
          await renderDocument(language, path, assetsOf),
        ]),
      ),
    ),
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([name, Piece]) => [
        name,
        renderToStaticMarkup(
          <RouterContextProvider router={router}>
            <LanguageProvider language={language}>
              <Piece />
            </LanguageProvider>
          </RouterContextProvider>,
        ),
      ]),
    ),
  }
}

const someName = '__NAME__'
const data = '<script type="application/ld+json">'

async function renderDocument(language: Language, path: string, assetsOf: AssetsOf): Promise<string> {
  const router = createAppRouter(
    language,
    createMemoryHistory({ initialEntries: [localPath(language, path)] }),
  )
  await router.load()
  const word = (name: string) => ({ en: blank(name), ar: blank(name) })
  const html = writeDocument({
    language,
    path,
    head: { title: word('title'), description: word('description'), status: 200, isIndexed: true },
    isShell: false,
    assets: assetsOf(language, { frame: frames._public }),
    body: render(<App language={language} router={router} />),
  })
  // The organization and the site, which the build knows.
  if (path === '/') return html
  const [before = '', after = ''] = html.split(data)
  return `${before}${data}${blank('data')}${after.slice(after.indexOf('</script>'))}`
    .replaceAll(someName, blank('name'))
    .replace(selfAddress, `$1${blank('search')}`)
}

/**
 * Matches the list's own address in the head and in the language links, which the server replaces to keep the search.
 */
const selfAddress = /((?:__ORIGIN__|href=")(?:\/ar)?\/dietitians)(?=">|" hreflang=)/g

type Shell = { readonly html: string; readonly file: string; readonly addresses: readonly string[] }

/** The document of one portal page. The browser renders the page once it is known who is signed in. */
export async function renderShell(
  language: Language,
  path: string,
  assetsOf: AssetsOf,
  pageIndex: string,
): Promise<Shell> {
  const page = await portalPageAt(path)
  const head: PageHead = { title: brand.name, status: 200, isIndexed: false }
  const html = writeDocument({
    language,
    path: '/',
    head,
    isShell: true,
    pageIndex,
    reads: [read(readSession, {}), ...(page?.reads ?? [])].map((each) => indexedRead(each).address),
    assets: assetsOf(language, { frame: frameOf(path), ...(page && { page: path }) }),
    body: render(
      <LanguageProvider language={language}>
        <ShellPage drawn={isDrawn(path) ? await draw(language, path) : null} />
      </LanguageProvider>,
    ),
  })
  const name = path.slice(1).replace(/\$$/, 'below').replaceAll('$', '')
  return { html, file: `pages/${language}/${name}.html`, addresses: [matchedBy(language, path)] }
}

const portalPageAt = async (path: string) => (path in moved ? null : await loadPortalPage(path as PortalPath))

/** A document is rendered long before it is read: pages that show a date begin with a spinner. */
const isDrawn = (path: string) =>
  /^\/(patient|dietitian|admin)(\/|$)/.test(path) && !(path in moved) && !path.endsWith('/availability')

/** Renders a page as it is before the session and any data are known. */
async function draw(language: Language, path: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [localPath(language, path)] })
  const router = createAppRouter(language, history)
  await router.load()
  return render(<App language={language} router={router} />)
}

/** The index of the portals' pages, which the browser fetches before they are opened. */
export async function indexPages(
  language: Language,
  assetsOf: AssetsOf,
): Promise<Record<string, IndexedPage>> {
  const paths = listShells().filter((path): path is PortalPath => !(path in moved))
  const scriptsBeyondFrame = (path: string) => {
    const frame = frameOf(path)
    const { modules: around } = assetsOf(language, { frame })
    return assetsOf(language, { frame, page: path }).modules.filter((each) => !around.includes(each))
  }
  const entries = paths.map(async (path) => {
    const page = await loadPortalPage(path)
    const { title, intro, place, fills, reads } = page
    const indexed: IndexedPage = {
      title: title[language],
      ...(intro && { intro: intro[language] }),
      ...(typeof place === 'object' &&
        'back' in place && { back: { to: place.back.to, label: place.back.label[language] } }),
      ...(fills && { fills }),
      scripts: scriptsBeyondFrame(path),
      reads: reads.map(indexedRead),
      skeleton: isDrawn(path) ? await drawView(language, path) : '',
    }
    return [path, indexed] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Renders a page without its frame. */
async function drawView(language: Language, path: PortalPath): Promise<string> {
  const page = await loadPortalPage(path)
  const role: Role = roles.find((each) => path.startsWith(`/${each}`)) ?? 'patient'
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path, component: () => <PageView page={page} /> })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return render(
    <LanguageProvider language={language}>
      <PortalContext value={nobodyYet(role)}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </PortalContext>
    </LanguageProvider>,
  )
}

/** React writes this attribute in camel case, which browsers accept but other readers of HTML may not. */
const render = (element: Parameters<typeof renderToString>[0]) =>
  renderToString(element).replaceAll(' hrefLang="', ' hreflang="')

/** In the server's syntax: `/ar/patient/appointments/:id`, `/ar/admin/*`. */
const matchedBy = (language: Language, path: string) =>
  localPath(language, path.replace(/\$(?=\w)/g, ':').replace(/\$$/, '*'))

/** The paths of all pages that are rendered in the browser; wildcards come last. */
export function listShells(): string[] {
  return pathsOf(({ kind }) => kind === 'portal').sort(
    (a, b) => Number(a.endsWith('$')) - Number(b.endsWith('$')),
  )
}

/** Every public address in every language; `/not-found` and `/ar/not-found` represent all unknown ones. */
export function listAddresses(): string[] {
  return pathsOf(({ kind }) => kind === 'public' || kind === 'missing')
    .map((path) => (path === '/$' ? '/not-found' : path))
    .flatMap((path) => languages.map((language) => localPath(language, path)))
}

function pathsOf(isMeant: (facts: PageFacts) => boolean): string[] {
  const router = createAppRouter('en', createMemoryHistory())
  return Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const facts = options.staticData?.page
    return facts && isMeant(facts) ? [withoutSlash(fullPath)] : []
  })
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')
