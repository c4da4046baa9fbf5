/**
 * Set by `npm test -- --all`. A usual run leaves out what takes long and seldom finds anything that the rest misses.
 */
export const runsAll = process.env.NABTA_TEST_ALL === '1'

/** Files that only `npm test -- --all` runs: whole drills, and the product started from the files of its image. */
export const leftOut = runsAll ? [] : ['bin/drill.test.ts', 'test/deploy/image.test.ts']
