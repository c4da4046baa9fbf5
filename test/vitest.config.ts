import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['{contract,copy,db,server,web,bin,test}/**/*.test.ts'],
    globalSetup: ['test/house-for-tests.ts'],
    setupFiles: ['test/quiet-console.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
