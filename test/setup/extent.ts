/** `npm test -- --all` sets it. A usual run leaves out what takes long and seldom finds what the rest does not. */
export const runsAll = process.env.NABTA_TEST_ALL === '1'
