/** Dietitians are notified of a new fee this many days before it applies, as the terms promise. */
export const feeNoticeDays = 30
