import { type Language, languages } from '#contract/language.ts'

/**
 * Set by `npm test -- --all`. A usual run leaves out tests that take long and seldom find anything that the others
 * miss.
 */
export const runsAll = process.env.NABTA_TEST_ALL === '1'

/**
 * The languages in which a journey is tried that is the same in both. Arabic alone in a usual run: English has none of
 * its difficulties.
 */
export const triedLanguages: readonly Language[] = runsAll ? languages : ['ar']

/**
 * Set by `npm test -- --changed` if only some domains have changed: their routes, by name. Tests of every route then
 * try these alone.
 */
const touched = process.env.NABTA_TEST_ROUTES?.split(',')
export const triesAllRoutes = touched === undefined
export const triesRoute = (name: string) => touched?.includes(name) ?? true

/**
 * Files that only `npm test -- --all` runs: whole drills, the product started from the files of its image, what a
 * letter costs, and journeys beside the main roads, whose steps are tested as components and through HTTP.
 */
export const leftOut = runsAll
  ? []
  : [
      'bin/drill.test.ts',
      'test/deploy/image.test.ts',
      'test/journeys/{lobby,measured-visit,own-questionnaires,plan-pace,plan-versions}.test.ts',
    ]
