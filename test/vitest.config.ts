import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { zoneNames } from '../bin/zone-names.ts'
import { runsAlone } from './setup/alone.ts'
import { leftOut, runsAll } from './setup/extent.ts'

/** These start programs, so each runs in its own process. */
const apart = ['bin/*.test.ts', 'server/ground/data/embedded/postgres.test.ts', 'test/deploy/image.test.ts']

/**
 * The slowest files go first, so that no worker is left with one of them at the end. Files that run in their own
 * process go before them: a shared process ends when the next file belongs to another project. Component tests take a moment
 * each and fill the end.
 */
const longest = ['/journeys/portal-screens', '/journeys/pages', '/journeys/', '/rules/bad-input', '/race']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId, project }: TestSpecification) => {
      if (project.name === 'apart') return -1
      if (project.name === 'components') return longest.length + 1
      const at = longest.findIndex((part) => moduleId.includes(part))
      return at < 0 ? longest.length : at
    }
    const inOrder = await super.sort(files)
    return inOrder.sort((a, b) => place(a) - place(b))
  }
}

const quiet = 'test/setup/quiet-console.ts'
const cheap = 'test/setup/cheap-hashes.ts'

/** Otherwise a press that leads to another site would fetch it. */
const noNavigation = { disableMainFrameNavigation: true, disableChildFrameNavigation: true }

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    globalSetup: ['test/setup/house-for-tests.ts'],
    setupFiles: [quiet],
    // One worker more than cores (five at most): a worker that waits for a page leaves its core idle.
    maxWorkers: Math.min(availableParallelism(), 4) + 1,
    // No test relies on a timeout: on a busy machine everything takes longer.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Shows only the first lines of a hundred differing answers.
    diff: { truncateThreshold: 30 },
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: runsAll ? runsAlone : [],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: apart, exclude: leftOut, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        plugins: [zoneNames],
        test: {
          name: 'components',
          include: ['{test/dom,web}/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { url: 'http://localhost:3000', settings: { navigation: noNavigation } },
          },
          env: { TZ: 'Asia/Riyadh' },
          setupFiles: ['test/setup/dom.ts'],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{contract,copy,db,demo,server,web,test}/**/*.test.ts'],
          exclude: [...runsAlone, ...apart, ...leftOut],
          setupFiles: [cheap],
          // The server is loaded once for all files, not once for each, and a single browser is started.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
