import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These watch the clock, so nothing else may run beside them. */
const alone = [
  'test/journeys/budgets.test.ts',
  'server/data/embedded/postgres.test.ts',
  'server/accounts/timing.test.ts',
  'bin/dev.test.ts',
]

/** Screen after screen: what takes longest goes first, so that no worker is left alone with it at the end. */
class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isJourney = ({ moduleId }: TestSpecification) => moduleId.includes('/test/journeys/')
    const inOrder = await super.sort(files)
    return inOrder.sort((a, b) => Number(isJourney(b)) - Number(isJourney(a)))
  }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    globalSetup: ['test/house-for-tests.ts'],
    setupFiles: ['test/quiet-console.ts'],
    maxWorkers: 2,
    // Nothing here measures by giving up: on a busy machine all of it only takes longer.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    sequence: { sequencer: JourneysFirst },
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{contract,copy,db,server,web,bin,test}/**/*.test.ts'],
          exclude: alone,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
