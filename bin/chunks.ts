type Module = { code: string | null; importers: readonly string[]; dynamicImporters: readonly string[] }
type Build = { getModuleInfo(id: string): Module | null }

/** From how many pages of the portals on a module travels with their frame. */
const many = 6
/** From how many public pages on a module of the portals is part of the ground. */
const few = 8
/** Characters of code that are not worth a request. */
const small = 2_000

const isEntry = /\/web\/app\/main\.tsx$/
const isPortal = /\/web\/portal\/portal\.tsx$/
const isPortalPage = /\/web\/pages\/(?!_public|_doors)/
const isPublicPage = /\/web\/(pages\/_(public|doors)\/|(public\/public|accounts\/auth)-frame\.tsx$)/

/** The chunk of each module in the browser’s bundle, derived from what imports it. */
export const chunks = [
  { name: chunkOf, debugName: 'by importers', includeDependenciesRecursively: false, priority: 2 },
  {
    name: sharedOf,
    debugName: 'by the pages that share it',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

function chunkOf(id: string, build: Build): string | null {
  const entries = entriesOf(id, build)
  const [page, ...others] = entries.filter((each) => isPortalPage.test(each))
  const pages = page ? others.length + 1 : 0
  const visits = entries.filter((each) => isPublicPage.test(each)).length
  const isOfPortals = pages >= many || entries.some((each) => isPortal.test(each))
  if (entries.some((each) => isEntry.test(each))) return 'ground'
  if (pages === 0 && !isOfPortals) return null
  if (visits > 0) {
    const isSmall = (build.getModuleInfo(id)?.code?.length ?? 0) < small
    return isOfPortals || isSmall || visits >= few ? 'ground' : null
  }
  // A public page fetches them when a form is touched, and then not the portals’ frame with them.
  if (entries.some((each) => isFetchedByVisitors(each, build))) return 'forms'
  if (isOfPortals) return 'portal'
  if (!page || others.length > 0) return null
  return page.replace(/^.*\/web\/pages\/|\.tsx.*|[_$]/g, '').replaceAll('/', '-')
}

function sharedOf(id: string, build: Build): string | null {
  const entries = entriesOf(id, build)
  if (entries.some((each) => isPublicPage.test(each))) return 'visitors'
  return entries.some((each) => isPortalPage.test(each)) ? 'parts' : null
}

const isFetchedByVisitors = (entry: string, build: Build): boolean =>
  !/\/web\/(portal|pages)\//.test(entry) &&
  (build.getModuleInfo(entry)?.dynamicImporters ?? []).some((importer) =>
    entriesOf(importer, build).some((each) => isEntry.test(each) || isPublicPage.test(each)),
  )

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
