import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './bin/chunks.ts'
import { oneIconEach } from './bin/one-icon-each.ts'
import { pageList } from './bin/page-list.ts'
import { routesForPages } from './bin/routes-for-pages.ts'
import { zoneNames } from './bin/zone-names.ts'

const pdfReader = new URL('node_modules/pdfjs-dist/', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('package.json', pdfReader), 'utf8'))

/** Decoders that the PDF reader requests by these names when a scan needs them. */
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

/** The calendar components would add a dozen calendars of the world, and their date formats. */
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
  ['DateFormatter', 'cached-date-formatter.ts'],
])

/** There are no preload lists (see `modulePreload` below), so dynamic imports need no helper. */
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
    pageList,
    routesForPages,
    plainImports,
    zoneNames,
    react(),
    tailwindcss(),
    oneCalendar,
    ...(isSsrBuild ? [] : [pdfDecoders]),
  ],
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/shots/**'] } },
  optimizeDeps: { entries: ['web/app/main.tsx'] },
  // Bundled, so that prerendered pages draw icons as the browser does.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    // Every asset is a file, so that the Content Security Policy needs no data: addresses.
    assetsInlineLimit: 0,
    // The PDF reader is that large; it loads with the first PDF.
    chunkSizeWarningLimit: 600,
    // Pages list the files that they need immediately; preload lists of later ones would make every page heavier.
    modulePreload: false,
    rolldownOptions: {
      // Removes unused code including the property reads in it: no read here has side effects.
      treeshake: { propertyReadSideEffects: false },
      // A module that one page imports dynamically may be part of another from the start; the chunk groups decide.
      checks: { ineffectiveDynamicImport: false },
      ...(!isSsrBuild && {
        input: 'web/app/main.tsx',
        output: { codeSplitting: { groups: chunks }, chunkFileNames },
      }),
    },
  },
}))
