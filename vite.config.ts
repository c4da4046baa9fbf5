import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Fewer, larger chunks: what every page needs, what every public page needs, what several of them share. */
const groups = [
  {
    name: 'ground',
    test: /\/node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|\/web\/lib\/(language|link|path|still-page|today|words)\.tsx?$|preload-helper|rolldown.runtime/,
    priority: 3,
  },
  { name: 'frame', test: /\/web\/(public\/public-frame|newsletter\/newsletter-band)\.tsx$/, priority: 2 },
  {
    name: 'shared',
    test: /\/web\/(public|art)\/|\/lucide-react\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
    priority: 1,
  },
]

const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/static',
  plugins: [react(), tailwindcss()],
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/shots/**'] } },
  optimizeDeps: { entries: ['web/main.tsx'] },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: false,
    // A file of its own for each, so that the Content Security Policy needs no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: { input: 'web/main.tsx', output: { codeSplitting: { groups }, chunkFileNames } },
        }),
  },
}))
