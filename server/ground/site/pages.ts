import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { writeDate } from '#copy/dates.ts'
import type { House } from '../house.ts'
import type { Settings } from '../settings.ts'
import { type Encoded, encode } from './encoded.ts'
import type { PageTerms } from './page-terms.ts'

export type Page = { address: string; status: number; indexable: boolean; text: string }
export type Pages = {
  /** The page at a path, an address to redirect to, or the not-found page. */
  find(path: string): { page: Page } | { moved: string }
  /** The page with our origin, today's date in Riyadh and the terms filled in; cached while these stay the same. */
  filled(page: Page, terms: PageTerms): Encoded
  all: readonly Page[]
}

type Index = {
  pages: Record<string, { file: string; status: number; indexable: boolean }>
  /** One document for many addresses, such as `/patient/appointments/:id` and `/admin/*`. */
  shells: { file: string; addresses: string[] }[]
}

export async function openPages({ settings, clock }: House, folder: string): Promise<Pages> {
  const index = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as Index
  const textOf = (file: string) => readFile(join(folder, file), 'utf8')
  const pages = new Map<string, Page>()
  for (const [address, { file, status, indexable }] of Object.entries(index.pages)) {
    pages.set(address, { address, status, indexable, text: await textOf(file) })
  }
  const shells: { matcher: RegExp; page: Page }[] = []
  for (const { file, addresses } of index.shells) {
    const page = { address: addresses[0] ?? '', status: 200, indexable: false, text: await textOf(file) }
    shells.push({ matcher: matcherOf(addresses), page })
  }
  const known = (path: string) => pages.get(path) ?? shells.find(({ matcher }) => matcher.test(path))?.page
  let day = ''
  let keptOf: PageTerms | undefined
  let kept = new Map<Page, Encoded>()

  return {
    all: [...pages.values()],
    find(path) {
      const trimmed = path.replace(/\/+$/, '') || '/'
      const page = known(trimmed)
      if (page) return trimmed === path ? { page } : { moved: trimmed }
      const missing = pages.get(languageOfPath(path) === 'ar' ? '/ar/not-found' : '/not-found')
      if (!missing) throw new Error('the web build has no not-found page')
      return { page: missing }
    },
    filled(page, terms) {
      const now = clock.now()
      const today = todayInRiyadh(now)
      if (today !== day || terms !== keptOf) {
        day = today
        keptOf = terms
        kept = new Map()
      }
      const before = kept.get(page)
      if (before) return before
      const made = encode(fillPage(languageOfPath(page.address), page.text, settings, now, terms))
      kept.set(page, made)
      return made
    },
  }
}

const matcherOf = (addresses: readonly string[]) =>
  new RegExp(`^(?:${addresses.map((each) => each.replace(/:\w+/g, '[^/]+').replace('*', '.+')).join('|')})$`)

export const languageOfPath = (path: string): Language => (/^\/ar(\/|$)/.test(path) ? 'ar' : 'en')

/** Fills in values that the build cannot know. */
export function fillPage(
  language: Language,
  text: string,
  { publicUrl, oidcProviders }: Pick<Settings, 'publicUrl' | 'oidcProviders'>,
  now: Date,
  terms: PageTerms,
): string {
  const providers = oidcProviders.map(({ id, name }) => ({ id, name }))
  return text
    .replaceAll('__ORIGIN__', publicUrl.origin)
    .replaceAll('__PROVIDERS__', () => (providers.length > 0 ? escaped(JSON.stringify(providers)) : ''))
    .replaceAll('__TODAY__', writeDate(language, now, 'date'))
    .replaceAll('__YEAR__', writeDate('en', now, 'year'))
    .replaceAll('__DRESS__', terms.dress)
    .replaceAll('__FEE__', () => terms[language].fee)
    .replaceAll('__REFUNDS__', () => escaped(terms[language].refunds))
}

/** Escapes text for use in an attribute. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
