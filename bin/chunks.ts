type Module = { code: string | null; importers: readonly string[]; dynamicImporters: readonly string[] }
type Build = { getModuleInfo(id: string): Module | null }

/** From how many pages of the portals on a module travels with their frame. */
const many = 4
/** Characters of code that are not worth a request of a visitor, and of somebody who is signed in. */
const small = 2_000
const tiny = 350

const isEntry = /\/web\/app\/main\.tsx$/
const isPortal = /\/web\/portal\/portal\.tsx$/
const isPortalPage = /\/web\/pages\/(?!_public|_doors)/
const isPublicPage = /\/web\/(pages\/_(public|doors)\/|(public\/public|accounts\/auth)-frame\.tsx$)/

const shared = { minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false, priority: 1 }

/** The chunk of each module in the browser’s bundle, derived from what imports it. */
export const chunks = [
  { name: chunkOf, debugName: 'by importers', includeDependenciesRecursively: false, priority: 3 },
  { ...shared, name: sharedByVisits, debugName: 'by the public pages that share it', priority: 2 },
  // Up to a kilobyte that a page does not need costs less than another request.
  {
    ...shared,
    name: sharedByPages,
    debugName: 'by the pages that share it',
    entriesAwareMergeThreshold: 1_000,
  },
]

function chunkOf(id: string, build: Build): string | null {
  const entries = entriesOf(id, build)
  const pages = entries.filter((each) => isPortalPage.test(each))
  const visits = entries.filter((each) => isPublicPage.test(each)).length
  const size = build.getModuleInfo(id)?.code?.length ?? 0
  const isCrumb = (/\/lucide-react\//.test(id) || size < tiny) && pages.length > 0 && entries.length > 1
  const isOfPortals = pages.length >= many || isCrumb || entries.some((each) => isPortal.test(each))
  if (entries.some((each) => isEntry.test(each))) return 'ground'
  if (pages.length === 0 && !isOfPortals) return null
  if (visits > 0) return isOfPortals || size < small ? 'ground' : null
  // A public page fetches them when a form is touched, and then not the portals’ frame with them.
  if (entries.some((each) => isFetchedByVisitors(each, build))) return 'forms'
  if (isOfPortals) return 'portal'
  const [page] = pages
  if (!page || pages.length > 1) return null
  const name = page.replace(/^.*\/web\/pages\/|\.tsx.*|[_$]/g, '').replaceAll('/', '-')
  return entries.every((each) => isPartOf(page, each, build)) ? name : `${name}-parts`
}

function sharedByVisits(id: string, build: Build): string | null {
  return entriesOf(id, build).some((each) => isPublicPage.test(each)) ? 'visitors' : null
}

function sharedByPages(id: string, build: Build): string | null {
  return entriesOf(id, build).some((each) => isPortalPage.test(each)) ? 'parts' : null
}

/** Whether nothing but this page, or a part that only this page fetches, needs what the entry needs. */
const isPartOf = (page: string, entry: string, build: Build): boolean =>
  entry === page ||
  (isLazyPart(entry) && fetchersOf(entry, build).every((each) => isPartOf(page, each, build)))

const isFetchedByVisitors = (entry: string, build: Build): boolean =>
  isLazyPart(entry) && fetchersOf(entry, build).some((each) => isEntry.test(each) || isPublicPage.test(each))

const isLazyPart = (entry: string) => !/\/web\/(pages|portal)\//.test(entry)

/** The entries from which a lazy part is fetched. */
const fetchersOf = (entry: string, build: Build): string[] =>
  (build.getModuleInfo(entry)?.dynamicImporters ?? []).flatMap((importer) => [...entriesOf(importer, build)])

const known = new WeakMap<Build, Map<string, readonly string[]>>()

/** The dynamically imported modules (or roots) from which a module can be reached. */
function entriesOf(id: string, build: Build): readonly string[] {
  const before = known.get(build)?.get(id)
  if (before) return before
  const entries = new Set<string>()
  const seen = new Set([id])
  for (const each of seen) {
    const facts = build.getModuleInfo(each)
    if (!facts) continue
    if (facts.dynamicImporters.length > 0 || facts.importers.length === 0) entries.add(each)
    for (const importer of facts.importers) seen.add(importer)
  }
  known.set(build, (known.get(build) ?? new Map()).set(id, [...entries]))
  return [...entries]
}
