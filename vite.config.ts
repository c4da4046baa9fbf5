import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every page needs, in one piece that outlives most releases in the reader's cache. */
const groups = [
  {
    name: 'ground',
    test: /\/node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|\/web\/lib\/(language|link|path|today|words)\.tsx?$/,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: 'web/static',
  plugins: [react(), tailwindcss()],
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/shots/**'] } },
  optimizeDeps: { entries: ['web/main.tsx'] },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/web',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    // A file of its own for each, so that the Content Security Policy needs no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { input: 'web/main.tsx', output: { codeSplitting: { groups } } } }),
  },
}))
