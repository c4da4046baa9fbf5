import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './bin/chunks.ts'
import { oneIconEach } from './bin/one-icon-each.ts'
import { routesForPages } from './bin/routes-for-pages.ts'
import { zoneNames } from './bin/zone-names.ts'

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

/** The parts of the calendar would bring a dozen calendars of the world with them, and formats of their own. */
const oneCalendar: Plugin = {
  name: 'nabta:one-calendar',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, part = ''] = /\/(\w+)\.mjs$/.exec(id) ?? []
    const own = importer?.includes('@internationalized/date') ? ownParts.get(part) : undefined
    return own ? fileURLToPath(new URL(`web/ui/${own}`, import.meta.url)) : null
  },
}

const ownParts = new Map([
  ['createCalendar', 'only-gregorian.ts'],
  ['DateFormatter', 'kept-date-formatter.ts'],
])

/** No list of what a part needs is kept (below), so whoever imports one on demand needs no help with it. */
const plainImports: Plugin = {
  name: 'nabta:plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/static',
  plugins: [
    oneIconEach,
    routesForPages,
    plainImports,
    zoneNames,
    react(),
    tailwindcss(),
    oneCalendar,
    ...(isSsrBuild ? [] : [pdfDecoders]),
  ],
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/shots/**'] } },
  optimizeDeps: { entries: ['web/main.tsx'] },
  // Prerendered pages draw their icons as the browser does.
  ssr: { noExternal: ['lucide-react'] },
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
    rolldownOptions: {
      // What nothing uses goes, with whatever it would have read: reading does nothing anywhere here.
      treeshake: { propertyReadSideEffects: false },
      // What one page fetches later another may have from the start: the chunks say what travels together.
      checks: { ineffectiveDynamicImport: false },
      ...(!isSsrBuild && {
        input: 'web/main.tsx',
        output: { codeSplitting: { groups: chunks }, chunkFileNames },
      }),
    },
  },
}))
