import { addDays, todayInRiyadh } from '#contract/days.ts'
import { id } from '#contract/fields.ts'
import type { Route } from '#contract/route.ts'
import type { Subject } from '#contract/subjects.ts'
import { brand } from '#copy/brand.ts'
import { call, splitInput } from '#web/app/call.ts'
import { queryClient } from '#web/app/query.ts'
import { currentSession, sessionSettled } from '#web/app/session.ts'
import type { PageHead } from '#web/lib/page.ts'
import { pagesKey, pagesStaleTime } from '#web/lib/read-pages.ts'
import { withReaderZone } from '#web/lib/zone.ts'
import type { Address, PortalPath } from './address.ts'
import { loadedPortalPage, loadPortalPage } from './load-portal-page.ts'
import type { PageRead, PortalPage } from './page.ts'

/** What the build knows of a page, so that a press can start all requests and show the page's skeleton immediately. */
export type IndexedPage = {
  readonly title: string
  readonly intro?: string
  readonly back?: { readonly to: Address; readonly label: string }
  readonly fills?: true
  readonly scripts: readonly string[]
  readonly reads: readonly IndexedRead[]
  /** The page’s own HTML without any data. */
  readonly skeleton: string
}

export type IndexedRead = {
  readonly address: string
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  readonly about?: readonly Subject[]
  readonly isPaged?: true
  /** The server records this read, so pointing at a link must not send it. */
  readonly leavesTrace?: true
}

type Visit = {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
  /** False if the link is only pointed at. */
  readonly isPressed: boolean
}

let index: Readonly<Record<string, IndexedPage>> = {}

/** Fetched after the first page, which does not need it. */
export async function loadPageIndex() {
  const address = document.getElementById('root')?.dataset.pages
  const answer = address ? await fetch(address).catch(() => null) : null
  if (answer?.ok) index = await answer.json()
}

export const indexedPage = (path: PortalPath): IndexedPage | undefined => index[path]

/** The index has one language, as the document has: its title stands for both. */
export async function headOfPortalPage(path: PortalPath): Promise<PageHead> {
  const known = index[path]?.title
  const { en, ar } = known ? { en: known, ar: known } : (await loadPortalPage(path)).title
  const title = { en: `${en} | ${brand.name.en}`, ar: `${ar} | ${brand.name.ar}` }
  return { title, status: 200, isIndexed: false }
}

/** Starts the page’s scripts and first reads side by side. */
export function preparePage(path: PortalPath, visit: Visit): Promise<PortalPage> {
  const known = index[path]
  if (known && !loadedPortalPage(path)) for (const href of known.scripts) preload(href)
  if (known) startReads(known.reads, path, visit)
  return loadPortalPage(path)
}

/**
 * Loads the first page of a document, together with the answers that `boot.js` has requested. On a slow line they are
 * there before the scripts. Answers that replace a skeleton are rendered in one piece, which blocked a phone for 300 ms.
 */
export async function prepareFirstPage(path: PortalPath, visit: Visit): Promise<void> {
  const { reads } = await loadPortalPage(path)
  if (import.meta.env.SSR) return
  await sessionSettled()
  const aMoment = new Promise<void>((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([startReads(reads.map(indexedRead), path, visit), aMoment])
}

/** Milliseconds that the first page waits for its answers; the document shows its skeleton meanwhile. */
const longestWait = 100

async function startReads(reads: readonly IndexedRead[], path: PortalPath, visit: Visit): Promise<void> {
  // A query may change what the page reads, and a read with an impossible id would be wasted.
  const hasId = visit.params.id === undefined || id.safeParse(visit.params.id).success
  if (visit.search || !hasId || !isOfActiveRole(path)) return
  const wanted = reads.filter(({ leavesTrace }) => visit.isPressed || !leavesTrace)
  await Promise.all(wanted.map((read) => startRead(read, visit.params)))
}

export function indexedRead({ route, input, isPaged }: PageRead): IndexedRead {
  const address = splitInput(route, input).address.replace(/%3A(id|zone|days-ago)/g, ':$1')
  return {
    address,
    path: route.path,
    input,
    ...(route.about.length > 0 && { about: route.about }),
    ...(isPaged && { isPaged: true }),
    ...(route.leavesTrace && { leavesTrace: true }),
  }
}

function preload(href: string) {
  if (document.head.querySelector(`[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

function isOfActiveRole(path: PortalPath): boolean {
  const known = currentSession()
  return known.state === 'signed_in' && path.startsWith(`/${known.session.activeRole}`)
}

function startRead(
  { address, path, input, about = [], isPaged }: IndexedRead,
  params: Visit['params'],
): Promise<void> {
  const { zone } = withReaderZone()
  const fill = (value: unknown) => {
    if (value === ':zone') return zone
    return typeof value === 'string' ? fillText(value, params) : value
  }
  const filled = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, fill(value)]))
  const byZone = address.replace('?zone=:zone', zone ? `?zone=${encodeURIComponent(zone)}` : '')
  const route = { method: 'GET', path: fillText(byZone, params) } as Route
  const meta = { about }
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(route, {}, { signal })
  if (isPaged)
    return queryClient.prefetchInfiniteQuery({
      queryKey: [...pagesKey({ path }), filled],
      meta,
      queryFn,
      initialPageParam: undefined,
      staleTime: pagesStaleTime,
    })
  return queryClient.prefetchQuery({ queryKey: [path, filled], meta, queryFn })
}

const fillText = (text: string, params: Visit['params']) =>
  text
    .replace(/:days-ago-(\d+)/g, (_, ago) => addDays(todayInRiyadh(new Date()), -Number(ago)))
    .replace(/:id\b/g, () => params.id ?? ':id')
