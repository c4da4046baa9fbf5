/** Dietitians learn of a new fee this many days before it applies. The terms promise it. */
export const feeNoticeDays = 30
