import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Language, languages } from '#contract/language.ts'
import { brand } from '#copy/brand.ts'
import { App } from './app.tsx'
import { type Assets, writeDocument } from './document.ts'
import { needsOf } from './first-needs.ts'
import { LanguageProvider } from './lib/language.tsx'
import { blank } from './lib/made-page.tsx'
import type { PageFacts } from './lib/page.ts'
import { localPath, readPath } from './lib/path.ts'
import { PartRenderer } from './lib/still-page.tsx'
import { ShellPage } from './portal/shell-page.tsx'
import { DietitianCard } from './public/directory/dietitian-card.tsx'
import { DietitianPage } from './public/directory/dietitian-page.tsx'
import { DietitiansPage } from './public/directory/dietitians-page.tsx'
import { createAppRouter } from './router.ts'

export { webManifests } from './web-manifest.ts'

type AssetsOf = (language: Language, files: readonly string[]) => Assets

type Page = {
  readonly html: string
  readonly file: string
  readonly status: 200 | 404
  readonly indexable: boolean
}

/** Renders one address as the server will send it, save for the tokens that only a request can fill in. */
export async function renderPage(address: string, assetsOf: AssetsOf): Promise<Page> {
  const { language, path } = readPath(address)
  const router = createAppRouter(language, createMemoryHistory({ initialEntries: [address] }))
  const [, , asked] = router.getMatchedRoutes(path)
  if (asked?.options.staticData?.page?.shell) {
    const shell = await renderShell(language, asked.fullPath.replace(/\/$/, ''), assetsOf)
    return { ...shell, status: 200, indexable: false }
  }
  await router.load()
  const facts = router.state.matches.at(-1)?.staticData.page
  if (!facts) throw new Error(`${address} is no prerendered page.`)
  const html = writeDocument({
    language,
    path,
    facts,
    head: await facts.head(),
    assets: assetsOf(language, facts.files),
    // React writes the one attribute in camel case, which is right for browsers but not for every reader of HTML.
    body: render(<App language={language} router={router} />).replaceAll(' hrefLang="', ' hreflang="'),
  })
  return {
    html,
    file: `pages/${language}/${path === '/' ? 'index' : path.slice(1)}.html`,
    status: facts.status,
    indexable: facts.indexable,
  }
}

type Made = { readonly documents: Record<string, string>; readonly pieces: Record<string, string> }

/** For the pages that the server makes: their documents with blanks in place of what it knows, and what stands in them. */
export async function renderMade(language: Language, assetsOf: AssetsOf): Promise<Made> {
  const pieces = { list: DietitiansPage, card: DietitianCard, dietitian: DietitianPage }
  const paths = { list: '/dietitians', dietitian: `/dietitians/${someName}` }
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
          <LanguageProvider language={language}>
            <Piece />
          </LanguageProvider>,
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
  const facts = router.state.matches.at(-1)?.staticData.page
  if (!facts) throw new Error(`${path} is no page.`)
  const word = (name: string) => ({ en: blank(name), ar: blank(name) })
  const html = writeDocument({
    language,
    path,
    facts,
    head: { title: word('title'), description: word('description') },
    assets: assetsOf(language, facts.files),
    body: render(<App language={language} router={router} />).replaceAll(' hrefLang="', ' hreflang="'),
  })
  const [before = '', after = ''] = html.split(data)
  return `${before}${data}${blank('data')}${after.slice(after.indexOf('</script>'))}`
    .replaceAll(someName, blank('name'))
    .replace(selfAddress, `$1${blank('search')}`)
}

/** The list's own address, in the head and in the choice of language, which keeps what is looked for. */
const selfAddress = /((?:__ORIGIN__|href=")(?:\/ar)?\/dietitians)(?=">|" hreflang=)/g

/** Its live parts are rendered each by itself, with ids of their own. */
function render(app: ReactElement): string {
  return renderToString(
    <PartRenderer value={(part, identifierPrefix) => renderToString(part, { identifierPrefix })}>
      {app}
    </PartRenderer>,
  )
}

type Shell = { readonly html: string; readonly file: string; readonly addresses: readonly string[] }

/** The document of one page of those who are signed in: the browser makes the page, once it knows who this is. */
export async function renderShell(language: Language, path: string, assetsOf: AssetsOf): Promise<Shell> {
  const { files, firstTab, reads } = needsOf(path)
  const assets = assetsOf(language, files)
  const facts: PageFacts = {
    shell: true,
    files,
    status: 200,
    indexable: false,
    head: async () => ({ title: brand.name }),
  }
  const html = writeDocument({
    language,
    path: '/',
    facts,
    reads,
    head: await facts.head(),
    firstTab: assetsOf(language, [...files, ...firstTab]).modules.filter(
      (each) => !assets.modules.includes(each),
    ),
    assets,
    body: renderToString(
      <LanguageProvider language={language}>
        <ShellPage drawn={isDrawn(path) ? await draw(language, path) : null} />
      </LanguageProvider>,
    ),
  })
  const name = path.slice(1).replace(/\$$/, 'below').replaceAll('$', '')
  return { html, file: `pages/${language}/${name}.html`, addresses: [matchedBy(language, path)] }
}

/** Those that lead on, that show a day, or that are about one thing of many begin with a spinner. */
const isDrawn = (path: string) =>
  /^\/(patient|dietitian|admin)(\/[^$]*)?$/.test(path) &&
  !/^\/(patient|dietitian)$|\/availability$/.test(path)

/** A page as it begins, before anybody is known and anything is read. */
async function draw(language: Language, path: string): Promise<string> {
  const router = createAppRouter(
    language,
    createMemoryHistory({ initialEntries: [localPath(language, path)] }),
  )
  await router.load()
  return render(<App language={language} router={router} />).replaceAll(' hrefLang="', ' hreflang="')
}

/** `/ar/patient/appointments/:id`, `/ar/admin/*`. */
const matchedBy = (language: Language, path: string) =>
  localPath(language, path.replace(/\$(?=\w)/g, ':').replace(/\$$/, '*'))

/** The paths of all pages that are made in the browser, those before others that stand for many. */
export function listShells(): string[] {
  const paths = pathsOf((facts) => facts.shell === true).map((path) => path.replace(/\/$/, ''))
  return [...new Set(paths)].sort((a, b) => Number(a.endsWith('$')) - Number(b.endsWith('$')))
}

/** Every public address in every language; `/not-found` and `/ar/not-found` stand for all unknown ones. */
export function listAddresses(): string[] {
  return pathsOf((facts) => !facts.shell && !facts.made)
    .map((path) => (path === '/$' ? '/not-found' : path))
    .flatMap((path) => languages.map((language) => localPath(language, path)))
}

function pathsOf(isMeant: (facts: PageFacts) => boolean): string[] {
  const router = createAppRouter('en', createMemoryHistory())
  return Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const facts = options.staticData?.page
    return facts && isMeant(facts) ? [fullPath] : []
  })
}
