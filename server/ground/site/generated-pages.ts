import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import type { House } from '../house.ts'
import type { HeaderSet } from '../http/headers.ts'
import { type Encoded, encode, type PageRequest } from './encoded.ts'
import { loadTemplates } from './page-templates.ts'
import type { PageDress, PageTerms } from './page-terms.ts'
import { fillPage } from './pages.ts'
import { jsonHtml, openTemplate, type Values } from './template.ts'

/** A domain's answer for an address: values for its document, an address to redirect to, or null for no such page. */
export type GeneratedPage =
  | {
      document: string
      title: string
      description: string
      /** As HTML. */
      main: string
      /** For search engines. */
      data: unknown
      /** Values for the other blanks of this document. */
      more: Values
      /** For search engines: the page may change its address at any time, or its content repeats that of another. */
      isHidden?: boolean
      /** A dress that only this reader is shown. */
      preview?: PageDress
      /** Refused for so many seconds; the page says so. */
      retryAfter?: number
    }
  | { moved: string }
  | null

/** The path is without its language. */
type Visit = Pick<PageRequest, 'path' | 'search' | 'caller' | 'mayUse'>

/** A domain that generates pages from its data. */
export type PageGenerator = {
  /** The page at a path and query; undefined if the path is not one of this domain's. */
  make(language: Language, visit: Visit, terms: PageTerms): Promise<GeneratedPage> | undefined
  /** The paths of its pages without their language, and when each last changed. */
  list(): Promise<{ path: string; changedAt: Date | undefined }[]>
}
export type OpenPageGenerator = (house: House) => PageGenerator

type Found = { encoded: Encoded; status: number; headers: HeaderSet } | { moved: string } | null
type Filled = Extract<GeneratedPage, { document: string }>

/** Pages are always generated from fresh data; only the compressed form of an identical page is cached. */
const mostKept = 1_000

export async function createGeneratedPageFinder(
  house: House,
  makers: readonly PageGenerator[],
  readTerms: () => Promise<PageTerms>,
) {
  const templates = await loadTemplates()
  const packed = new Map<string, Encoded>()
  const documents = new Map<string, (values: Values) => string>()
  let day = ''
  let filledOf: PageTerms | undefined

  /** Undefined if no domain has such an address. */
  return async (language: Language, visit: Visit): Promise<Found | undefined> => {
    if (visit.path === '/ar/') return { moved: '/ar' }
    const path = visit.path.replace(/^\/ar(?=\/|$)/, '') || '/'
    const terms = await readTerms()
    for (const { make } of makers) {
      const making = make(language, { ...visit, path }, terms)
      if (!making) continue
      const page = await making
      return page && 'document' in page
        ? {
            encoded: keep(encode(write(language, page, terms))),
            status: page.retryAfter ? 429 : 200,
            headers: {
              ...((page.isHidden || page.preview) && { 'x-robots-tag': 'noindex' }),
              ...(page.preview && { 'cache-control': 'no-store' }),
              ...(page.retryAfter && { 'cache-control': 'no-store', 'retry-after': String(page.retryAfter) }),
            },
          }
        : page
    }
    return undefined
  }

  function write(language: Language, page: Filled, terms: PageTerms): string {
    const { title, description, main, data, more } = page
    const open = documentFor(language, page, terms)
    return open({ ...more, title, description, main: { html: main }, data: jsonHtml(data) })
  }

  function documentFor(language: Language, { document: name, preview }: Filled, terms: PageTerms) {
    const now = house.clock.now()
    const today = todayInRiyadh(now)
    if (today !== day || terms !== filledOf) documents.clear()
    day = today
    filledOf = terms
    const dress = preview ?? terms.dress
    const key = `${language} ${name} ${dress}`
    const known =
      documents.get(key) ??
      openTemplate(
        fillPage(language, templates.document(language, name), house.settings, now, { ...terms, dress }),
      )
    documents.set(key, known)
    return known
  }

  function keep(made: Encoded): Encoded {
    const known = packed.get(made.etag) ?? made
    packed.delete(made.etag)
    packed.set(made.etag, known)
    const [oldest] = packed.keys()
    if (packed.size > mostKept && oldest !== undefined) packed.delete(oldest)
    return known
  }
}
