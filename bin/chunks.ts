/** The bundler's information about a module. */
type Build = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/**
 * The chunk of each module in the browser's bundle. A portal's first screen loads five: the entry, the ground, the
 * code that forms fetch when touched, the portal, and the screens of a domain.
 */
export const chunks = [
  // By default every page would have it with the rest of the router, although few forms ask before the reader leaves.
  {
    name: 'leaving',
    test: /\/react-router\/dist\/esm\/useBlocker\.js$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // Needed on invoices and for setting up a second factor.
  {
    name: 'qr',
    test: /\/web\/ui\/qr-picture\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // Needed in the footer of public pages and next to a patient; neither needs the rest of the other's chunk.
  {
    name: 'phone',
    test: /\/lucide-react\/dist\/esm\/icons\/phone\.mjs$|\/web\/lib\/phone\.ts$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // Separate, because patient lists cannot afford another request and plans, written for one patient, need names too.
  {
    name: 'patient-names',
    test: /\/contract\/patients\/patients\.ts$|\/web\/(lib\/use-patient-name|patients\/paths)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    debugName: 'ground to portal',
    name: (id: string, build: Build) => (ground.test(id) ? 'ground' : chunkOf(id, build)),
    includeDependenciesRecursively: false,
    priority: 6,
  },
  { name: 'frame', test: /\/web\/(public\/public-frame|newsletter\/newsletter-band)\.tsx$/, priority: 4 },
  { ...byPages(/\/web\/(public|art)\//, 1000), name: 'shared', priority: 3 },
  {
    name: 'days',
    test: /\/web\/(ui\/(day-(calendar|calendar-skeleton|dot)|hijri-day)\.tsx|lib\/hijri\.ts)$/,
    includeDependenciesRecursively: false,
    priority: 2.5,
  },
  {
    name: 'free-times',
    test: /\/web\/(ui\/day-slots\.tsx|lib\/parts-of-day\.ts|appointments\/free-(days|times)\.tsx?)$|\/copy\/free-times\.ts$/,
    includeDependenciesRecursively: false,
    priority: 2.5,
  },
  {
    name: 'hours',
    test: /\/(web|copy)\/availability\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2.5,
  },
  // Only admins search lists.
  {
    name: 'found-lists',
    test: /\/web\/ui\/(found-list|shown-days)\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 2.5,
  },
  {
    debugName: 'families',
    name: (id: string, build: Build) => nameOf(id, familiesOf(id, build)),
    test: /\/web\/(later|settings-tabs)\.tsx$|\/web\/(accounts|portal|ui(?!\/token-page)|app|lib)\/|\/copy\/portal\/|\/contract\/(accounts\/|days\.ts)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
]

/** Modules that every page needs. */
const ground =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store)|use-sync-external-store)\/|\/web\/(main|app|router|routes|compose|portal-routes)\.tsx?$|\/web\/lib\/(document-head|own-title|form|hydrated|form-draft|language|link|path|still-page|today|words)\.tsx?$|\/web\/app\/signed-in-hint\.ts$|\/web\/(art\/logo|ui\/(button|draw-icon|field|icon-button|lazy-toaster|leaf-tile|other-language|text-input|theme-choice))\.tsx?$|\/copy\/public\/frame\.ts$|rolldown.runtime|preload-helper/

/** Groups modules that the same pages need, and merges small ones with their neighbours. */
function byPages(test: RegExp, small: number) {
  return {
    test,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: small,
    includeDependenciesRecursively: false,
  }
}

/** Entries that a visitor's page loads immediately, or fetches when a form is touched. */
const ofVisitors =
  /\/web\/(public\/(public-frame|faq-page)|newsletter\/(?!subscribers\/)|notifications\/leave|survey\/(?!answers\/)|support\/(contact|question)-page|accounts\/(auth-frame|sign-in\/(login-page|reset-password-page)|registration\/(register-page|confirm-address-page)|security\/confirm-new))/
const ofDoors = /\/web\/accounts\//
/** Words that a single sign-in page needs. */
const ofOneDoor = /\/copy\/accounts\/(registration\/confirm|sign-in\/login)\.ts$/
/** Needed on pages that show no other part of a health record. */
const ofConsent = /\/(contract|copy)\/health\/consent\.ts$/
const ofLaterVisits =
  /\/web\/(public\/|accounts\/(sign-in|registration|enter|session-watch)|lib\/(check-form|call)|app\/call)|\/contract\//
const ofPortals =
  /\/web\/(portal\/(portal|party-portal|dashboard-router)|(portal|patient|dietitian|admin|call)-pages|notifications\/list\/bell)\.tsx$/
/** Loaded immediately on the most visited pages. */
const firstScreens =
  /\/web\/(appointments\/(dashboard-appointments|appointment-lists)|directory\/directory-screen|health\/health-screen)\.tsx$/
/** The messages page; the badge that counts unread messages is on every page. */
const conversations = /\/web\/messages\/messages-screen\.tsx$/
const ofConversations = /\/web\/messages\/(?!unread-badge)/
/** Opened only from the patient's own record. */
const ofOwnRecord =
  /\/web\/health\/((health-screen|entry-dialog|guided-dialog|kind-page)|(diary|files|goals|reminders)\/)/
/** Pages that are never the first for patients and dietitians. */
const ofDesk = /\/web\/admin-pages\.tsx$/
const ofSetup = /\/web\/onboarding\/(patient|dietitian)-onboarding\.tsx$/
/** Portal pages with much code that no other page needs, by topic. */
const desks: Readonly<Record<string, RegExp>> = {
  dashboard: /\/web\/portal\/(patient|dietitian)-dashboard\.tsx$/,
  'admin-dashboard': /\/web\/portal\/admin-dashboard\.tsx$/,
  practice: /\/web\/(profiles\/practice-profile|documents\/uploads|verification\/verification-status)\.tsx$/,
  services: /\/web\/services\/(services|packages)-panel\.tsx$/,
  person: /\/web\/patient-profile-page\.tsx$/,
  patients: /\/web\/patients\/(patient-list|patient-screen)\.tsx$/,
}
/** Pages whose files are small enough without grouping. */
const otherPages =
  /\/web\/(appointments\/(appointment-screen|booking\/booking-screen|conflicts\/conflicts)|directory\/dietitian-screen|availability\/availability-panel|onboarding\/(patient|dietitian)-onboarding|patients\/preparation-screen|reviews\/my-reviews)\.tsx$/
const ofSettings =
  /\/web\/(accounts\/security\/(security|account)-settings|(account|billing|privacy|notifications)-tab)\.tsx$/
const ofFollowing = /\/web\/plans\/following\/following-screen\.tsx$/
const ofWriting = /\/web\/plans\/plan-(list|screen)\.tsx$/
const plans = /\/(web|copy|contract)\/plans\//
/** The overview, the lists its figures link to, the search that leads to them, and money. */
const ofReports = /\/web\/(reports\/|oversight\/search\/|money\/(books|desk)\/|admin-payment-page)/
const ofFinance = /\/web\/(money\/(books|desk)\/|admin-payment-page)/
const ofOverview = /\/web\/(reports\/overview|oversight\/search)\//
/** Modules that are smaller than the cost of a request. */
const tiny =
  /\/contract\/(adult|support\/ticket)\.ts$|\/copy\/(quoted|characters-left|files|zones)\.ts$|\/icons\/(copy|pencil|plus|trash)\.mjs$|\/web\/(lib\/(parse-day|current-user-id)\.ts|ui\/(figure-link|nothing-here|quoted)\.tsx)$/
const icons = /\/lucide-react\//
const roomOf = (id: string) => /\/(?:web|copy|contract)\/([a-z]+)(?:\/|\.ts)/.exec(id)?.[1]

function chunkOf(id: string, build: Build): string | null {
  const entries = entriesOf(id, build)
  const isOf = (some: RegExp) => entries.some((each) => some.test(each))
  if (isOf(/\/web\/main\.tsx$/)) return 'ground'
  const rooms = new Set(entries.filter((each) => firstScreens.test(each)).map(roomOf))
  const isOfPortal = isOf(ofPortals) || rooms.size > 1
  const visits = entries.filter((each) => ofVisitors.test(each))
  if (visits.length > 0 && (isOfPortal || rooms.size > 0)) return 'ground'
  if (ofOneDoor.test(id) || ofConsent.test(id)) return null
  // Every form needs it when sent, and some while being filled in.
  if (/\/contract\/(field-)?faults\.ts$/.test(id)) return 'talk'
  if (visits.length > 0) {
    if (entries.length === 1 || !visits.every((each) => ofDoors.test(each))) return null
    // Portals have forms too, but not the rest of the sign-in pages.
    return /\/web\/(ui|app|lib)\/|\/copy\/phone\.ts$|\/lucide-react\//.test(id) &&
      visits.length < entries.length
      ? 'inputs'
      : 'doors'
  }
  if (rooms.size === 0 && entries.length > 0 && entries.every((each) => ofDesk.test(each))) return 'desk'
  if (entries.length > 1 && entries.every((each) => ofFinance.test(each))) return 'finance'
  if (entries.length > 1 && entries.every((each) => ofReports.test(each)))
    return isOf(ofOverview) ? 'desk' : 'reports'
  if (isOfPortal) return isOf(ofLaterVisits) ? 'talk' : 'portal'
  const [room = null] = rooms
  if (room === null) {
    if (plans.test(id)) return plansOf(entries)
    if (isOf(conversations))
      return entries.every((each) => ofConversations.test(each)) ? 'messages' : 'portal'
    return tiny.test(id) || (icons.test(id) && entries.length > 12) ? 'portal' : deskOf(id, entries)
  }
  if (entries.every((each) => ofOwnRecord.test(each))) return room
  // The next screen will also need a module that belongs to no single room, but not the rest of this room.
  if (room !== roomOf(id)) return 'portal'
  // Its few lines are not worth a separate request.
  if (room !== 'appointments' && entries.every((each) => firstScreens.test(each))) return room
  // The directory page cannot afford another request.
  return room === 'directory' ? 'portal' : `${room}-parts`
}

/** Separates the parts of plans that both sides load first from those that only their writers need. */
function plansOf(entries: readonly string[]): string | null {
  if (!entries.some((each) => ofWriting.test(each))) return null
  return entries.some((each) => ofFollowing.test(each)) ? 'plans' : 'plan-desk'
}

/** Puts modules that pages with forms share into chunks for forms; words shared with the wizards get a separate one. */
function deskOf(id: string, entries: readonly string[]): string | null {
  const names = Object.keys(desks).filter((name) => entries.some((each) => desks[name]?.test(each)))
  const [name = null] = names
  const isElsewhere = entries.some((each) => otherPages.test(each))
  if (name?.endsWith('dashboard') && (isElsewhere || names.length > 1)) return 'portal'
  if (isElsewhere && names.length > 1 && entries.some((each) => ofSetup.test(each)))
    return /\/(contract|copy)\//.test(id) ? 'form-words' : null
  if (isElsewhere || name === null) return null
  const isOfSettings = entries.some((each) => ofSettings.test(each))
  if (names.length === 1) return isOfSettings ? null : name
  if (names.includes('patients')) return null
  return isOfSettings ? 'form-settings' : 'form-pages'
}

const known = new WeakMap<Build, Map<string, string[]>>()

/** The dynamically imported modules (or roots) from which a module can be reached. */
function entriesOf(id: string, build: Build): string[] {
  const kept = known.get(build) ?? new Map<string, string[]>()
  known.set(build, kept)
  const before = kept.get(id)
  if (before) return before
  const entries = new Set<string>()
  const seen = new Set<string>()
  const follow = (each: string) => {
    const facts = seen.has(each) ? null : build.getModuleInfo(each)
    seen.add(each)
    if (!facts) return
    if (facts.dynamicImporters.length > 0 || facts.importers.length === 0) entries.add(each)
    for (const importer of facts.importers) follow(importer)
  }
  follow(id)
  kept.set(id, [...entries])
  return [...entries]
}

/**
 * The parts of the site that need a module: marketing pages, sign-in pages, portals, or code that forms fetch later.
 */
const familiesOf = (id: string, build: Build): string[] =>
  [...new Set(entriesOf(id, build).map(familyOf))].sort()

function nameOf(id: string, families: readonly string[]): string | null {
  if (families.length === 0 || families.join() === 'later') return null
  const [, room = ''] = /\/(accounts)\//.exec(id) ?? []
  return [...families, room].filter(Boolean).join('-')
}

function familyOf(page: string): string {
  if (
    /\/web\/((patient|dietitian|admin|call)-pages|portal)|\/web\/accounts\/(security|people)\/(?!confirm-)/.test(
      page,
    )
  )
    return 'portal'
  if (/\/web\/accounts\//.test(page)) return 'doors'
  return /\/web\/(public|newsletter(?!\/subscribers)|survey(?!\/answers))\/|\/web\/support\/(contact|question)-page/.test(
    page,
  )
    ? 'public'
    : 'later'
}
