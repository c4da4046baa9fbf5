import { createHash, timingSafeEqual } from 'node:crypto'
import { type Language, languages } from '#contract/language.ts'
import type { House } from '../house.ts'
import type { Bound } from '../http/bind.ts'
import { callHeaders, type HeaderSet, pageHeaders } from '../http/headers.ts'
import type { Metrics } from '../http/metrics.ts'
import { apiStyles } from '../http/openapi/page.ts'
import { Refusal } from '../http/refusal.ts'
import { outboxFolder, showsOutbox } from '../post/outbox.ts'
import { outboxCalendar, outboxList, outboxMail, outboxStyles } from '../post/outbox-pages.ts'
import { apiDocuments } from './api-documents.ts'
import { builtAssets } from './assets.ts'
import { robots, securityText, sitemap, urlset } from './crawlers.ts'
import {
  type Address,
  answerWith,
  type Encoded,
  encode,
  type PageAnswer,
  type PageRequest,
} from './encoded.ts'
import { createGeneratedPageFinder, type OpenPageGenerator, type PageGenerator } from './generated-pages.ts'
import { offlineHtml, offlineStyles } from './offline-page.ts'
import { datePages } from './page-dates.ts'
import { builtWeb } from './page-templates.ts'
import type { ReadPageTerms } from './page-terms.ts'
import { languageOfPath, openPages } from './pages.ts'
import { openSharedRead } from './shared-read.ts'

export type Site = {
  addresses: Map<string, Address>
  other: Address
  /** Whether the path is one of the files that a page loads. */
  isFile(path: string): boolean
}

/** The contributions of domains to the public pages. */
export type PublicPages = {
  readonly generators: readonly OpenPageGenerator[]
  readonly readTerms: ReadPageTerms
}

/** Every address outside the API: pages, files, and the documents for crawlers and operators. */
export async function openSite(
  house: House,
  routes: readonly Bound[],
  { generators, readTerms }: PublicPages,
  metrics: Metrics,
): Promise<Site> {
  const { settings } = house
  const origin = settings.publicUrl.origin
  const pages = await openPages(house, builtWeb)
  const assets = await builtAssets()
  const freshTerms = openSharedRead(house, readTerms)
  const makers = generators.map((open) => open(house))
  const findMade = await createGeneratedPageFinder(house, makers, freshTerms)
  const changedAt = await datePages(house, pages.all)
  const api = apiDocuments(routes, origin)
  const fresh = { 'cache-control': 'public, max-age=0, must-revalidate' }

  const headersOf = (type: string) => ({
    ...pageHeaders(settings),
    ...fresh,
    'content-type': `${type}; charset=utf-8`,
  })
  const fixed = (type: string, text: string | Encoded): Address => {
    const encoded = typeof text === 'string' ? encode(text) : text
    const headers = headersOf(type)
    return (visit) => answerWith(encoded, visit, headers)
  }

  return {
    addresses: new Map([
      ['/robots.txt', fixed('text/plain', robots(origin))],
      ['/sitemap-made.xml', madeSitemap(house, makers, headersOf('application/xml'))],
      ['/sitemap.xml', fixed('application/xml', sitemap(pages.all, changedAt, origin))],
      [
        '/.well-known/security.txt',
        (visit) =>
          answerWith(encode(securityText(origin, house.clock.now())), visit, headersOf('text/plain')),
      ],
      ['/api/openapi.json', fixed('application/json', api.document)],
      ['/api/docs', fixed('text/html', api.page)],
      ['/offline', fixed('text/html', offlineHtml('en'))],
      ['/ar/offline', fixed('text/html', offlineHtml('ar'))],
      ['/offline.css', fixed('text/css', offlineStyles)],
      ['/api/docs.css', fixed('text/css', apiStyles)],
      ['/metrics', (visit) => answerMetrics(visit, house, metrics)],
      ['/api/newsletter/one-click/:token', openInstead('/newsletter/unsubscribe')],
      ['/api/invitations/one-click/:token', openInstead('/invitation/refuse')],
      ['/api/reminders/one-click/:token', openInstead('/reminders/leave')],
      ['/api/digest/one-click/:token', openInstead('/digest/leave')],
      ...(showsOutbox(settings) ? outboxAddresses(house) : []),
    ]),
    isFile: (path) => path.startsWith('/assets/') && assets.has(path),
    async other(visit) {
      const asset = assets.get(visit.path)
      if (asset) return asset(visit)
      const made = await findMade(languageOfPath(visit.path), visit)
      if (made && 'encoded' in made) {
        const { encoded, status, headers } = made
        return answerWith(encoded, visit, { ...headersOf('text/html'), ...headers }, status)
      }
      const found = made ?? pages.find(visit.path)
      if ('moved' in found) return { status: 308, headers: { ...fresh, location: found.moved }, body: '' }
      const { page } = found
      const cache = page.indexable ? fresh : { 'cache-control': 'no-store' }
      const headers = {
        ...cache,
        'content-type': 'text/html; charset=utf-8',
        ...quietReferrer(page.address),
        ...callHeaders(visit.path),
      }
      return answerWith(pages.filled(page, await freshTerms()), visit, headers, page.status)
    },
  }
}

