/** What the bundler tells of a module. */
type Build = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/**
 * Which chunk each module of the browser's bundle goes into. A portal's first screen is five of them: the entry, the
 * ground, what forms fetch when they are touched, the portal, and the screens of a domain.
 */
export const chunks = [
  // The list of the router's parts would bring it to every page, and few forms ask before they are left.
  {
    name: 'leaving',
    test: /\/react-router\/dist\/esm\/useBlocker\.js$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // On invoices, and for whoever sets up a second factor.
  {
    name: 'qr',
    test: /\/web\/ui\/qr-picture\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // At the foot of public pages and beside a patient: neither needs the rest of the other.
  {
    name: 'phone',
    test: /\/lucide-react\/dist\/esm\/icons\/phone\.mjs$|\/web\/lib\/phone\.ts$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // Lists of patients have no request to spare, and plans are written for one of them.
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
  // Lists that are searched are the admins' alone.
  {
    name: 'found-lists',
    test: /\/web\/(ui\/(found-list|shown-days)\.tsx|lib\/use-focus-where-left\.ts)$/,
    includeDependenciesRecursively: false,
    priority: 2.5,
  },
  {
    debugName: 'families',
    name: (id: string, build: Build) => nameOf(id, familiesOf(id, build)),
    test: /\/web\/(later|settings-tabs)\.tsx$|\/web\/(accounts|portal|ui(?!\/token-page)|lib)\/|\/copy\/portal\/|\/contract\/(accounts\/|days\.ts)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
]

/** What every page needs. */
const ground =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store)|use-sync-external-store)\/|\/web\/(main|app|router|routes|compose|portal-routes)\.tsx?$|\/web\/lib\/(document-head|own-title|form|hydrated|kept-answers|language|link|path|signed-in-hint|still-page|today|words)\.tsx?$|\/web\/(art\/logo|ui\/(button|draw-icon|field|icon-button|lazy-toaster|leaf-tile|other-language|text-input|theme-choice))\.tsx?$|\/copy\/public\/frame\.ts$|rolldown.runtime|preload-helper/

/** Together where the same pages want them, and what is small with its neighbours. */
function byPages(test: RegExp, small: number) {
  return {
    test,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: small,
    includeDependenciesRecursively: false,
  }
}

/** What a visitor's page has from the first moment on, or fetches for a form that is touched. */
const ofVisitors =
  /\/web\/(public\/(public-frame|faq-page)|newsletter\/(?!subscribers\/)|notifications\/leave|survey\/(?!answers\/)|support\/(contact|question)-page|accounts\/(auth-frame|sign-in\/(login-page|reset-password-page)|registration\/(register-page|confirm-address-page)|security\/confirm-new))/
const ofDoors = /\/web\/accounts\//
/** Words of one door alone. */
const ofOneDoor = /\/copy\/accounts\/(registration\/confirm|sign-in\/login)\.ts$/
/** Asked on pages that have nothing else of a record. */
const ofConsent = /\/(contract|copy)\/health\/consent\.ts$/
const ofLaterVisits =
  /\/web\/(public\/|accounts\/(sign-in|registration|enter|session-watch)|lib\/(check-form|call))|\/contract\//
const ofPortals =
  /\/web\/(portal\/(portal|party-portal|dashboard-router)|(portal|patient|dietitian|admin|call)-pages|notifications\/list\/bell)\.tsx$/
/** What is shown at once on the pages that most people come to. */
const firstScreens =
  /\/web\/(appointments\/(dashboard-appointments|appointment-lists)|directory\/directory-screen|health\/health-screen)\.tsx$/
/** Conversations as a page of their own; the badge that counts them stands on every page. */
const conversations = /\/web\/messages\/messages-screen\.tsx$/
const ofConversations = /\/web\/messages\/(?!unread-badge)/
/** What is opened from one's own record alone. */
const ofOwnRecord =
  /\/web\/health\/((health-screen|entry-dialog|guided-dialog|kind-page)|(diary|files|goals|reminders)\/)/
/** What patients and dietitians do not begin with. */
const ofDesk = /\/web\/admin-pages\.tsx$/
const ofSetup = /\/web\/onboarding\/(patient|dietitian)-onboarding\.tsx$/
/** The pages of a portal with much of their own, by what they are about. */
const desks: Readonly<Record<string, RegExp>> = {
  dashboard: /\/web\/portal\/(patient|dietitian)-dashboard\.tsx$/,
  'admin-dashboard': /\/web\/portal\/admin-dashboard\.tsx$/,
  practice: /\/web\/(profiles\/practice-profile|documents\/uploads|verification\/verification-status)\.tsx$/,
  services: /\/web\/services\/(services|packages)-panel\.tsx$/,
  person: /\/web\/patient-profile-page\.tsx$/,
  patients: /\/web\/patients\/(patient-list|patient-screen)\.tsx$/,
}
/** Pages whose files are small enough as they fall. */
const otherPages =
  /\/web\/(appointments\/(appointment-screen|booking\/booking-screen|conflicts\/conflicts)|directory\/dietitian-screen|availability\/availability-panel|onboarding\/(patient|dietitian)-onboarding|patients\/preparation-screen|reviews\/my-reviews)\.tsx$/
const ofSettings =
  /\/web\/(accounts\/security\/(security|account)-settings|(account|billing|privacy|notifications)-tab)\.tsx$/
const ofFollowing = /\/web\/plans\/following\/following-screen\.tsx$/
const ofWriting = /\/web\/plans\/plan-(list|screen)\.tsx$/
const plans = /\/(web|copy|contract)\/plans\//
/** The overview, the lists that its figures open, the search that leads to them, and money. */
const ofReports = /\/web\/(reports\/|oversight\/search\/|money\/(books|desk)\/|admin-payment-page)/
const ofFinance = /\/web\/(money\/(books|desk)\/|admin-payment-page)/
const ofOverview = /\/web\/(reports\/overview|oversight\/search)\//
/** Less than a request costs. */
const tiny =
  /\/contract\/(adult|support\/ticket)\.ts$|\/copy\/(quoted|characters-left|files|zones)\.ts$|\/icons\/(copy|pencil|plus|trash)\.mjs$|\/web\/(lib\/(day-in|who-is-here)\.ts|ui\/(counted|nothing-here|quoted)\.tsx)$/
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
  // Every form that is sent asks it, and some as they are typed in.
  if (/\/contract\/(field-)?faults\.ts$/.test(id)) return 'talk'
  if (visits.length > 0) {
    if (entries.length === 1 || !visits.every((each) => ofDoors.test(each))) return null
    // Portals have forms too, without what else stands at a door.
    return /\/web\/(ui|lib)\/|\/copy\/phone\.ts$|\/lucide-react\//.test(id) && visits.length < entries.length
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
  // What is nobody's own will be wanted by the next screen too, without the rest of the room.
  if (room !== roomOf(id)) return 'portal'
  // Its own few lines are not worth a request.
  if (room !== 'appointments' && entries.every((each) => firstScreens.test(each))) return room
  // The directory has no request to spare.
  return room === 'directory' ? 'portal' : `${room}-parts`
}

/** What both sides need of plans at first, and what only those who write them do. */
function plansOf(entries: readonly string[]): string | null {
  if (!entries.some((each) => ofWriting.test(each))) return null
  return entries.some((each) => ofFollowing.test(each)) ? 'plans' : 'plan-desk'
}

/** What pages with forms have in common is in files for them, the words that they share with the wizards apart. */
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

/** The modules fetched by themselves that lead to one. */
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

/** Which parts of the site come to a module: those that are marketing, the doors of accounts, the portals, or what forms fetch later. */
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
