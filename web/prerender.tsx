import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Language, languages } from '#contract/language.ts'
import { App } from './app.tsx'
import { type Assets, writeDocument } from './document.ts'
import { localPath, readPath } from './lib/path.ts'
import { PartRenderer } from './lib/still-page.tsx'
import { createAppRouter } from './router.ts'

export { webManifests } from './web-manifest.ts'

type Page = {
  readonly html: string
  readonly file: string
  readonly status: 200 | 404
  readonly indexable: boolean
}

/** Renders one address as the server will send it, save for the tokens that only a request can fill in. */
export async function renderPage(
  address: string,
  assetsOf: (language: Language, files: readonly string[]) => Assets,
): Promise<Page> {
  const { language, path } = readPath(address)
  const router = createAppRouter(language, createMemoryHistory({ initialEntries: [address] }))
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

/** Its live parts are rendered each by itself, with ids of their own. */
function render(app: ReactElement): string {
  return renderToString(
    <PartRenderer value={(part, identifierPrefix) => renderToString(part, { identifierPrefix })}>
      {app}
    </PartRenderer>,
  )
}

/** Every public address in every language; `/not-found` and `/ar/not-found` stand for all unknown ones. */
export function listAddresses(): string[] {
  const router = createAppRouter('en', createMemoryHistory())
  const paths = Object.values(router.routesById)
    .filter((route) => route.options.staticData?.page)
    .map((route) => (route.fullPath === '/$' ? '/not-found' : route.fullPath))
  return paths.flatMap((path) => languages.map((language) => localPath(language, path)))
}