/** There are too many addresses to compress at each visit: they are compressed again only after an entry changes. */
function madeSitemap(house: House, makers: readonly PageGenerator[], headers: HeaderSet): Address {
  let kept: { of: string; encoded: Encoded } | undefined
  return async (visit) => {
    const lists = await Promise.all(makers.map(({ list }) => list()))
    const entries = lists
      .flat()
      .flatMap(({ path, changedAt }) =>
        languages.map((language) => ({ address: localPath(language, path), changedAt })),
      )
    // The sitemap states dates of change only to the day.
    const said = entries.map(({ address, changedAt }) => [address, changedAt?.toISOString().slice(0, 10)])
    const of = createHash('sha256').update(JSON.stringify(said)).digest('hex')
    if (kept?.of !== of) kept = { of, encoded: encode(urlset(entries, house.settings.publicUrl.origin)) }
    return answerWith(kept.encoded, visit, headers)
  }
}

const localPath = (language: Language, path: string) =>
  language === 'ar' ? `/ar${path === '/' ? '' : path}` : path

/** Lets developers read the emails that were sent; behind a proxy these addresses do not exist. */
function outboxAddresses({ settings, clock }: House): [string, Address][] {
  const folder = outboxFolder(settings)
  const show =
    (type: string, make: (visit: PageRequest) => Promise<string | null>): Address =>
    async (visit) => {
      const text = visit.forwarded ? null : await make(visit)
      if (text === null) throw new Refusal('not_found')
      const headers = {
        ...pageHeaders(settings),
        ...outboxPolicy,
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
      }
      return { status: 200, headers, body: text }
    }
  return [
    ['/dev/mail', show('text/html', () => outboxList(folder, clock.now()))],
    ['/dev/mail.css', show('text/css', async () => outboxStyles)],
    [
      '/dev/mail/:id/calendar',
      show('text/calendar', ({ path }) => outboxCalendar(folder, path.split('/')[3] ?? '')),
    ],
    ['/dev/mail/:id', show('text/html', ({ path }) => outboxMail(folder, path.slice('/dev/mail/'.length)))],
  ]
}

/** Emails use inline styles, and each is shown in a frame without scripts. */
const outboxPolicy = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Addresses that carry a token must not leak it to the next site. */
const quietReferrer = (address: string) =>
  /\/(newsletter|invitation|reminders|digest|reset-password|confirm|contact\/question)/.test(address)
    ? { 'referrer-policy': 'no-referrer' }
    : {}

/** Older mail programs open the one-click address instead of posting to it: they get the page that asks to confirm. */
const openInstead =
  (page: string): Address =>
  ({ path, language }) => {
    const token = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
    return {
      status: 303,
      headers: { location: `${language === 'ar' ? '/ar' : ''}${page}?token=${token}` },
      body: '',
    }
  }

async function answerMetrics(visit: PageRequest, { settings }: House, metrics: Metrics): Promise<PageAnswer> {
  const given = Buffer.from(/^Bearer (.+)$/i.exec(visit.authorization ?? '')?.[1] ?? '')
  const wanted = Buffer.from(settings.metricsToken ?? '')
  const bearer = wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  if (!visit.nearby && !bearer) throw new Refusal('not_found')
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    body: await metrics.text(),
  }
}
