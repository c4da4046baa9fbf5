type Module = { code: string | null; importers: readonly string[]; dynamicImporters: readonly string[] }
type Build = { getModuleInfo(id: string): Module | null }

const isIcon = /\/lucide-react\//
const isEntry = /\/web\/app\/main\.tsx$/
const isPortal = /\/web\/portal\/portal\.tsx$/
const isPortalPage = /\/web\/pages\/(?!_public|_doors)/
const isPublicPage = /\/web\/(pages\/_(public|doors)\/|(public\/public|accounts\/auth)-frame\.tsx$)/

const isOfVisitors = (entry: string) => isEntry.test(entry) || isPublicPage.test(entry)
const isLazyPart = (entry: string) => !/\/web\/(pages|portal)\//.test(entry)

const sharedBy = (pages: RegExp, debugName: string) => ({
  minShareCount: 2,
  entriesAware: true,
  includeDependenciesRecursively: false,
  debugName,
  name: (id: string, build: Build) =>
    entriesOf(id, build).some((each) => pages.test(each)) ? debugName : null,
})

/** The chunk of each module in the browser’s bundle, derived from what imports it. */
export const chunks = [
  { name: chunkOf, debugName: 'by importers', includeDependenciesRecursively: false, priority: 3 },
  { ...sharedBy(isPublicPage, 'visitors'), priority: 2 },
  // Up to a kilobyte that a page does not need costs less than another request.
  { ...sharedBy(isPortalPage, 'parts'), priority: 1, entriesAwareMergeThreshold: 1_000 },
]

function chunkOf(id: string, build: Build): string | null {
  const entries = entriesOf(id, build)
  const pages = entries.filter((each) => isPortalPage.test(each))
  const size = build.getModuleInfo(id)?.code?.length ?? 0
  // An icon is not worth a request of its own.
  const many = isIcon.test(id) || size < 350 ? 2 : 4
  const isOfPortals = pages.length >= many || entries.some((each) => isPortal.test(each))
  if (entries.some((each) => isEntry.test(each))) return 'ground'
  if (pages.length === 0 && !isOfPortals) return null
  if (entries.some((each) => isPublicPage.test(each))) return isOfPortals || size < 2_000 ? 'ground' : null
  // A public page fetches them when a form is touched, and then not the portals’ frame with them.
  if (entries.some((each) => isLazyPart(each) && fetchersOf(each, build).some(isOfVisitors))) return 'forms'
  if (isOfPortals) return 'portal'
  const [page] = pages
  if (!page || pages.length > 1) return null
  const name = page.replace(/^.*\/web\/pages\/|\.tsx.*|[_$]/g, '').replaceAll('/', '-')
  return entries.every((each) => isPartOf(page, each, build)) ? name : `${name}-parts`
}

/** Whether nothing but this page, or a part that only this page fetches, needs what the entry needs. */
const isPartOf = (page: string, entry: string, build: Build): boolean =>
  entry === page ||
  (isLazyPart(entry) && fetchersOf(entry, build).every((each) => isPartOf(page, each, build)))

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
