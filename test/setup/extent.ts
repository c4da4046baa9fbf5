/**
 * Set by `npm test -- --all`. A usual run leaves out what takes long and seldom finds anything that the rest misses.
 */
export const runsAll = process.env.NABTA_TEST_ALL === '1'
