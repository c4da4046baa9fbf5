import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Fewer, larger chunks: what every page needs, what frames and forms are made of, what every public page needs, and what several parts of the site share. */
const groups = [
  {
    name: 'ground',
    test: /\/node_modules\/(?!@tanstack\/react-router\/dist\/esm\/useBlocker)(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store)|use-sync-external-store)\/|\/web\/lib\/(language|link|path|signed-in-hint|still-page|today|words)\.tsx?$|\/web\/compose\.ts$|rolldown.runtime/,
    priority: 6,
  },
  {
    name: 'parts',
    test: /\/web\/(lib\/form|art\/logo|ui\/(button|field|icon-button|lazy-toaster|other-language|text-input))\.tsx?$|\/copy\/public\/frame\.ts$/,
    priority: 5,
  },
  { name: 'theme', test: /\/web\/ui\/theme-choice\.tsx$/, priority: 5 },
  { name: 'frame', test: /\/web\/(public\/public-frame|newsletter\/newsletter-band)\.tsx$/, priority: 4 },
  { ...byPages(/\/web\/(public|art)\//, 1000), name: 'shared', priority: 3 },
  { ...byPages(/\/lucide-react\/dist\/esm\/icons\//, 200), name: 'icons', priority: 4.5 },
  {
    name: 'session',
    test: /\/web\/lib\/(session|keep-session)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 2.5,
  },
  {
    name: 'days',
    test: /\/web\/(ui\/day-(calendar|calendar-skeleton|slots)\.tsx|lib\/(hijri|parts-of-day)\.ts|appointments\/free-(days|times)\.tsx?)$|\/copy\/free-times\.ts$/,
    includeDependenciesRecursively: false,
    priority: 2.5,
  },
  {
    debugName: 'families',
    name: (id: string, build: Build) => nameOf(id, familiesOf(id, build)),
    test: /\/web\/(later|settings-tabs)\.tsx$|\/web\/(accounts|portal|ui|lib)\/(?!checkbox|day-|dialog|hijri|menu|parts-of-day|read-pages|search-box|toaster|aria-locale|page-message|radio-cards|token-page|send-later|search-param|lazy-role-selector|role-selector)|\/copy\/portal\/|\/contract\/(accounts\/|days\.ts)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    debugName: 'dietitian',
    // One dietitian and the booking with them come together: apart, what they share would weigh a kilobyte more.
    name: (id: string, build: Build) => (isOfOneDietitian(entriesOf(id, build)) ? 'dietitian' : null),
    test: /\/(web|copy|contract)\//,
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

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

type Build = { getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null }

/** The modules fetched by themselves that lead to one. */
function entriesOf(id: string, build: Build): string[] {
  const entries = new Set<string>()
  const seen = new Set<string>()
  const follow = (each: string) => {
    const facts = seen.has(each) ? null : build.getModuleInfo(each)
    seen.add(each)
    if (!facts) return
    if (facts.dynamicImporters.length > 0) entries.add(each)
    for (const importer of facts.importers) follow(importer)
  }
  follow(id)
  return [...entries]
}

const isOfOneDietitian = (entries: readonly string[]) =>
  entries.length > 0 && entries.every((each) => /\/(dietitian-screen|booking-screen)\.tsx$/.test(each))

/** Which parts of the site come to a module: those that are marketing, the doors of accounts, the portals, or what forms fetch later. */
const familiesOf = (id: string, build: Build): string[] =>
  [...new Set(entriesOf(id, build).map(familyOf))].sort()

function nameOf(id: string, families: readonly string[]): string | null {
  if (families.length === 0) return null
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
  return /\/web\/(public|newsletter|survey)\//.test(page) ? 'public' : 'later'
}

const pdfReader = new URL('node_modules/pdfjs-dist/', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('package.json', pdfReader), 'utf8'))

/** What the reader of PDFs asks for by these names when a scan needs it. */
const pdfDecoders: Plugin = {
  name: 'nabta:pdf-decoders',
  generateBundle() {
    for (const name of ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'])
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdf-${version}/${name}`,
        source: readFileSync(new URL(`wasm/${name}`, pdfReader)),
      })
  },
}

/** The parts of the calendar would bring a dozen calendars of the world with them. */
const oneCalendar: Plugin = {
  name: 'nabta:one-calendar',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createCalendar.mjs') && importer?.includes('@internationalized/date')
      ? fileURLToPath(new URL('web/ui/only-gregorian.ts', import.meta.url))
      : null,
}

const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/static',
  plugins: [react(), tailwindcss(), oneCalendar, ...(isSsrBuild ? [] : [pdfDecoders])],
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/shots/**'] } },
  optimizeDeps: { entries: ['web/main.tsx'] },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    // A file of its own for each, so that the Content Security Policy needs no data: addresses.
    assetsInlineLimit: 0,
    // The reader of PDFs, which comes when the first one is looked at.
    chunkSizeWarningLimit: 600,
    // The pages name what they need at once; lists of what else might come would weigh on each of them.
    modulePreload: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: { input: 'web/main.tsx', output: { codeSplitting: { groups }, chunkFileNames } },
        }),
  },
}))
