/** So many days before it holds, dietitians know of another fee. The terms promise it. */
export const feeNoticeDays = 30
